import { api, query } from '../../api/api.ts'

export const betApi = api.injectEndpoints({
  endpoints: () => ({
    betRecords: query('/game/api/v1/record/betRecordList', ['BetRecord']),
    betTotals: query('/game/api/v1/record/betRecordTotal', ['BetRecord']),
  }),
})

export const { useBetRecordsQuery, useBetTotalsQuery } = betApi
