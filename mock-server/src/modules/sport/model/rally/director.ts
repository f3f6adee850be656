import { cut } from '../cut.ts'
import type { DirectorEvent, MatchSpec, Pair, Play, SportCode, Timeline } from '../match.ts'
import type { Random } from '../random.ts'
import { rulesOf } from './rules.ts'
import { rallyFrom, tallyOf } from './timeline.ts'
import { countRally } from './tally.ts'

/** A rally that the director gave: it lasts no time, and `left` marks that its report is still to be written. */
const given = (at: number, side: 0 | 1): Play => ({ at, period: 0, side, left: -1, run: 0, points: 1 })

/** Whether the sets won so far can still come to these. */
export const canEndAt = (sport: SportCode, sets: Pair, [home, away]: Pair): boolean => {
  const { setsToWin } = rulesOf(sport)
  return (
    home >= sets[0] && away >= sets[1] && Math.max(home, away) <= setsToWin && home + away < 2 * setsToWin
  )
}

/** The match stops; the sets that are missing to a named score are given whole, those of its loser first. */
const finished = (spec: MatchSpec, timeline: Timeline, at: number, to: Pair | undefined): Timeline => {
  const ended = cut(timeline, at, 'finished')
  const rules = rulesOf(spec.sport)
  const tally = tallyOf(spec, ended.plays)
  if (!to || !canEndAt(spec.sport, tally.sets, to)) return ended
  const [plays, events] = [[...ended.plays], [...ended.events]]
  for (const side of to[0] > to[1] ? ([1, 0] as const) : ([0, 1] as const))
    while (tally.sets[side] < to[side]) {
      const won = countRally(rules, tally, side)
      plays.push({ ...given(at, side), left: 0 })
      if (won === 'set' || won === 'match') events.push({ at, type: 'set', side: side === 0 ? 'H' : 'C' })
    }
  return { ...ended, plays, events }
}

/** A rally or a whole set to a side, the rest drawn anew; the end now. */
export const rallyAfter = (
  random: Random,
  spec: MatchSpec,
  timeline: Timeline,
  { at, type, side, score }: DirectorEvent,
): Timeline => {
  if (type === 'finish') return finished(spec, timeline, at, score)
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
