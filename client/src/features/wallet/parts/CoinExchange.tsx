import { reasonOf } from '../../../api/failure.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useBalance } from '../wallet.api.ts'
import { Exchange } from './Exchange.tsx'
import { Purses } from './Purses.tsx'

/** The two purses, and one for the other. */
export const CoinExchange = () => {
  const t = useWalletText()
  const { data: balance, error, isFetching, refetch } = useBalance()
  if (balance)
    return (
      <>
        <Purses balance={balance} />
        <Exchange balances={{ CNY: balance.centerWalletBalance, USDT: balance.usdtBalance }} />
      </>
    )
  if (error === undefined) return <SkeletonRows rows={5} height={56} />
  return (
    <LoadFailed
      title={t('loadFailed')}
      reason={reasonOf(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
