import { expect, test } from 'vitest'
import { playedSports } from '@app/contract/sport/codes'
import { beliefOf, openState } from '../../../../mock-server/src/modules/sport/model/belief.ts'
import { dangerIn } from '../../../../mock-server/src/modules/sport/slip/betting.rules.ts'
import { countOf, timelineOf } from '../../../../mock-server/src/modules/sport/model/play.ts'
import { stateOf } from '../../../../mock-server/src/modules/sport/model/state.ts'
import { sample, within } from '../../../sample.ts'
import { errorOf, meanOf, returnsOf, type Returns } from './open.ts'
import { specsOf } from './specs.ts'

/** How many model matches of each sport are bet on; `npm run soak -- value` plays the 20,000 of the bar. */
const MATCHES = Number(process.env['VALUE_MATCHES'] ?? 0)
const MOST = 0.99
const LEAN = 0.02
const MOMENTS = 3
/** Later than this before the end nothing is offered. */
const LAST_S = 15
/** Seldom results say little of their mean, and there are hundreds of such sides: they have to be further off to count. */
const TELLING = 0.02
const errorsOf = (returns: Returns) => (errorOf(returns) <= TELLING ? 2 : 4) * errorOf(returns)

for (const sport of MATCHES > 0 ? playedSports : [])
  test(`${sport}: no side of a market is worth 0.99 of its stake in any five minutes, and totals lean to neither side`, () => {
    const { sides, leans } = returnsOf(sport, MATCHES, MOMENTS)
    const told = (book: Map<string, Returns>) =>
      [...book].map(([name, row]) => ({ name, n: row.n, mean: meanOf(row), error: errorsOf(row) }))
    const dear = told(sides).filter(({ n, mean, error }) => n > 100 && mean - error > MOST)
    const leaning = told(leans).filter(({ n, mean, error }) => n > 100 && Math.abs(mean) - error > LEAN)
    expect({ dear, leaning }).toEqual({ dear: [], leaning: [] })
    expect(sides.size).toBeGreaterThan(20)
  })

/** The last seconds of a match, in which each goal counts: how many fall after a bet is taken, and how many its price says. */
const lateGoals = (sport: 'FT' | 'VF' | 'OP', matches: number, lastSeconds: number) => {
  const total = { n: 0, fell: 0, said: 0 }
  for (const spec of specsOf(sport, matches)) {
    const timeline = timelineOf(spec, [])
    const end = stateOf(spec, timeline, timeline.endsAt)
    for (let second = timeline.endsAt - lastSeconds; second < timeline.endsAt - LAST_S; second += 17) {
      const state = stateOf(spec, timeline, second)
      if (state.suspended || dangerIn(timeline.events, second, second + 5)) continue
      const { low, chances } = countOf(
        spec,
        beliefOf(spec, state, second, () => timeline).state,
        'OU',
        'full',
      )!
      for (let goals = 0; goals < chances.length; goals += 1) total.said += chances[goals]! * (low + goals)
      total.fell += end.score[0] + end.score[1]
      total.said -= state.score[0] + state.score[1]
      total.fell -= state.score[0] + state.score[1]
      total.n += 1
    }
  }
  return total
}

for (const [sport, matches, seconds, tolerance] of [
  ['FT', 2_500, 180, 0.06],
  ['VF', 5_000, 90, 0.04],
  ['OP', 2_000, 200, 0.06],
] as const)
  test(`${sport}: as many goals fall after a late bet was taken as its price says`, () => {
    const { n, fell, said } = lateGoals(sport, sample(matches), seconds)
    expect(n).toBeGreaterThan(sample(1_000))
    expect(Math.abs(fell / said - 1)).toBeLessThan(within(tolerance))
  })

for (const sport of ['FT', 'VF', 'OP'] as const)
  test(`${sport}: a price is made for the middle of the time that it stands`, () => {
    for (const spec of specsOf(sport, 3)) {
      const timeline = timelineOf(spec, [])
      for (const { from: kickOff, to } of timeline.periods)
        for (let second = kickOff + 1; second < to; second += 97) {
          const state = stateOf(spec, timeline, second)
          const { state: seen, from, until } = beliefOf(spec, state, second, () => timeline)
          const restAt = (at: number) => openState(state, timeline, at).restForGoals!
          const [early, late, believed] = [restAt(from), restAt(until), seen.restForGoals!]
          for (const half of [0, 1] as const) {
            expect(believed[half]).toBeLessThanOrEqual(early[half])
            expect(believed[half]).toBeGreaterThanOrEqual(late[half])
            if (late[half] > 0 && early[half] < 1)
              expect(believed[half]).toBeCloseTo((early[half] + late[half]) / 2, 3)
          }
        }
    }
  })
