import { chanceAbove, chanceOf, differenceOf, totalOf } from './points.ts'
import { oddChance, overtimePossessions } from './rates.ts'
import { evenLine, type MarketOf } from '../lines.ts'
import type { MatchSpec, MatchState, Pair } from '../match.ts'
import { linePairOf, MARGIN, pairOf, type Quote } from '../quote.ts'

type PeriodOf = Quote['period']
const QUARTERS: readonly PeriodOf[] = ['q1', 'q2', 'q3', 'q4']
/** U-SPORT-13: no bets on what ends within these seconds of the clock. */
const CLOSING_SECONDS = 40
const WHOLE = 1

/** Points to come of part of a match: how many possessions each side has in it, and what is on the board from it. */
export interface Part {
  rest: Pair
  score: Pair
  /** What an overtime would add; only for what counts it. */
  overtime: Pair | undefined
  /** The difference of this part at which the match is level: not 0 for the second half alone. */
  levelAt?: number
  /** Of one side's points: the part with those of both. */
  ofBoth?: Part
}

/**
 * Chance that home − away ends above a value: a whole number or a half point. Level at `levelAt`, overtimes are played until
 * they decide and count.
 */
export const differenceAbove = (spec: MatchSpec, part: Part, value: number): number => {
  const { rest, score, overtime, levelAt = 0 } = part
  const count = differenceOf(spec, rest, score[0] - score[1])
  const above = chanceAbove(count, value)
  if (!overtime) return above
  const decider = differenceOf(spec, overtime, 0)
  const level = chanceOf(count, levelAt)
  const drawn = chanceOf(decider, 0)
  const later = chanceAbove(decider, value - levelAt)
  return levelAt > value
    ? above - level + (level * (later - drawn)) / (1 - drawn)
    : above + (level * later) / (1 - drawn)
}

export const totalAbove = (spec: MatchSpec, part: Part, value: number): number => {
  const { rest, score, overtime, ofBoth = part } = part
  const count = totalOf(spec, rest, score[0] + score[1])
  if (!overtime) return chanceAbove(count, value)
  const lead = ofBoth.score[0] - ofBoth.score[1]
  const level = chanceOf(differenceOf(spec, ofBoth.rest, lead), ofBoth.levelAt ?? 0)
  const extra = totalOf(spec, overtime, 0)
  const longer = { mean: count.mean + extra.mean, variance: count.variance + extra.variance }
  return (1 - level) * chanceAbove(count, value) + level * chanceAbove(longer, value)
}

const lines = (
  market: MarketOf,
  first: string,
  second: string,
  start: number,
  chanceAt: (line: number) => number,
): Quote[] => {
  const main = evenLine(Math.floor(start) + 0.5, WHOLE, chanceAt)
  return [main, main - WHOLE, main + WHOLE].map((line, rank) => ({
    ...market,
    line,
    rank,
    selections: linePairOf(first, second, chanceAt(line)),
  }))
}

const handicap = (spec: MatchSpec, part: Part, period: PeriodOf): Quote[] =>
  lines(
    { family: 'R', period },
    'RH',
    'RC',
    -differenceOf(spec, part.rest, part.score[0] - part.score[1]).mean,
    (line) => differenceAbove(spec, part, -line),
  )

const total = (spec: MatchSpec, part: Part, family: MarketOf['family'], period: PeriodOf): Quote[] =>
  lines(
    { family, period },
    'OUU',
    'OUO',
    totalOf(spec, part.rest, part.score[0] + part.score[1]).mean,
    (line) => 1 - totalAbove(spec, part, line),
  ).map((quote) => ({ ...quote, selections: quote.selections.toReversed() }))

/** A level score returns the stake, so the chance is that of the decided part. */
const winner = (spec: MatchSpec, part: Part, period: PeriodOf): Quote => {
  const home = differenceAbove(spec, part, 0)
  const away = 1 - differenceAbove(spec, part, -1)
  return { family: 'M', period, rank: 0, selections: pairOf('MH', 'MC', home / (home + away), MARGIN.line) }
}

const parity = (spec: MatchSpec, { rest, score }: Part, period: PeriodOf): Quote => {
  const swing = (1 - 2 * oddChance(spec.rates[0])) ** rest[0] * (1 - 2 * oddChance(spec.rates[1])) ** rest[1]
  const odd = (1 - ((score[0] + score[1]) % 2 === 0 ? 1 : -1) * swing) / 2
  return { family: 'EO', period, rank: 0, selections: pairOf('EOO', 'EOE', odd, MARGIN.parity) }
}

const partOf = (state: MatchState, from: number, to: number, overtime: Pair | undefined): Part => {
  const add = (pairs: readonly Pair[]) =>
    pairs
      .slice(from, to)
      .reduce<[number, number]>((sum, pair) => [sum[0] + pair[0], sum[1] + pair[1]], [0, 0])
  return { rest: add(state.restOfPeriods), score: add(state.byPeriod), overtime }
}

/** The part of the match that a market is about; undefined for those that none of these counts. */
export const basketballPart = (spec: MatchSpec, state: MatchState, period: PeriodOf): Part | undefined => {
  const extra = overtimePossessions(spec.possessions)
  if (period === 'full') return partOf(state, 0, 99, [extra, extra])
  if (period === 'half') return partOf(state, 0, 2, undefined)
  if (period === 'secondHalf') return secondHalfOf(spec, state)
  const quarter = QUARTERS.indexOf(period)
  return quarter < 0 ? undefined : partOf(state, quarter, quarter + 1, undefined)
}

/** Offered once the first half is known: overtime belongs to it, and depends on the lead at half-time. */
const secondHalfOf = (spec: MatchSpec, state: MatchState): Part => {
  const first = partOf(state, 0, 2, undefined).score
  const extra = overtimePossessions(spec.possessions)
  return { ...partOf(state, 2, 99, [extra, extra]), levelAt: first[1] - first[0] }
}

/** The points of one side alone; whether there is an overtime is up to both. */
export const oneSide = (part: Part, side: 0 | 1): Part => {
  const own = ([home, away]: Pair): Pair => (side === 0 ? [home, 0] : [0, away])
  return {
    rest: own(part.rest),
    score: own(part.score),
    overtime: part.overtime && own(part.overtime),
    ofBoth: part,
  }
}

/** How far the match is: what has begun can no longer be bet on as a whole when it is about to end. */
const progressOf = (state: MatchState) => {
  const isLive = state.status === 'live'
  const current = isLive ? Math.max(0, state.byPeriod.length - 1) : 0
  const isBreak = state.period === 'HT' || state.period === 'BREAK'
  const isEnding = isLive && !isBreak && state.byPeriod.length > 0 && state.clockLeft < CLOSING_SECONDS
  return {
    isLive,
    isOpen: !(isEnding && current >= 3),
    next: isBreak ? state.done : current + (isEnding ? 1 : 0),
  }
}

/** Every basketball market at a state. Full time and the second half include overtime, first half and quarters don't. */
export const basketballQuotes = (spec: MatchSpec, state: MatchState, scope: 'main' | 'all'): Quote[] => {
  const { isLive, isOpen, next } = progressOf(state)
  const full = basketballPart(spec, state, 'full')!
  const half = basketballPart(spec, state, 'half')!
  const main = [
    ...(isOpen
      ? [
          ...handicap(spec, full, 'full'),
          ...total(spec, full, 'OU', 'full'),
          winner(spec, full, 'full'),
          parity(spec, full, 'full'),
        ]
      : []),
    ...(next < 2
      ? [
          ...handicap(spec, half, 'half'),
          ...total(spec, half, 'OU', 'half'),
          winner(spec, half, 'half'),
          parity(spec, half, 'half'),
        ]
      : []),
  ]
  if (scope === 'main') return main
  const second = isLive && isOpen && next >= 2 ? secondHalfOf(spec, state) : undefined
  return [
    ...main,
    ...(isOpen
      ? [
          ...total(spec, oneSide(full, 0), 'TOH', 'full').slice(0, 1),
          ...total(spec, oneSide(full, 1), 'TOC', 'full').slice(0, 1),
        ]
      : []),
    ...(next < 2
      ? [
          ...total(spec, oneSide(half, 0), 'TOH', 'half').slice(0, 1),
          ...total(spec, oneSide(half, 1), 'TOC', 'half').slice(0, 1),
        ]
      : []),
    ...(second
      ? [
          ...handicap(spec, second, 'secondHalf').slice(0, 1),
          ...total(spec, second, 'OU', 'secondHalf').slice(0, 1),
          winner(spec, second, 'secondHalf'),
        ]
      : []),
    ...QUARTERS.flatMap((period, index) => {
      if (index < next || (isLive && index > next)) return []
      const quarter = partOf(state, index, index + 1, undefined)
      return [
        ...handicap(spec, quarter, period).slice(0, 1),
        ...total(spec, quarter, 'OU', period).slice(0, 1),
        winner(spec, quarter, period),
        parity(spec, quarter, period),
      ]
    }),
  ]
}

/** How many markets `all` has beyond `main`. */
export const basketballFurther = (state: MatchState): number => {
  const { isLive, isOpen, next } = progressOf(state)
  const quarters = isLive ? (next < 4 ? 1 : 0) : 4
  return (isOpen ? 2 : 0) + (next < 2 ? 2 : 0) + (isLive && isOpen && next >= 2 ? 3 : 0) + 4 * quarters
}
