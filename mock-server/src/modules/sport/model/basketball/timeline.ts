import {
  BREAK,
  HALF_BREAK,
  OVERTIME_CLOCK,
  overtimePossessions,
  pointChances,
  QUARTER_CLOCK,
} from './rates.ts'
import type { MatchSpec, Pair, Period, PeriodName, Play, Timeline } from '../match.ts'
import { between, type Random } from '../random.ts'

/** Seconds that the clock stands after a possession (fouls, balls out, time-outs). */
const DEAD_TIME: Pair = [2, 36]
const MOST_OVERTIMES = 6
const QUARTERS: readonly PeriodName[] = ['1Q', '2Q', '3Q', '4Q']

const pointsOf = (random: Random, [one, two, three]: readonly [number, number, number]): number => {
  const drawn = random.next()
  if (drawn < two) return 2
  if (drawn < two + three) return 3
  return drawn < two + three + one ? 1 : 0
}

export const sumOf = (plays: readonly Play[]): [number, number] => {
  const score: [number, number] = [0, 0]
  for (const { side, points } of plays) score[side] += points
  return score
}

/** One quarter or overtime: possessions by turns, their lengths cut to fill the clock exactly. */
const drawPeriod = (
  random: Random,
  spec: MatchSpec,
  index: number,
  name: PeriodName,
  from: number,
): { period: Period; plays: Play[] } => {
  const isOvertime = name === 'OT'
  const clock = isOvertime ? OVERTIME_CLOCK : QUARTER_CLOCK
  const count = 2 * (isOvertime ? overtimePossessions(spec.possessions) : spec.possessions)
  const lengths = Array.from({ length: count }, () => between(random, 6, 24))
  const scale = clock / lengths.reduce((sum, length) => sum + length, 0)
  const chances = [pointChances(spec.rates[0]), pointChances(spec.rates[1])] as const
  const plays: Play[] = []
  let at = from
  let played = 0
  for (const [turn, length] of lengths.entries()) {
    const side = ((turn + index) % 2) as 0 | 1
    const end = turn === count - 1 ? clock : Math.round(played + length * scale)
    const run = end - Math.round(played)
    plays.push({
      at,
      period: index,
      side,
      left: clock - Math.round(played),
      run,
      points: pointsOf(random, chances[side]),
    })
    at += run + Math.round(turn === count - 1 ? 0 : between(random, ...DEAD_TIME))
    played = turn === count - 1 ? clock : played + length * scale
  }
  return { period: { name, from, to: at, clock }, plays }
}

/** The periods from `index` on, the first of them at `from`; overtimes while the score is level. One that was announced is played. */
export const basketballFrom = (
  random: Random,
  spec: MatchSpec,
  before: { periods: Period[]; plays: Play[] },
  index: number,
  from: number,
  isAnnounced = false,
): Timeline => {
  const periods = [...before.periods]
  const plays = [...before.plays]
  let at = from
  const play = (name: PeriodName, turn: number) => {
    const drawn = drawPeriod(random, spec, turn, name, at)
    periods.push(drawn.period)
    plays.push(...drawn.plays)
    at = drawn.period.to + (turn === 1 ? HALF_BREAK : BREAK)
  }
  for (let turn = index; turn < 4; turn += 1) play(QUARTERS[turn]!, turn)
  for (let turn = Math.max(4, index); turn < 4 + MOST_OVERTIMES; turn += 1) {
    const [home, away] = sumOf(plays)
    if (home !== away && !(isAnnounced && turn === index)) break
    play('OT', turn)
  }
  const [home, away] = sumOf(plays)
  const last = plays.findLast(({ side }) => side === 0)
  if (home === away && last) plays[plays.indexOf(last)] = { ...last, points: last.points + 1 }
  return { periods, events: [], plays, endsAt: periods.at(-1)?.to ?? from, ending: 'finished' }
}

export const basketballTimeline = (random: Random, spec: MatchSpec): Timeline =>
  basketballFrom(random, spec, { periods: [], plays: [] }, 0, 0)
