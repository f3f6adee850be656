import { pointChances } from '../../../../mock-server/src/modules/sport/model/basketball/rates.ts'
import { basketballFrom } from '../../../../mock-server/src/modules/sport/model/basketball/timeline.ts'
import { directed } from '../../../../mock-server/src/modules/sport/model/director.ts'
import {
  isRally,
  type MatchSpec,
  type Timeline,
} from '../../../../mock-server/src/modules/sport/model/match.ts'
import { timelineOf } from '../../../../mock-server/src/modules/sport/model/play.ts'
import { rallyFrom } from '../../../../mock-server/src/modules/sport/model/rally/timeline.ts'
import { mixed, seeded } from '../../../../mock-server/src/modules/sport/model/random.ts'
import { stateOf } from '../../../../mock-server/src/modules/sport/model/state.ts'

const QUARTERS = 4

/** Possessions still to come bring other points; overtimes as they come. */
const basketballAfter = (spec: MatchSpec, timeline: Timeline, second: number, turn: number): Timeline => {
  const random = seeded(mixed(spec.seed, turn, 79))
  const chances = spec.rates.map(pointChances)
  const count = Math.max(QUARTERS, timeline.periods.filter(({ from }) => from <= second).length)
  const plays = timeline.plays
    .filter(({ period }) => period < count)
    .map((play) => {
      if (play.at + play.run <= second) return play
      const [one, two, three] = chances[play.side]!
      const drawn = random.next()
      return {
        ...play,
        points: drawn < one ? 1 : drawn < one + two ? 2 : drawn < one + two + three ? 3 : 0,
      }
    })
  const periods = timeline.periods.slice(0, count)
  return basketballFrom(random, spec, { periods, plays }, count, periods.at(-1)!.to)
}

/**
 * A way that a match may go from a second on, what was before staying as it was: drawn by the engine that plays the match, which
 * knows nothing of prices.
 */
export const courseFrom = (spec: MatchSpec, timeline: Timeline, second: number, turn: number): Timeline => {
  const random = seeded(mixed(spec.seed, turn, 71))
  // Who serves first is of the seed, and known.
  if (isRally(spec.sport)) {
    const plays = timeline.plays.filter(({ at, run }) => at + run <= second)
    return rallyFrom(random, spec, { events: [], plays }, Math.max(0, second))
  }
  if (second < 0) return timelineOf({ ...spec, seed: mixed(spec.seed, turn, 73) }, [])
  if (spec.sport === 'BK') return basketballAfter(spec, timeline, second, turn)
  const { score } = stateOf(spec, timeline, second)
  return directed(random, spec, timeline, { at: second, type: 'goal', score })
}
