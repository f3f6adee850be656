import { sportLabels } from '@app/contract/sport/codes'
import { basketballAfter } from './basketball/director.ts'
import { cut } from './cut.ts'
import { footballAfter } from './football/director.ts'
import { goalsAfter } from './goals/goals.ts'
import { inningsAfter } from './innings/innings.ts'
import { isFootball, isRally } from './match.ts'
import type { DirectorEvent, MatchEvent, MatchSpec, MatchState, SportCode, Timeline } from './match.ts'
import { canEndAt, rallyAfter } from './rally/director.ts'
import type { Random } from './random.ts'

/** U-SPORT-13: seconds without prices after a director's VAR check. */
const VAR_LASTS = 60

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
  if (isRally(state.sport) && event.score && !canEndAt(state.sport, state.score, event.score))
    return '比分与已打完的局数不符'
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
      return insert({ at, type: 'danger', until: at + VAR_LASTS, danger: 'var' })
    case 'abandon':
      return cut(timeline, at, 'abandoned')
    case 'postpone':
      return cut(timeline, at, 'postponed')
    default:
      return undefined
  }
}

/** The timeline with one event of the director in it: what was, then the event, then a rest drawn anew from the seed. */
export const directed = (
  random: Random,
  spec: MatchSpec,
  timeline: Timeline,
  event: DirectorEvent,
): Timeline => common(timeline, event) ?? AFTER[spec.sport](random, spec, timeline, event)

const AFTER: Record<SportCode, typeof footballAfter> = {
  FT: footballAfter,
  VF: footballAfter,
  BK: basketballAfter,
  TN: rallyAfter,
  VB: rallyAfter,
  TT: rallyAfter,
  SK: rallyAfter,
  BS: inningsAfter,
  OP: goalsAfter,
}
