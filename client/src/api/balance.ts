import { api, query } from './api.ts'
import { useIsMember } from './session.ts'

export const balanceApi = api.injectEndpoints({
  endpoints: () => ({
    /** With locked money (UN-01). Refreshed by every navigation. */
    balance: query('/fd/api/v1/transfer/getBalance', ['Balance']),
  }),
})

/** The argument of every balance subscription: one cache entry for header, halls, wallet and guards. */
export const BALANCE_ARG = { withLockMoney: 1 } as const

/** The member's balance: {data, isFetching, refetch}; skipped for a visitor. */
export const useBalance = () => {
  const isMember = useIsMember()
  return balanceApi.useBalanceQuery(BALANCE_ARG, { skip: !isMember })
}
