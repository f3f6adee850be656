import type { WithdrawType } from '@app/contract/withdraw/withdrawOrder'
import { useUsdtWithdrawInfoQuery, useWithdrawConfigQuery, useWithdrawInfoQuery } from './withdraw.api.ts'

const FRESH = { refetchOnMountOrArgChange: true }

/** What the page of one way of withdrawing needs; a failure of any part is the failure of the page. */
export const useTakeMoney = (type: WithdrawType) => {
  const isCoin = type === 'usdt'
  const config = useWithdrawConfigQuery({}, FRESH)
  const bank = useWithdrawInfoQuery({}, { ...FRESH, skip: isCoin })
  const coin = useUsdtWithdrawInfoQuery({}, { ...FRESH, skip: !isCoin })
  const page = isCoin ? coin : bank
  return {
    config: config.data,
    info: isCoin ? coin.data : bank.data,
    error: config.data && page.data ? undefined : (config.error ?? page.error),
    isFetching: config.isFetching || page.isFetching,
    refetch: () => {
      void config.refetch()
      void page.refetch()
    },
  }
}
