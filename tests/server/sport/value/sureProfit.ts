import { solve } from 'yalps'
import { expectedFactor } from '@app/contract/sport/settle/cashOut'
import { wtypeOf } from '@app/contract/sport/market/markets'
import { beliefOf } from '../../../../mock-server/src/modules/sport/model/belief.ts'
import type {
  MatchSpec,
  MatchState,
  Timeline,
} from '../../../../mock-server/src/modules/sport/model/match.ts'
import { quotesOf } from '../../../../mock-server/src/modules/sport/model/play.ts'
import { stateOf } from '../../../../mock-server/src/modules/sport/model/state.ts'
import { scoreOfPair } from '../../../../mock-server/src/modules/sport/board/present.rules.ts'
import { legResult, outcomeOfCode } from '../../../../mock-server/src/modules/sport/settle/settle.rules.ts'
import { courseFrom } from './courses.ts'

const MOST_PIVOTS = 30_000

/** A price of a match. */
export interface Offer {
  name: string
  k: number
  wtype: string
  w: string
  line: number | null
}

/** Every open price of a match at a second, alternatives included. */
export const offersAt = (spec: MatchSpec, timeline: Timeline, second: number): Offer[] => {
  const state = stateOf(spec, timeline, second)
  const seen = beliefOf(spec, state, second, () => timeline)
  return quotesOf(seen.spec, seen.state, 'all').flatMap(({ family, period, line = null, selections }) => {
    const wtype = wtypeOf(family, period, state.status === 'live')
    return selections
      .filter(({ k }) => k > 0)
      .map(({ w, k }) => ({ name: `${wtype} ${w} ${line ?? ''}`, k, wtype, w, line }))
  })
}

/** Ways that a match may end from a second on. */
export const endsFrom = (spec: MatchSpec, timeline: Timeline, second: number, count: number): MatchState[] =>
  Array.from({ length: count }, (_, turn) => {
    const course = courseFrom(spec, timeline, second, turn)
    return stateOf(spec, course, course.endsAt)
  })

/**
 * The most that one yuan, spread over the offers in the best way, is sure to bring back whichever of the ends comes. By duality it is
 * the least u for which chances of the ends exist that make no offer worth more than u: below 1 they prove that there is no sure
 * profit. They owe nothing to the chances that the prices were made of.
 */
export const sureReturn = (
  { sport }: MatchSpec,
  offers: readonly Offer[],
  ends: readonly MatchState[],
  scoreAtBet: MatchState['score'],
): number => {
  const columns = new Map<string, number[]>()
  for (const end of ends) {
    const column = offers.map(({ wtype, w, line, k }) => {
      const leg = { sport, wtype, w, line, scoreAtBet: scoreOfPair(scoreAtBet) }
      const outcome = outcomeOfCode(legResult(leg, end, null)?.result ?? 'D')!
      return expectedFactor({ chances: { [outcome]: 1 }, k: k / 100 })
    })
    columns.set(column.join(), column)
  }
  const { status, result } = solve(
    {
      direction: 'minimize',
      objective: 'u',
      constraints: [
        ['all', { equal: 1 }] as const,
        ...offers.map((_, index) => [`offer${index}`, { max: 0 }] as const),
      ],
      variables: [
        ['most', [['u', 1] as const, ...offers.map((_, index) => [`offer${index}`, -1] as const)]] as const,
        ...[...columns.values()].map(
          (column, end) =>
            [
              `end${end}`,
              [
                ['all', 1] as const,
                ...column.flatMap((back, index) => (back === 0 ? [] : [[`offer${index}`, back] as const])),
              ],
            ] as const,
        ),
      ],
    },
    { maxPivots: MOST_PIVOTS },
  )
  if (status !== 'optimal') throw new Error(`the programme has no solution: ${status}`)
  return result
}
