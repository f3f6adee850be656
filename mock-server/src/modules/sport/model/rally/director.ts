import type { DirectorEvent, MatchSpec, Play, Timeline } from '../match.ts'
import type { Random } from '../random.ts'
import { rulesOf } from './rules.ts'
import { rallyFrom, tallyOf } from './timeline.ts'
import { countRally } from './tally.ts'

/** A rally that the director gave: it lasts no time, and `left` marks that its report is still to be written. */
const given = (at: number, side: 0 | 1): Play => ({ at, period: 0, side, left: -1, run: 0, points: 1 })

/** A rally or a whole set to a side, the rest drawn anew. */
export const rallyAfter = (
  random: Random,
  spec: MatchSpec,
  timeline: Timeline,
  { at, type, side }: DirectorEvent,
): Timeline => {
  const rules = rulesOf(spec.sport)
  const own = side === 'C' ? 1 : 0
  const plays = timeline.plays
    .filter((play) => play.at + play.run <= at)
    .map((play) => (play.left < 0 ? { ...play, left: 0 } : play))
  const tally = tallyOf(spec, plays)
  for (let won = 'point'; won !== 'match';) {
    won = countRally(rules, tally, own)
    plays.push(given(at, own))
    if (type !== 'set' || won === 'set') break
  }
  const events = timeline.events.filter(
    (event) => event.at <= at || event.type === 'suspend' || event.type === 'resume',
  )
  return rallyFrom(random, spec, { events, plays }, at + rules.pace[0])
}
