import type { PlayedSport } from '@app/contract/sport/codes'
import { expectedFactor } from '@app/contract/sport/settle/cashOut'
import { families } from '@app/contract/sport/market/markets.data'
import { wtypeOf } from '@app/contract/sport/market/markets'
import { dangerIn } from '../../../../mock-server/src/modules/sport/slip/betting.rules.ts'
import { beliefOf } from '../../../../mock-server/src/modules/sport/model/belief.ts'
import { paceOf } from '../../../../mock-server/src/modules/sport/model/football/rates.ts'
import { quotesOf, timelineOf } from '../../../../mock-server/src/modules/sport/model/play.ts'
import { stateOf } from '../../../../mock-server/src/modules/sport/model/state.ts'
import { scoreOfPair } from '../../../../mock-server/src/modules/sport/board/present.rules.ts'
import { legResult, outcomeOfCode } from '../../../../mock-server/src/modules/sport/settle/settle.rules.ts'
import { stream } from '../rig/stream.ts'
import { specsOf } from './specs.ts'

const BAND_S = 300
const DELAY_S = 5
/** Later than this nobody plays. */
const LATEST: Record<PlayedSport, number> = {
  FT: 7_000,
  VF: 470,
  BK: 7_000,
  TN: 9_000,
  VB: 7_500,
  TT: 2_500,
  SK: 14_000,
  BS: 10_000,
  OP: 4_200,
}

export interface Returns {
  n: number
  sum: number
  squares: number
}
export const meanOf = ({ n, sum }: Returns) => sum / n
/** Standard error of the mean. */
export const errorOf = ({ n, sum, squares }: Returns) =>
  Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2) / n)

const add = (book: Map<string, Returns>, name: string, value: number) => {
  const row = book.get(name) ?? { n: 0, sum: 0, squares: 0 }
  book.set(name, { n: row.n + 1, sum: row.sum + value, squares: row.squares + value ** 2 })
}

/**
 * What a stake of one brought back, by market, side and five minutes of the match, and by how much over brought more than under:
 * bets at random moments that are open, taken as the server takes them, settled by how the match went.
 */
export const returnsOf = (sport: PlayedSport, matches: number, moments: number) => {
  const below = stream(17)
  const sides = new Map<string, Returns>()
  const leans = new Map<string, Returns>()
  for (const spec of specsOf(sport, matches)) {
    const timeline = timelineOf(spec, [])
    const end = stateOf(spec, timeline, timeline.endsAt)
    for (let moment = 0; moment < moments; moment += 1) {
      const second = below(LATEST[sport])
      if (second >= timeline.endsAt) continue
      const state = stateOf(spec, timeline, second)
      if (state.suspended || dangerIn(timeline.events, second, second + DELAY_S)) continue
      const { state: seen } = beliefOf(spec, state, second, () => timeline)
      const band = Math.floor((second * paceOf(sport)) / BAND_S) * (BAND_S / 60)
      for (const { family, period, rank, line = null, selections } of quotesOf(spec, seen, 'all')) {
        if (rank > 0) continue
        const wtype = wtypeOf(family, period, true)
        const brought = selections.map(({ w, k }) => {
          const leg = { sport, wtype, w, line, scoreAtBet: scoreOfPair(state.score) }
          const outcome = outcomeOfCode(legResult(leg, end, null)?.result ?? 'D')!
          return k === 0 ? undefined : expectedFactor({ chances: { [outcome]: 1 }, k: k / 100 })
        })
        for (const [side, value] of brought.entries())
          if (value !== undefined) add(sides, `${wtype} ${selections[side]!.w} ${band}'`, value)
        const [over, under] = brought
        if (families[family].kind === 'total' && over !== undefined && under !== undefined)
          for (const name of [`${wtype} ${band}'`, wtype]) add(leans, name, over - under)
      }
    }
  }
  return { sides, leans }
}
