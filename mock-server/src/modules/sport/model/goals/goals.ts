import { DELAY_MS } from '@app/contract/sport/slip/limits'
import { cut } from '../cut.ts'
import { givenTo, scoreAfter } from '../given.ts'
import { heldAt, plain } from '../held.ts'
import { gridQuotes } from '../grid.ts'
import type { DirectorEvent, MatchEvent, MatchSpec, MatchState, Pair, Period, Timeline } from '../match.ts'
import type { Quote } from '../quote.ts'
import { between, poisson, type Random } from '../random.ts'
import { goalsGrid, goalsHalfGrid } from './law.ts'

/** U-SPORT-13: handball, in seconds. */
const HALF = 1_800
const INTERVAL = 600
const AFTER_GOAL = 4
const THROW_SHARE = 0.12
const THROW_LASTS = 15
/** U-SPORT-13: expected goals of an even match, and what playing at home is worth. */
const MEAN_GOALS = 28
const HOME_EDGE = 1.03

interface Strength {
  attack: number
  concede: number
}
export const goalsRates = (home: Strength, away: Strength): Pair => [
  MEAN_GOALS * home.attack * away.concede * HOME_EDGE,
  (MEAN_GOALS * away.attack * home.concede) / HOME_EDGE,
]

/** As in football: seven-metre throws are announced, any goal refuses a bet that waits. */
export const unseenGoals: readonly Pair[] = [
  [1 - THROW_SHARE, DELAY_MS / 1_000],
  [THROW_SHARE, THROW_LASTS],
]

const PERIODS: Period[] = [
  { name: '1H', from: 0, to: HALF, clock: HALF },
  { name: '2H', from: HALF + INTERVAL, to: HALF + INTERVAL + HALF, clock: HALF },
]

/** Goals from a second on; what was before stays. */
const goalsFrom = (
  random: Random,
  { rates }: MatchSpec,
  periods: Period[],
  before: Pick<Timeline, 'events' | 'plays'>,
  after: number,
): Timeline => {
  const plays = [...before.plays]
  const events: MatchEvent[] = [...before.events]
  for (const [period, { from, to }] of periods.entries()) {
    const start = Math.max(from, after + 1)
    if (start >= to) continue
    for (const side of [0, 1] as const) {
      const goals = poisson(random, (rates[side] / 2) * ((to - start) / (to - from)))
      for (let goal = 0; goal < goals; goal += 1) {
        const at = Math.floor(between(random, start, to))
        plays.push({ at, period, side, left: to - at, run: 0, points: 1 })
        if (random.next() < THROW_SHARE)
          events.push({ at: Math.max(start, at - THROW_LASTS), type: 'danger', until: at, danger: 'penalty' })
        events.push({ at, type: 'goal', side: side === 0 ? 'H' : 'C' })
        events.push({ at, type: 'danger', until: at + AFTER_GOAL, danger: 'goal' })
      }
    }
  }
  return {
    periods,
    events: events.toSorted((a, b) => a.at - b.at),
    plays: plays.toSorted((a, b) => a.at - b.at),
    endsAt: periods[1]!.to,
    ending: 'finished',
  }
}

export const goalsTimeline = (random: Random, spec: MatchSpec): Timeline =>
  goalsFrom(random, spec, PERIODS, { events: [], plays: [] }, -1)

export const goalsState = (spec: MatchSpec, timeline: Timeline, second: number): MatchState => {
  const { periods, plays, events, endsAt, ending } = timeline
  const [first, last] = periods as [Period, Period]
  const here = Math.min(second, endsAt)
  const over = second >= endsAt
  const half: [number, number] = [0, 0]
  const full: [number, number] = [0, 0]
  let version = 0
  for (const { at, side, points, period } of plays) {
    if (at > here) break
    full[side] += points
    if (period === 0) half[side] += points
    version += 1
  }
  const name = here < 0 ? '' : here < first.to ? '1H' : here < last.from ? 'HT' : '2H'
  const isSecond = name === '2H' || (over && ending === 'finished')
  const after: Pair = [full[0] - half[0], full[1] - half[1]]
  const byPeriod: Pair[] = here < 0 ? [] : isSecond || after[0] + after[1] > 0 ? [half, after] : [half]
  const rest = ({ from, to }: Period) => Math.min(1, Math.max(0, (to - here) / Math.max(1, to - from)))
  const played = name === '1H' ? here : name === 'HT' ? HALF : HALF + Math.max(0, here - last.from)
  return {
    ...plain,
    sport: spec.sport,
    status: over ? ending : second >= 0 ? 'live' : 'scheduled',
    period: isSecond ? '2H' : name,
    minute: here < 0 ? 0 : Math.floor(Math.min(played, 2 * HALF) / 60),
    score: full,
    byPeriod,
    sections: byPeriod,
    done: over && ending === 'finished' ? 2 : name === 'HT' || name === '2H' ? 1 : 0,
    restOfHalves: over ? [0, 0] : [second < 0 ? 1 : rest(first), second < 0 ? 1 : rest(last)],
    ...heldAt(events, second),
    version,
  }
}

/** U-SPORT-13: no bets in the last seconds. */
const CLOSING = 0.025

export const goalsQuotes = (spec: MatchSpec, state: MatchState, scope: 'main' | 'all'): Quote[] => {
  const half = state.restOfHalves[0] > CLOSING ? goalsHalfGrid(spec, state) : undefined
  const isOpen = state.restOfHalves[1] > CLOSING
  const full = isOpen ? goalsGrid(spec, state) : undefined
  return [
    ...(full ? gridQuotes(full, 'full', ['R', 'OU', 'M', 'EO']) : []),
    ...(half ? gridQuotes(half, 'half', ['R', 'OU', 'M', 'EO']) : []),
    ...(scope === 'all' && full ? gridQuotes(full, 'full', ['TOH', 'TOC']) : []),
  ]
}

/** Goals given or taken, half-time now; the rest drawn anew. */
export const goalsAfter = (
  random: Random,
  spec: MatchSpec,
  timeline: Timeline,
  event: DirectorEvent,
): Timeline => {
  const { at, type } = event
  const state = goalsState(spec, timeline, at)
  const before = {
    plays: timeline.plays.filter((play) => play.at <= at),
    events: timeline.events.filter((past) => past.at <= at),
  }
  const [first, last] = timeline.periods as [Period, Period]
  if (type === 'halftime') {
    const from = at + INTERVAL
    const periods = [
      { ...first, to: Math.max(1, at) },
      { ...last, from, to: from + HALF },
    ]
    return goalsFrom(random, spec, periods, before, at)
  }
  const half = at < first.to ? 0 : 1
  for (const given of givenTo(state.byPeriod, half, scoreAfter(state.score, event, 1))) {
    before.plays.push({ at, left: 0, run: 0, ...given })
    before.events.push({
      at,
      type: given.points > 0 ? 'goal' : 'goalCancelled',
      side: given.side === 0 ? 'H' : 'C',
    })
  }
  if (type === 'finish') return cut({ ...timeline, ...before }, at, 'finished')
  before.events.push({ at, type: 'danger', until: at + 2 * AFTER_GOAL, danger: 'goal' })
  return goalsFrom(random, spec, timeline.periods, before, at)
}
