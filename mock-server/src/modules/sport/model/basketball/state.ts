import { overtimePossessions } from './rates.ts'
import type { Danger, MatchSpec, MatchState, Pair, Timeline } from '../match.ts'

/** The state of a basketball match at a second since tip-off. A possession's points stand from its end. */
export const basketballState = (spec: MatchSpec, timeline: Timeline, second: number): MatchState => {
  const { periods, plays, events, endsAt, ending } = timeline
  const here = Math.min(second, endsAt)
  const byPeriod: [number, number][] = []
  const left: [number, number][] = Array.from({ length: 4 }, () => [spec.possessions, spec.possessions])
  let clockLeft = 0
  let version = 0
  let last = -1
  for (const play of plays) {
    if (play.at > here) break
    // What the director gives lasts no time: the possession under way goes on beside it, and in a break no period begins.
    const isGiven = play.run === 0
    if (!isGiven) last = play.period
    const points = (byPeriod[play.period] ??= [0, 0])
    const overtime = overtimePossessions(spec.possessions)
    const rest = (left[play.period] ??= [overtime, overtime])
    const ran = Math.min(play.run, here - play.at)
    if (!isGiven) clockLeft = play.left - ran
    if (ran < play.run) continue
    points[play.side] += play.points
    if (!isGiven) rest[play.side] = Math.max(0, rest[play.side] - 1)
    version += 1
  }
  // A quarter that the director skipped has no plays, but it is over.
  for (const [index, period] of periods.entries()) if (here >= period.to) last = Math.max(last, index)
  for (let index = 0; index <= last; index += 1) byPeriod[index] ??= [0, 0]
  let danger: Danger = ''
  let held = false
  for (const event of events) {
    if (event.at > second) break
    if (event.type === 'danger') danger = second < (event.until ?? 0) ? (event.danger ?? '') : danger
    if (event.type === 'suspend' || event.type === 'resume') held = event.type === 'suspend'
  }
  const over = second >= endsAt
  const current = periods[last]
  // Broken off in a break, a match has completed the period before it.
  const isPeriodOver = current !== undefined && here >= current.to
  const inBreak = !over && isPeriodOver
  // A period that the director cut short has no possessions left.
  for (const [index, period] of periods.entries()) if (here >= period.to) left[index] = [0, 0]
  const score: Pair = byPeriod.reduce<[number, number]>(
    (sum, points) => [sum[0] + points[0], sum[1] + points[1]],
    [0, 0],
  )
  const played = periods.reduce((sum, { clock }, index) => sum + (index < last ? clock : 0), 0)
  return {
    sport: 'BK',
    status: over ? ending : second >= 0 ? 'live' : 'scheduled',
    period: inBreak ? (last === 1 ? 'HT' : 'BREAK') : (current?.name ?? (here >= 0 ? '1Q' : '')),
    minute: current ? Math.floor((played + current.clock - clockLeft) / 60) : 0,
    stoppage: 0,
    clockLeft: inBreak ? 0 : clockLeft,
    score,
    byPeriod,
    sections: byPeriod,
    done:
      over && ending === 'finished'
        ? Math.max(4, byPeriod.length)
        : isPeriodOver
          ? last + 1
          : Math.max(0, last),
    serving: '',
    points: '',
    game: [0, 0],
    halfCorners: [0, 0],
    halfCards: [0, 0],
    yellows: [0, 0],
    reds: [0, 0],
    corners: [0, 0],
    danger: held && danger === '' ? 'director' : danger,
    suspended: held || danger !== '',
    restOfHalves: [0, 0],
    restOfPeriods: over ? left.map(() => [0, 0]) : left,
    version,
  }
}
