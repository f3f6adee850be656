import { expect, test } from 'vitest'
import { CASH_OUT_MARGIN, expectedFactor } from '@app/contract/sport/settle/cashOut'
import { playedSports } from '@app/contract/sport/codes'
import { wtypeOf } from '@app/contract/sport/market/markets'
import { selectionChances } from '../../../../mock-server/src/modules/sport/board/chances.rules.ts'
import { beliefOf, openState } from '../../../../mock-server/src/modules/sport/model/belief.ts'
import type { MatchSpec, MatchState, Pair } from '../../../../mock-server/src/modules/sport/model/match.ts'
import { ratesAstray } from '../../../../mock-server/src/modules/sport/model/wander.ts'
import { quotesOf, timelineOf } from '../../../../mock-server/src/modules/sport/model/play.ts'
import { stateOf } from '../../../../mock-server/src/modules/sport/model/state.ts'
import { scoreOfPair } from '../../../../mock-server/src/modules/sport/board/present.rules.ts'
import { stream } from '../rig/stream.ts'
import { specsOf } from './specs.ts'

/** `npm run soak -- value` looks at many more. */
const MATCHES = Math.max(2, Number(process.env['VALUE_MATCHES'] ?? 0) / 100)
const DAY = 86_400
const AGES = [7 * DAY, 2 * DAY, DAY, DAY / 2, 3 * 3_600, 3_600, 600, 60, 1]

/** Every open price at a second, with what it is worth by the chances of `truth`: the best of them. */
const dearest = (
  seen: { spec: MatchSpec; state: MatchState },
  truth: { spec: MatchSpec; state: MatchState },
  note: (worth: number, name: string) => void,
) => {
  const isLive = seen.state.status === 'live'
  for (const { family, period, line = null, selections } of quotesOf(seen.spec, seen.state, 'all')) {
    const wtype = wtypeOf(family, period, isLive)
    for (const { w, k } of selections) {
      if (k === 0) continue
      const scoreAtBet = isLive ? scoreOfPair(seen.state.score) : null
      const chances = selectionChances(truth.spec, truth.state, { wtype, w, line, scoreAtBet })
      expect(chances, `${wtype} ${w} ${line}`).toBeDefined()
      note(expectedFactor({ chances: chances!, k: k / 100 }), `${wtype} ${w} ${line} ${k}`)
    }
  }
}

for (const sport of playedSports)
  test(`${sport}: no price is worth its stake by the true chances, from a week ahead to the last minute`, () => {
    const below = stream(5)
    const wrong: string[] = []
    let looked = 0
    for (const spec of specsOf(sport, MATCHES)) {
      const timeline = timelineOf(spec, [])
      const inPlay = Array.from({ length: 10 }, () => below(timeline.endsAt))
      for (const second of [...AGES.map((age) => -age), ...inPlay, timeline.endsAt - 1 - below(120)]) {
        const state = stateOf(spec, timeline, second)
        if (state.suspended) continue
        const seen = beliefOf(spec, state, second, () => timeline)
        const isTimed = Boolean(seen.state.restForGoals)
        const truth = { spec, state: isTimed ? openState(state, timeline, second) : state }
        dearest(seen, truth, (worth, name) => {
          looked += 1
          if (worth > 1)
            wrong.push(`${spec.gid} ${second} of ${timeline.endsAt}: ${name} ${worth.toFixed(4)}`)
        })
      }
    }
    expect(wrong).toEqual([])
    expect(looked).toBeGreaterThan(MATCHES * 50)
  })

/** Where opinion may stand at its furthest, and the matches with the least and the most to score: long shots feel it most. */
const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const
/** `npm run soak -- wander` sweeps over 1,500 of each sport. */
const SWEPT = Number(process.env['WANDER_MATCHES'] ?? 0)
const LOOKED_THROUGH = SWEPT || 300
/** A test of its own for so many: each ends in time on a busy machine, and tells how far the sweep has come. */
const AT_ONCE = 100
const EXTREMES = [0, 1, LOOKED_THROUGH - 2, LOOKED_THROUGH - 1]
const ranksFrom = (first: number) => Array.from({ length: AT_ONCE }, (_, rank) => first + rank)
const PARTS = SWEPT
  ? Array.from({ length: Math.ceil(SWEPT / AT_ONCE) }, (_, part) => ranksFrom(part * AT_ONCE))
  : [EXTREMES]

for (const sport of playedSports.filter((each) => each !== 'VF'))
  for (const ranks of PARTS)
    test(`${sport}: wherever opinion stands before kick-off, no price is worth its stake, kept or sold where opinion is the opposite, from the ${ranks[0]}th match by what it scores`, () => {
      const specs = specsOf(sport, LOOKED_THROUGH).toSorted(
        (a, b) => a.rates[0] + a.rates[1] - b.rates[0] - b.rates[1],
      )
      const wrong: string[] = []
      for (const spec of ranks.flatMap((rank) => specs[rank] ?? [])) {
        const state = stateOf(spec, timelineOf(spec, []), -DAY)
        const at = ([home, away]: Pair) => ({ spec: ratesAstray(spec, -DAY, [home, away]), state })
        for (const [home, away] of CORNERS) {
          const note = (way: string, share: number) => (worth: number, name: string) => {
            if (worth * share > 1)
              wrong.push(`${spec.gid} ${way} ${home} ${away}: ${name} ${worth.toFixed(4)}`)
          }
          dearest(at([home, away]), { spec, state }, note('kept', 1))
          dearest(at([home, away]), at([-home, -away]), note('sold', 1 - CASH_OUT_MARGIN))
        }
      }
      expect(wrong).toEqual([])
    })
