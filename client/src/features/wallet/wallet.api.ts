import { api, mutation, query } from '../../api/api.ts'
import type { Body } from '../../api/declared.ts'

const RECORD = '/fd/api/v1/transactions/queryDealRecord'
/** What the record is narrowed to. */
export type DealFilter = Omit<Exclude<Body<typeof RECORD>, void>, 'pageNum' | 'pageSize'>

export const walletApi = api.injectEndpoints({
  endpoints: () => ({
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
    dealRecords: query(RECORD, ['DealRecord'], { silent: true }),
    allDeals: mutation(RECORD, [], { asks: true }),
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

/** allBalance of all categories (ENT-03). */
export const ALL_VENUES = { category: 8 } as const
