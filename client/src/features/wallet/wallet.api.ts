import { api, mutation, query } from '../../api/api.ts'
import { useIsMember } from '../../api/session.ts'

export const walletApi = api.injectEndpoints({
  endpoints: () => ({
    /** With locked money (UN-01). Refreshed by every navigation. */
    balance: query('/fd/api/v1/transfer/getBalance', ['Balance']),
    /** category 8: all venues, with the total as a number (ENT-03). */
    venueBalances: query('/game/api/v1/venue/allBalance', ['VenueBalance'], { silent: true }),
    recycle: mutation('/game/api/v1/venue/recycle', ['Balance', 'VenueBalance', 'DealRecord'], {
      silent: true,
      money: true,
    }),
    venueTransfer: mutation('/game/api/v1/venue/transfer', ['Balance', 'VenueBalance', 'DealRecord'], {
      silent: true,
      money: true,
    }),
    standing: query('/fd/api/v1/withdraw/baseCfg/list', ['Withdraw', 'Balance', 'BetRecord'], {
      silent: true,
    }),
    dealRecords: query('/fd/api/v1/transactions/queryDealRecord', ['DealRecord'], { silent: true }),
    allDeals: mutation('/fd/api/v1/transactions/queryDealRecord', [], { asks: true }),
    rate: query('/fd/api/v1/transfer/getTransferRate', ['Rate'], { silent: true }),
    exchange: mutation('/fd/api/v1/transfer/utcTransfer', ['Balance', 'DealRecord', 'Rate'], {
      silent: true,
      money: true,
    }),
    setAutoTransfer: mutation('/game/api/v1/status/setAutoTransferStatus', [
      'Profile',
      'Balance',
      'VenueBalance',
      'Withdraw',
    ]),
  }),
})

export const {
  useBalanceQuery,
  useVenueBalancesQuery,
  useRecycleMutation,
  useVenueTransferMutation,
  useStandingQuery,
  useDealRecordsQuery,
  useAllDealsMutation,
  useRateQuery,
  useExchangeMutation,
  useSetAutoTransferMutation,
} = walletApi

/** The argument of every balance subscription: one cache entry for header, wallet and guards. */
export const BALANCE_ARG = { withLockMoney: 1 } as const
/** allBalance of all categories (ENT-03). */
export const ALL_VENUES = { category: 8 } as const

/** The member's balance for header and wallet: {data, isFetching, refetch}; skipped for a visitor. */
export const useBalance = () => {
  const isMember = useIsMember()
  return useBalanceQuery(BALANCE_ARG, { skip: !isMember })
}
