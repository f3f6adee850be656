import { givenTo, scoreAfter } from '../given.ts'
import { cut } from '../cut.ts'
import type { DirectorEvent, MatchEvent, MatchSpec, Pair, Period, Timeline } from '../match.ts'
import type { Random } from '../random.ts'
import { paceOf, PENALTY_LASTS } from './rates.ts'
import { footballState, halfOf } from './state.ts'
import { AFTER_GOAL, footballRest, INTERVAL } from './timeline.ts'

/** U-SPORT-13: how often a penalty is scored. */
const PENALTY_SCORED = 0.78

const hold = (at: number, lasts: number, danger: MatchEvent['danger']): MatchEvent => ({
  at,
  type: 'danger',
  until: at + lasts,
  danger: danger!,
})

/** A penalty is taken in the half that it was given in, however late: the half lasts until then. */
const lasting = ([first, second]: Period[], half: 0 | 1, until: number): Period[] => {
  const longer = Math.max(0, until + 1 - (half === 0 ? first! : second!).to)
  return half === 0
    ? [
        { ...first!, to: first!.to + longer },
        { ...second!, from: second!.from + longer, to: second!.to + longer },
      ]
    : [first!, { ...second!, to: second!.to + longer }]
}

export const footballAfter = (
  random: Random,
  spec: MatchSpec,
  timeline: Timeline,
  event: DirectorEvent,
): Timeline => {
  const { at, type, side, minute } = event
  const state = footballState(spec, timeline, at)
  const [first, second] = timeline.periods as [Period, Period]
  const afterGoal = Math.ceil(AFTER_GOAL / paceOf(spec.sport))
  // In the interval the second half has begun already for whatever is counted.
  const half = at < first.to ? 0 : 1
  // What has happened keeps its half, however the halves are moved now.
  const before = timeline.events
    .filter((past) => past.at <= at)
    .map((past): MatchEvent => ({ ...past, half: halfOf(past, first) }))
  const noted = (happened: MatchEvent[]) =>
    minute === undefined ? happened : happened.map((each) => ({ ...each, minute }))
  const redrawn = (periods: Period[], happened: MatchEvent[], from = at): Timeline => {
    const events = [...before, ...noted(happened)]
    const now = footballState(spec, { ...timeline, periods, events }, from)
    return {
      ...timeline,
      periods,
      events: [...events, ...footballRest(random, spec, periods, from, now.score, now.reds)],
      endsAt: periods[1]!.to,
    }
  }
  const steps = (to: Pair): MatchEvent[] =>
    givenTo(state.byPeriod, half, to).flatMap(({ period, side: own, points }) =>
      Array.from({ length: Math.abs(points) }, (): MatchEvent => ({
        at,
        type: points > 0 ? 'goal' : 'goalCancelled',
        side: own === 0 ? 'H' : 'C',
        half: period === 0 ? 0 : 1,
      })),
    )
  switch (type) {
    case 'yellow':
    case 'corner':
      return {
        ...timeline,
        events: [
          ...before,
          ...noted([{ at, type, side: side!, half }]),
          ...timeline.events.filter((next) => next.at > at),
        ],
      }
    case 'goal':
    case 'point':
      return redrawn(timeline.periods, [
        ...steps(scoreAfter(state.score, event, 1)),
        hold(at, afterGoal, 'goal'),
      ])
    case 'cancelGoal':
      return redrawn(timeline.periods, [
        ...steps(scoreAfter(state.score, event, 1)),
        hold(at, afterGoal, 'var'),
      ])
    case 'red':
      return redrawn(timeline.periods, [{ at, type: 'red', side: side!, half }, hold(at, afterGoal, 'red')])
    case 'penalty': {
      const kick = at + Math.ceil(PENALTY_LASTS / paceOf(spec.sport))
      const scored: MatchEvent[] =
        random.next() < PENALTY_SCORED
          ? [{ at: kick, type: 'goal', side: side!, half }, hold(kick, afterGoal, 'goal')]
          : []
      return redrawn(
        lasting(timeline.periods, half, kick),
        [{ at, type: 'penalty', side: side! }, hold(at, kick - at, 'penalty'), ...scored],
        kick,
      )
    }
    case 'halftime': {
      const from = at + Math.round(INTERVAL / paceOf(spec.sport))
      return redrawn(
        [
          { ...first, to: at },
          { ...second, from, to: from + second.to - second.from },
        ],
        [],
      )
    }
    default: {
      const ended = cut({ ...timeline, events: before }, at, 'finished')
      return { ...ended, events: [...ended.events, ...steps(scoreAfter(state.score, event, 0))] }
    }
  }
}
