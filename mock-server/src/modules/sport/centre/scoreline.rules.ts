import type { MatchDetail } from '@app/contract/sport/matchDetail'
import type { SportMatch } from '../match.rules.ts'
import { isFootball, isRally, type MatchState, type SportCode, type Timeline } from '../model/match.ts'
import { stateOf } from '../model/state.ts'
import { clockText } from '../board/present.rules.ts'

const NUMBERS = [...'一二三四五六七八九']

/** 上半场, 第三节, 第2盘, 第7局, 加时. */
export const periodName = (sport: SportCode, index: number): string => {
  if (isFootball(sport) || sport === 'OP') return index === 0 ? '上半场' : '下半场'
  if (sport === 'BK') return index < 4 ? `第${NUMBERS[index]}节` : '加时'
  if (sport === 'TN') return `第${NUMBERS[index]}盘`
  return NUMBERS[index] ? `第${NUMBERS[index]}局` : `加时 ${index + 1}`
}

/** The clock beside an event: the minute where there is one, seconds left in basketball, the period elsewhere. */
export const eventClock = (sport: SportCode, state: MatchState, printed?: number): string => {
  const { minute, stoppage, clockLeft, sections } = state
  if (isFootball(sport) || sport === 'OP')
    return printed === undefined ? `${minute}${stoppage > 0 ? `+${stoppage}` : ''}` : String(printed)
  if (sport === 'BK') return String(clockLeft)
  return isRally(sport) ? `S${Math.max(1, sections.length)}` : state.period
}

const MOST_POINTS = 380
/** Seconds of the match at which the score may have changed. */
const changesOf = ({ events, plays }: Timeline, second: number): number[] => {
  const scored = events
    .filter(({ type }) => type === 'goal' || type === 'goalCancelled' || type === 'run')
    .map(({ at }) => at)
  const played = plays.filter(({ points }) => points !== 0).map(({ at, run }) => at + run)
  return [...new Set([...scored, ...played])].filter((at) => at <= second).toSorted((a, b) => a - b)
}

/** How the score came about, from 0-0: in games of sets the points of each set, elsewhere the score itself. */
export const scorelineOf = (
  match: SportMatch,
  timeline: Timeline,
  second: number,
): MatchDetail['scoreline'] => {
  if (second < 0) return []
  const steps = [0, ...changesOf(timeline, Math.min(second, timeline.endsAt))].slice(-MOST_POINTS)
  let before = ''
  return steps.flatMap((at) => {
    const state = stateOf(match.spec, timeline, at)
    const [home, away] = (isRally(match.sport) ? state.sections.at(-1) : undefined) ?? state.score
    const period = periodName(match.sport, Math.max(0, state.sections.length - 1))
    const told = `${home}-${away}-${period}`
    if (told === before) return []
    before = told
    return [{ time: match.kickOffAt + at * 1_000, clock: clockText(state), home, away, period }]
  })
}
