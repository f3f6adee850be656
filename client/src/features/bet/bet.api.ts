import { api, query } from '../../api/api.ts'

const betApi = api.injectEndpoints({
  endpoints: () => ({
    betRecords: query('/game/api/v1/record/betRecordList', ['BetRecord'], { silent: true }),
    betTotals: query('/game/api/v1/record/betRecordTotal', ['BetRecord'], { silent: true }),
    /** Every venue by name, for the filter. */
    betVenues: query('/game/api/v1/venue/allBalance', ['VenueBalance'], { silent: true }),
  }),
})

export const { useBetRecordsQuery, useBetTotalsQuery, useBetVenuesQuery, useLazyBetRecordsQuery } = betApi
