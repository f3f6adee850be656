import { paceOf } from '../model/football/rates.ts'
import { isFootball, type MatchSpec, type MatchState, type Timeline } from '../model/match.ts'

const MINUTE = 60

/** The next of some sorted or unsorted seconds after one. */
const nextAfter = (second: number, moments: Iterable<number>): number => {
  let next = Number.POSITIVE_INFINITY
  for (const moment of moments) if (moment > second && moment < next) next = moment
  return next
}

function* momentsOf({ periods, events, plays, endsAt }: Timeline): Generator<number> {
  yield 0
  yield endsAt
  for (const { from, to } of periods) {
    yield from
    yield to
  }
  for (const { at, until } of events) {
    yield at
    if (until !== undefined) yield until
  }
  for (const { at, run } of plays) {
    yield at
    yield at + run
  }
}

/**
 * The second of a match at which anything that is shown of it may next change: an event, a rally, the clock, or a price by time
 * (`nextStepAt`). Infinity when it is over.
 */
export const nextDue = (
  spec: MatchSpec,
  timeline: Timeline,
  state: MatchState,
  second: number,
  nextStepAt: number,
): number => {
  if (state.status !== 'live' && state.status !== 'scheduled') return Number.POSITIVE_INFINITY
  const next = Math.min(nextAfter(second, momentsOf(timeline)), nextStepAt)
  if (state.status === 'scheduled') return next
  // The clock of basketball runs by seconds, that of football and handball by minutes of the period.
  if (state.sport === 'BK') return Math.min(next, second + 1)
  if (!isFootball(state.sport) && state.sport !== 'OP') return next
  const pace = paceOf(spec.sport)
  const period = timeline.periods.findLast(({ from }) => from <= second)
  if (!period || state.period === 'HT') return next
  const played = (second - period.from) * pace
  const minute = period.from + Math.ceil(((Math.floor(played / MINUTE) + 1) * MINUTE) / pace)
  return Math.min(next, minute)
}
