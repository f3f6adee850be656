import { sportLabels } from '@app/contract/sport/codes'
import { basketballFrom } from './basketball/timeline.ts'
import { BREAK, HALF_BREAK } from './basketball/rates.ts'
import { AFTER_GOAL, footballRest, INTERVAL, PENALTY_LASTS } from './football/timeline.ts'
import { paceOf } from './football/rates.ts'
import { goalsAfter } from './goals/goals.ts'
import { inningsAfter } from './innings/innings.ts'
import { rallyAfter } from './rally/director.ts'
import { stateOf } from './state.ts'
import { isFootball, isRally } from './match.ts'
import type {
  DirectorEvent,
  MatchEvent,
  MatchSpec,
  MatchState,
  Pair,
  Period,
  Side,
  SportCode,
  Timeline,
} from './match.ts'
import type { Random } from './random.ts'

/** U-SPORT-13: seconds without prices after a director's VAR check, and how often a penalty is scored. */
const VAR_LASTS = 60
const PENALTY_SCORED = 0.78

type Type = DirectorEvent['type']
const FOOTBALL_ONLY = new Set<Type>(['red', 'yellow', 'corner', 'penalty'])
/** What every sport knows. */
const COMMON: readonly Type[] = ['var', 'suspend', 'resume', 'finish', 'abandon', 'postpone', 'point']
const SCORING: readonly Type[] = ['goal', 'cancelGoal']
const FOOTBALL: readonly Type[] = [...COMMON, ...SCORING, ...FOOTBALL_ONLY, 'halftime']
const HALVES: readonly Type[] = [...COMMON, ...SCORING, 'halftime']
const SETS: readonly Type[] = [...COMMON, 'goal', 'set']
const KNOWN: Record<SportCode, ReadonlySet<Type>> = {
  FT: new Set(FOOTBALL),
  VF: new Set(FOOTBALL),
  BK: new Set(HALVES),
  OP: new Set(HALVES),
  BS: new Set([...COMMON, ...SCORING]),
  TN: new Set(SETS),
  VB: new Set(SETS),
  TT: new Set(SETS),
  SK: new Set(SETS),
}
const BEFORE_KICK_OFF = new Set<DirectorEvent['type']>(['suspend', 'resume', 'postpone', 'abandon'])

/** Why an event can't happen now, in Chinese; undefined when it can. */
export const directorRefusal = (state: MatchState, event: DirectorEvent): string | undefined => {
  if (state.status !== 'live' && state.status !== 'scheduled') return '比赛已结束'
  if (state.status === 'scheduled' && !BEFORE_KICK_OFF.has(event.type)) return '比赛尚未开始'
  if (!KNOWN[state.sport].has(event.type)) return `${sportLabels[state.sport]}比赛没有该事件`
  if ((FOOTBALL_ONLY.has(event.type) || event.type === 'set') && !event.side) return '请指定球队'
  if (isRally(state.sport) && event.type !== 'finish' && event.score) return '该项目不能直接设置比分'
  if (['goal', 'cancelGoal', 'point'].includes(event.type) && !event.side && !event.score)
    return '请指定球队或比分'
  if (event.type === 'cancelGoal' && event.side && state.score[event.side === 'H' ? 0 : 1] === 0)
    return '该队没有可取消的进球'
  if (event.minute !== undefined && (!isFootball(state.sport) || event.minute > state.minute))
    return '分钟数不能晚于当前比赛时间'
  if (event.type === 'halftime' && state.period !== '1H' && state.period !== '1Q' && state.period !== '2Q')
    return '上半场已结束'
  return undefined
}

const SIDES: readonly Side[] = ['H', 'C']

const hold = (at: number, lasts: number, danger: MatchEvent['danger']): MatchEvent => ({
  at,
  type: 'danger',
  until: at + lasts,
  danger: danger!,
})

/** Goals, or goals taken back, that turn one score into another. */
const scoreSteps = (at: number, from: Pair, to: Pair): MatchEvent[] =>
  SIDES.flatMap((side, index) => {
    const steps = to[index as 0 | 1] - from[index as 0 | 1]
    return Array.from({ length: Math.abs(steps) }, (): MatchEvent => ({
      at,
      type: steps > 0 ? 'goal' : 'goalCancelled',
      side,
    }))
  })

/** The score an event leads to. */
const scoreAfter = (score: Pair, { type, side, score: wanted }: DirectorEvent, worth: number): Pair => {
  if (wanted) return wanted
  const by = type === 'goal' || type === 'point' ? worth : type === 'cancelGoal' ? -worth : 0
  const own = side === 'C' ? 1 : 0
  return [Math.max(0, score[0] + (own === 0 ? by : 0)), Math.max(0, score[1] + (own === 1 ? by : 0))]
}

/** Halves are always two, other periods only as many as were begun. */
const closed = ({ periods }: Timeline, at: number): Period[] =>
  periods
    .filter(({ from, name }) => from <= at || name.endsWith('H'))
    .map((period) => ({ ...period, to: Math.min(period.to, Math.max(at, period.from)) }))

/** The match stops here: nothing after `at` happens. What was finished has its periods closed, what was broken off hasn't. */
const cut = (timeline: Timeline, at: number, ending: Timeline['ending']): Timeline => ({
  ...timeline,
  ...(ending === 'finished' ? { periods: closed(timeline, at) } : {}),
  events: timeline.events.filter((event) => event.at <= at),
  plays: timeline.plays.filter((play) => play.at + play.run <= at),
  endsAt: at,
  ending,
})

/** What every sport shares: bets held and given back, and the ends. Undefined for what moves the play itself. */
const common = (timeline: Timeline, event: DirectorEvent): Timeline | undefined => {
  const { at } = event
  const insert = (...events: MatchEvent[]): Timeline => ({
    ...timeline,
    events: [...timeline.events, ...events].toSorted((a, b) => a.at - b.at),
  })
  switch (event.type) {
    case 'suspend':
    case 'resume':
      return insert({ at, type: event.type })
    case 'var':
      return insert(hold(at, VAR_LASTS, 'var'))
    case 'abandon':
      return cut(timeline, at, 'abandoned')
    case 'postpone':
      return cut(timeline, at, 'postponed')
    default:
      return undefined
  }
}

const footballAfter = (
  random: Random,
  spec: MatchSpec,
  timeline: Timeline,
  event: DirectorEvent,
): Timeline => {
  const { at, type, side, minute } = event
  const state = stateOf(spec, timeline, at)
  const pace = paceOf(spec.sport)
  const noted = (happened: MatchEvent[]) =>
    minute === undefined ? happened : happened.map((each) => ({ ...each, minute }))
  const before = timeline.events.filter((past) => past.at <= at)
  const redrawn = (periods: Period[], happened: MatchEvent[], from = at): Timeline => {
    const events = [...before, ...noted(happened)]
    const now = stateOf(spec, { ...timeline, periods, events }, from)
    return {
      ...timeline,
      periods,
      events: [...events, ...footballRest(random, spec, periods, from, now.score, now.reds)],
      endsAt: periods[1]!.to,
    }
  }
  switch (type) {
    case 'yellow':
    case 'corner':
      return {
        ...timeline,
        events: [
          ...before,
          ...noted([{ at, type, side: side! }]),
          ...timeline.events.filter((next) => next.at > at),
        ],
      }
    case 'goal':
    case 'point':
      return redrawn(timeline.periods, [
        ...scoreSteps(at, state.score, scoreAfter(state.score, event, 1)),
        hold(at, Math.ceil(AFTER_GOAL / pace), 'goal'),
      ])
    case 'cancelGoal':
      return redrawn(timeline.periods, [
        ...scoreSteps(at, state.score, scoreAfter(state.score, event, 1)),
        hold(at, Math.ceil(AFTER_GOAL / pace), 'var'),
      ])
    case 'red':
      return redrawn(timeline.periods, [
        { at, type: 'red', side: side! },
        hold(at, Math.ceil(AFTER_GOAL / pace), 'red'),
      ])
    case 'penalty': {
      const kick = at + Math.ceil(PENALTY_LASTS / pace)
      const scored: MatchEvent[] =
        random.next() < PENALTY_SCORED
          ? [{ at: kick, type: 'goal', side: side! }, hold(kick, Math.ceil(AFTER_GOAL / pace), 'goal')]
          : []
      return redrawn(
        timeline.periods,
        [{ at, type: 'penalty', side: side! }, hold(at, kick - at, 'penalty'), ...scored],
        kick,
      )
    }
    case 'halftime': {
      const [first, second] = timeline.periods as [Period, Period]
      const from = at + Math.round(INTERVAL / pace)
      return redrawn(
        [
          { ...first, to: at },
          { ...second, from, to: from + second.to - second.from },
        ],
        [],
      )
    }
    default: {
      const ended = cut(timeline, at, 'finished')
      return {
        ...ended,
        events: [...ended.events, ...scoreSteps(at, state.score, scoreAfter(state.score, event, 0))],
      }
    }
  }
}

/** Points given or taken outside a possession: a play without length. */
const pointPlays = (at: number, state: MatchState, to: Pair, period: number): Timeline['plays'] =>
  ([0, 1] as const)
    .filter((side) => to[side] !== state.score[side])
    .map((side) => ({
      at,
      period,
      side,
      left: state.clockLeft,
      run: 0,
      points: to[side] - state.score[side],
    }))

const basketballAfter = (
  random: Random,
  spec: MatchSpec,
  timeline: Timeline,
  event: DirectorEvent,
): Timeline => {
  const { at, type } = event
  const state = stateOf(spec, timeline, at)
  const current = Math.max(0, state.byPeriod.length - 1)
  const given = pointPlays(at, state, scoreAfter(state.score, event, 2), current)
  if (type === 'finish') {
    const ended = cut(timeline, at, 'finished')
    return { ...ended, plays: [...ended.plays, ...given] }
  }
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
  // The rest of the period goes on as it would; overtime depends on the score, so what follows the period is drawn anew.
  const period = timeline.periods[current]!
  const plays = [
    ...timeline.plays.filter((play) => play.period <= current && play.at <= at),
    ...given,
    ...timeline.plays.filter((play) => play.period <= current && play.at > at),
  ]
  const next = period.to + (current === 1 ? HALF_BREAK : BREAK)
  return {
    ...basketballFrom(
      random,
      spec,
      { periods: timeline.periods.slice(0, current + 1), plays },
      current + 1,
      next,
    ),
    events: timeline.events,
  }
}

/** The timeline with one event of the director in it: what was, then the event, then a rest drawn anew from the seed. */
export const directed = (
  random: Random,
  spec: MatchSpec,
  timeline: Timeline,
  event: DirectorEvent,
): Timeline => common(timeline, event) ?? AFTER[spec.sport](random, spec, timeline, event)

type After = typeof footballAfter
/** Where plays and not events make the score, the director's word on it stands beside them. */
const ending =
  (after: After): After =>
  (random, spec, timeline, event) =>
    event.type === 'finish'
      ? { ...cut(timeline, event.at, 'finished'), ...(event.score ? { fixed: event.score } : {}) }
      : after(random, spec, timeline, event)
const rally = ending(rallyAfter)
const AFTER: Record<SportCode, After> = {
  FT: footballAfter,
  VF: footballAfter,
  BK: basketballAfter,
  TN: rally,
  VB: rally,
  TT: rally,
  SK: rally,
  BS: ending(inningsAfter),
  OP: ending(goalsAfter),
}
