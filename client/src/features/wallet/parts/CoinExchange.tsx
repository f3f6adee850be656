import { standingOf } from '../../../api/standing.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { useBalance } from '../wallet.api.ts'
import { Exchange } from './Exchange.tsx'
import { Purses } from './Purses.tsx'

/** The two purses, and one for the other. */
export const CoinExchange = () => {
  const t = useWalletText()
  const query = useBalance()
  const { data: balance } = query
  if (balance)
    return (
      <>
        <Purses balance={balance} />
        <Exchange balances={{ CNY: balance.available, USDT: balance.usdtBalance }} />
      </>
    )
  return <Missing of={standingOf(query)} failed={t('loadFailed')} rows={5} height={56} />
}
