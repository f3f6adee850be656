import { Button } from '@mantine/core'
import { reasonOf } from '../../../api/failure.ts'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useWalletText } from '../../../i18n/wallet.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
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
    <EmptyState
      art={<EmptyArt variant="offline" />}
      title={t('loadFailed')}
      hint={reasonOf(error)}
      action={
        <Button loading={isFetching} onClick={() => refetch()}>
          {t('retry')}
        </Button>
      }
    />
  )
}
