import { api, mutation, query } from '../../api/api.ts'
import { useIsMember } from '../../api/session.ts'

export const walletApi = api.injectEndpoints({
  endpoints: () => ({
    /** With locked money (UN-01). Refreshed by every navigation. */
    balance: query('/fd/api/v1/transfer/getBalance', ['Balance']),
    /** category 8: all venues, with the total as a number (ENT-03). */
    venueBalances: query('/game/api/v1/venue/allBalance', ['VenueBalance']),
    recycle: mutation('/game/api/v1/venue/recycle', ['Balance', 'VenueBalance', 'DealRecord'], {
      silent: true,
      money: true,
    }),
    venueTransfer: mutation('/game/api/v1/venue/transfer', ['Balance', 'VenueBalance', 'DealRecord'], {
      silent: true,
      money: true,
    }),
    setAutoTransfer: mutation('/game/api/v1/status/setAutoTransferStatus', ['Profile']),
  }),
})

export const {
  useBalanceQuery,
  useVenueBalancesQuery,
  useRecycleMutation,
  useVenueTransferMutation,
  useSetAutoTransferMutation,
} = walletApi

/** The argument of every balance subscription: one cache entry for header, wallet and guards. */
export const BALANCE_ARG = { withLockMoney: 1 } as const

/** The member's balance for header and wallet: {data, isFetching, refetch}; skipped for a visitor. */
export const useBalance = () => {
  const isMember = useIsMember()
  return useBalanceQuery(BALANCE_ARG, { skip: !isMember })
}
