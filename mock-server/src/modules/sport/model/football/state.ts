import { paceOf } from './rates.ts'
import {
  indexOf,
  type Danger,
  type MatchEvent,
  type MatchSpec,
  type MatchState,
  type Pair,
  type Period,
  type Timeline,
} from '../match.ts'

const restOf = ({ from, to }: Period, second: number): number =>
  Math.min(1, Math.max(0, (to - second) / Math.max(1, to - from)))

const clockOf = (
  { from, clock }: Period,
  second: number,
  pace: number,
): { minute: number; stoppage: number } => {
  const base = from === 0 ? 0 : 45
  const played = (second - from) * pace
  return played >= clock
    ? { minute: base + clock / 60, stoppage: Math.floor((played - clock) / 60) + 1 }
    : { minute: base + Math.max(0, Math.floor(played / 60)), stoppage: 0 }
}

const periodAt = (periods: Period[], second: number): MatchState['period'] => {
  const [first, last] = periods as [Period, Period]
  if (second < 0) return ''
  if (second < first.to) return '1H'
  return second < last.from ? 'HT' : '2H'
}

/** What happens in the interval belongs to the second half: the first is settled. */
export const halfOf = ({ at, half }: Pick<MatchEvent, 'at' | 'half'>, first: Period): 0 | 1 =>
  half ?? (at < first.to ? 0 : 1)

/** The state of a football match at a second since kick-off. */
export const footballState = (spec: MatchSpec, timeline: Timeline, second: number): MatchState => {
  const { periods, events, endsAt, ending } = timeline
  const [first, last] = periods as [Period, Period]
  const counts = {
    score: [0, 0] as [number, number],
    half: [0, 0] as [number, number],
    yellows: [0, 0] as [number, number],
    reds: [0, 0] as [number, number],
    corners: [0, 0] as [number, number],
    halfCorners: [0, 0] as [number, number],
    halfCards: [0, 0] as [number, number],
  }
  const pace = paceOf(spec.sport)
  let danger: Danger = ''
  let held = false
  let version = 0
  for (const event of events) {
    if (event.at > second) break
    const side = event.side ? indexOf(event.side) : 0
    const inFirst = halfOf(event, first) === 0
    if (event.type === 'danger') danger = second < (event.until ?? 0) ? (event.danger ?? '') : danger
    else if (event.type === 'suspend' || event.type === 'resume') held = event.type === 'suspend'
    else if (event.type !== 'penalty') {
      const step = event.type === 'goalCancelled' ? -1 : 1
      if (event.type === 'goal' || event.type === 'goalCancelled') {
        counts.score[side] += step
        if (inFirst) counts.half[side] += step
      } else {
        const type = event.type as 'yellow' | 'red' | 'corner'
        counts[`${type}s`][side] += step
        if (inFirst) counts[type === 'corner' ? 'halfCorners' : 'halfCards'][side] += step
      }
      version += 1
    }
  }
  const over = second >= endsAt
  const here = Math.min(second, endsAt)
  const period = over && ending === 'finished' ? '2H' : periodAt(periods, here)
  const half: Pair = counts.half
  const { minute, stoppage } =
    period === '2H'
      ? clockOf(last, Math.min(here, last.to - 1), pace)
      : period === '1H'
        ? clockOf(first, here, pace)
        : { minute: period === 'HT' ? 45 : 0, stoppage: 0 }
  const rest: Pair = [counts.score[0] - half[0], counts.score[1] - half[1]]
  const byPeriod: Pair[] = period === '2H' || rest[0] + rest[1] > 0 ? [half, rest] : [half]
  return {
    sport: spec.sport,
    status: over ? ending : second >= 0 ? 'live' : 'scheduled',
    period,
    minute,
    stoppage,
    clockLeft: 0,
    score: counts.score,
    byPeriod,
    sections: period === '' ? [] : byPeriod,
    done: over && ending === 'finished' ? 2 : period === 'HT' || period === '2H' ? 1 : 0,
    serving: '',
    points: '',
    game: [0, 0],
    halfCorners: counts.halfCorners,
    halfCards: counts.halfCards,
    yellows: counts.yellows,
    reds: counts.reds,
    corners: counts.corners,
    danger: held && danger === '' ? 'director' : danger,
    suspended: held || danger !== '',
    restOfHalves: over ? [0, 0] : [restOf(first, second), restOf(last, second)],
    restOfPeriods: [],
    version,
  }
}
