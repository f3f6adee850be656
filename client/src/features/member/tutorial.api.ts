import { api, query } from '../../api/api.ts'
import { standingOf } from '../../api/standing.ts'

const { useDealsOfKindQuery, useBetsSoFarQuery } = api.injectEndpoints({
  endpoints: () => ({
    dealsOfKind: query('/fd/api/v1/transactions/queryDealRecord', ['DealRecord'], { silent: true }),
    betsSoFar: query('/game/api/v1/record/betRecordTotal', ['BetRecord'], { silent: true }),
  }),
})

const FRESH = { refetchOnMountOrArgChange: true }
const FIRST = { status: 'success', pageNum: 1, pageSize: 1 } as const

/** What the member has done so far by the records of money and bets; undefined where they haven't answered. */
export const useSoFar = () => {
  const deposits = useDealsOfKindQuery({ ...FIRST, type: 'deposit' }, FRESH)
  const withdrawals = useDealsOfKindQuery({ ...FIRST, type: 'withdraw' }, FRESH)
  const gifts = useDealsOfKindQuery({ ...FIRST, type: 'gift' }, FRESH)
  const bets = useBetsSoFarQuery({}, FRESH)
  const some = (count: number | undefined) => (count === undefined ? undefined : count > 0)
  return {
    deposit: some(deposits.data?.total),
    play: some(bets.data?.count),
    withdraw: some(withdrawals.data?.total),
    gifts: some(gifts.data?.total),
    standing: standingOf(deposits, withdrawals, gifts, bets),
  }
}
