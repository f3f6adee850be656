import { cut } from '../cut.ts'
import { givenTo, scoreAfter } from '../given.ts'
import type { DirectorEvent, MatchEvent, MatchSpec, Play, Timeline } from '../match.ts'
import type { Random } from '../random.ts'
import { BREAK, HALF_BREAK } from './rates.ts'
import { basketballState } from './state.ts'
import { basketballFrom } from './timeline.ts'

export const basketballAfter = (
  random: Random,
  spec: MatchSpec,
  timeline: Timeline,
  event: DirectorEvent,
): Timeline => {
  const { at, type } = event
  const state = basketballState(spec, timeline, at)
  if (type === 'halftime') {
    const periods = timeline.periods
      .slice(0, 2)
      .map((period) => ({ ...period, from: Math.min(period.from, at), to: Math.min(period.to, at) }))
    const plays = timeline.plays.filter((play) => play.at + play.run <= at)
    return {
      ...basketballFrom(random, spec, { periods, plays }, 2, at + HALF_BREAK),
      events: timeline.events,
    }
  }
  const isBreak = state.period === 'HT' || state.period === 'BREAK'
  // In a break the next period has begun already for whatever is counted.
  const current = isBreak ? state.done : Math.max(0, state.byPeriod.length - 1)
  const steps = givenTo(state.byPeriod, current, scoreAfter(state.score, event, type === 'finish' ? 0 : 2))
  const given = steps.map((step): Play => ({ at, left: state.clockLeft, run: 0, ...step }))
  const events = [
    ...timeline.events.filter((past) => past.at <= at),
    ...steps
      .filter(({ points }) => points < 0)
      .map(({ side }): MatchEvent => ({ at, type: 'goalCancelled', side: side === 0 ? 'H' : 'C' })),
    ...timeline.events.filter((next) => next.at > at),
  ]
  if (type === 'finish') {
    const ended = cut({ ...timeline, events }, at, 'finished')
    return { ...ended, plays: [...ended.plays, ...given] }
  }
  // The rest of the period goes on as it would; overtime depends on the score, so what follows the period is drawn anew.
  const plays = [
    ...timeline.plays.filter((play) => play.at <= at),
    ...given,
    ...(isBreak ? [] : timeline.plays.filter((play) => play.at > at && play.period <= current)),
  ]
  const next = isBreak ? current : current + 1
  const from = isBreak
    ? timeline.periods[current]!.from
    : timeline.periods[current]!.to + (current === 1 ? HALF_BREAK : BREAK)
  return {
    ...basketballFrom(random, spec, { periods: timeline.periods.slice(0, next), plays }, next, from, isBreak),
    events,
  }
}
