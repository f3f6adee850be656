import { cut } from '../cut.ts'
import { givenTo, scoreAfter } from '../given.ts'
import { heldAt, plain } from '../held.ts'
import type {
  DirectorEvent,
  MatchEvent,
  MatchSpec,
  MatchState,
  Pair,
  Period,
  Play,
  Side,
  Timeline,
} from '../match.ts'
import { between, type Random } from '../random.ts'
import { INNINGS, OUTS, runChance } from './law.ts'

/** U-SPORT-13: baseball, in seconds; and the runs of an inning of an even match. */
const BATTER: Pair = [45, 105]
const CHANGE = 110
const AFTER_RUN = 18
const MOST_INNINGS = 25
const MEAN_RUNS = 0.48
const HOME_EDGE = 1.02

interface Strength {
  attack: number
  concede: number
}
export const inningsRates = (home: Strength, away: Strength): Pair => [
  MEAN_RUNS * home.attack * away.concede * HOME_EDGE,
  (MEAN_RUNS * away.attack * home.concede) / HOME_EDGE,
]

/** Where a game stands: `half` counts halves of innings from 0, the away side bats in even ones. */
interface Count {
  half: number
  outs: number
  score: [number, number]
  isOver: boolean
}
const batting = (half: number): 0 | 1 => (half % 2 === 0 ? 1 : 0)
const sideOf = (side: 0 | 1): Side => (side === 0 ? 'H' : 'C')
const nameOf = (half: number) => `I${Math.floor(half / 2) + 1}${half % 2 === 0 ? 'T' : 'B'}`

/** The game is decided: the home side leads in its last half, or the away side when that is over. */
const decided = ({ half, score: [home, away] }: Count, isHalfOver: boolean): boolean => {
  const inning = Math.floor(half / 2) + 1
  if (inning < INNINGS) return false
  const isBottom = half % 2 === 1
  if (home > away) return isBottom || isHalfOver
  return isBottom && isHalfOver && home !== away
}

/** Runs count in the inning under way; what is taken back is taken from its own. */
const inningOf = ({ period, points }: Play, half: number) => Math.floor((points < 0 ? period : half) / 2)

const count = (at: Count, { side, points, left, run }: Play): void => {
  at.score[side] += points
  if (decided(at, false)) {
    at.isOver = true
    return
  }
  if (run === 0) return
  at.outs = left
  if (left < OUTS) return
  if (decided(at, true)) {
    at.isOver = true
    return
  }
  at.half += 1
  at.outs = 0
}

/** The game from a second on: what was stays, the rest batter by batter. */
const inningsFrom = (
  random: Random,
  spec: MatchSpec,
  before: Pick<Timeline, 'events' | 'plays'>,
  from: number,
): Timeline => {
  const chances: Pair = [runChance(spec.rates[0]), runChance(spec.rates[1])]
  const at: Count = { half: 0, outs: 0, score: [0, 0], isOver: false }
  const periods: Period[] = [{ name: nameOf(0), from: 0, to: 0, clock: 0 }]
  const plays: Play[] = []
  const events = [...before.events]
  let second = from
  const take = (play: Play) => {
    const { half } = at
    count(at, play)
    plays.push({ ...play, period: play.points < 0 ? play.period : half })
    const end = play.at + play.run
    periods.at(-1)!.to = end
    if (at.half !== half && !at.isOver)
      periods.push({ name: nameOf(at.half), from: end + CHANGE, to: end + CHANGE, clock: 0 })
    second = Math.max(second, at.half === half ? end : end + CHANGE)
  }
  for (const play of before.plays) if (!at.isOver) take(play)
  while (!at.isOver && at.half < 2 * MOST_INNINGS) {
    const side = batting(at.half)
    const isRun = random.next() < chances[side]
    const run = Math.round(between(random, ...BATTER))
    const left = at.outs + (isRun ? 0 : 1)
    const end = second + run
    if (isRun)
      events.push({ at: end, type: 'run', side: sideOf(side) } satisfies MatchEvent, {
        at: end,
        type: 'danger',
        until: end + AFTER_RUN,
        danger: 'goal',
      })
    take({ at: second, period: 0, side, left, run, points: isRun ? 1 : 0 })
  }
  return {
    periods,
    events: events.toSorted((a, b) => a.at - b.at),
    plays,
    endsAt: plays.length > 0 ? plays.at(-1)!.at + plays.at(-1)!.run : from,
    ending: 'finished',
  }
}

export const inningsTimeline = (random: Random, spec: MatchSpec): Timeline =>
  inningsFrom(random, spec, { events: [], plays: [] }, 0)

export const inningsState = (spec: MatchSpec, timeline: Timeline, second: number): MatchState => {
  const { plays, periods, events, endsAt, ending } = timeline
  const here = Math.min(second, endsAt)
  const over = second >= endsAt
  const at: Count = { half: 0, outs: 0, score: [0, 0], isOver: false }
  const byPeriod: [number, number][] = []
  let version = 0
  for (const play of plays) {
    if (play.at + play.run > here || (at.isOver && play.run > 0)) break
    const inning = (byPeriod[inningOf(play, at.half)] ??= [0, 0])
    inning[play.side] += play.points
    count(at, play)
    version += 1
  }
  const inning = Math.floor(at.half / 2)
  if (here >= 0 && !at.isOver) for (let index = 0; index <= inning; index += 1) byPeriod[index] ??= [0, 0]
  const isBottom = at.half % 2 === 1
  const restOfPeriods = Array.from({ length: Math.max(INNINGS, inning + 1) }, (_, index): Pair => {
    if (over || index < inning) return [0, 0]
    if (index > inning) return [OUTS, OUTS]
    return isBottom ? [OUTS - at.outs, 0] : [OUTS, OUTS - at.outs]
  })
  const isEnded = over && ending === 'finished'
  const current = periods[at.half]
  const isRunning = second >= 0 && !over
  return {
    ...plain,
    sport: spec.sport,
    status: over ? ending : second >= 0 ? 'live' : 'scheduled',
    period: here < 0 ? '' : isRunning && current && here < current.from ? 'BREAK' : nameOf(at.half),
    minute: Math.floor(Math.max(0, here) / 60),
    score: at.score,
    byPeriod,
    sections: byPeriod,
    done: isEnded ? byPeriod.length : inning,
    serving: isRunning ? sideOf(batting(at.half)) : '',
    points: isRunning ? `${at.outs} 出局` : '',
    restOfPeriods,
    ...heldAt(events, second),
    version,
  }
}

/** Runs given or taken; the rest drawn anew. */
export const inningsAfter = (
  random: Random,
  spec: MatchSpec,
  timeline: Timeline,
  event: DirectorEvent,
): Timeline => {
  const { at, type } = event
  const { byPeriod, score } = inningsState(spec, timeline, at)
  const plays = timeline.plays.filter((play) => play.at + play.run <= at)
  const events = timeline.events.filter((past) => past.at <= at)
  const inning = Math.max(0, byPeriod.length - 1)
  for (const { period, side, points } of givenTo(byPeriod, inning, scoreAfter(score, event, 1))) {
    plays.push({ at, period: 2 * period, side, left: 0, run: 0, points })
    events.push({ at, type: points > 0 ? 'run' : 'goalCancelled', side: sideOf(side) })
  }
  if (type === 'finish') return cut({ ...timeline, plays, events }, at, 'finished')
  events.push({ at, type: 'danger', until: at + AFTER_RUN, danger: 'goal' })
  return inningsFrom(random, spec, { events, plays }, at + 1)
}
