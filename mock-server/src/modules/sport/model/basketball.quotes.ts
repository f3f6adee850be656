import { oddChance, overtimePossessions, varianceOf } from './basketball.rates.ts'
import { evenLine, type MarketOf } from './lines.ts'
import type { MatchSpec, MatchState, Pair } from './match.ts'
import { chanceAbove, chanceOf, type Count } from './normal.ts'
import { MARGIN, pairOf, type Quote } from './quote.ts'

type PeriodOf = Quote['period']
const QUARTERS: readonly PeriodOf[] = ['q1', 'q2', 'q3', 'q4']
/** U-SPORT-13: no bets on what ends within these seconds of the clock. */
const CLOSING_SECONDS = 40
const WHOLE = 1

/** Points to come of part of a match: how many possessions each side has in it, and what is on the board from it. */
interface Part {
  rest: Pair
  score: Pair
  /** What an overtime would add; only for what counts it. */
  overtime: Pair | undefined
}

const spread = ({ rates }: MatchSpec, [home, away]: Pair) => home * varianceOf(rates[0]) + away * varianceOf(rates[1])

const differenceOf = (spec: MatchSpec, rest: Pair, lead: number): Count => ({
  mean: lead + rest[0] * spec.rates[0] - rest[1] * spec.rates[1],
  variance: spread(spec, rest),
})

const totalOf = (spec: MatchSpec, rest: Pair, sofar: number): Count => ({
  mean: sofar + rest[0] * spec.rates[0] + rest[1] * spec.rates[1],
  variance: spread(spec, rest),
})

/** Chance that home − away ends above a half-point value. */
const differenceAbove = (spec: MatchSpec, { rest, score, overtime }: Part, value: number): number => {
  const count = differenceOf(spec, rest, score[0] - score[1])
  if (!overtime) return chanceAbove(count, value)
  const decided = differenceOf(spec, overtime, 0)
  const level = chanceOf(count, 0)
  const notLevel = 1 - chanceOf(decided, 0)
  const aboveAfter =
    value > 0 ? chanceAbove(decided, value) / notLevel : 1 - (1 - chanceAbove(decided, value) - (value < 0 ? 0 : 1 - notLevel)) / notLevel
  const above = chanceAbove(count, value) - (value < 0 ? level : 0)
  return above + level * (value < 0 ? 1 - (1 - chanceAbove(decided, value)) / notLevel : aboveAfter)
}

const totalAbove = (spec: MatchSpec, { rest, score, overtime }: Part, value: number): number => {
  const count = totalOf(spec, rest, score[0] + score[1])
  if (!overtime) return chanceAbove(count, value)
  const level = chanceOf(differenceOf(spec, rest, score[0] - score[1]), 0)
  const longer: Count = { mean: count.mean + totalOf(spec, overtime, 0).mean, variance: count.variance + spread(spec, overtime) }
  return (1 - level) * chanceAbove(count, value) + level * chanceAbove(longer, value)
}

const lines = (market: MarketOf, first: string, second: string, start: number, chanceAt: (line: number) => number): Quote[] => {
  const main = evenLine(Math.floor(start) + 0.5, WHOLE, chanceAt)
  return [main, main - WHOLE, main + WHOLE].map((line, rank) => ({
    ...market,
    line,
    rank,
    picks: pairOf(first, second, chanceAt(line), MARGIN.line),
  }))
}

const handicap = (spec: MatchSpec, part: Part, period: PeriodOf): Quote[] =>
  lines({ family: 'R', period }, 'RH', 'RC', -differenceOf(spec, part.rest, part.score[0] - part.score[1]).mean, (line) =>
    differenceAbove(spec, part, -line),
  )

const total = (spec: MatchSpec, part: Part, market: MarketOf): Quote[] =>
  lines(market, 'OUU', 'OUO', totalOf(spec, part.rest, part.score[0] + part.score[1]).mean, (line) => 1 - totalAbove(spec, part, line))
    .map((quote) => ({ ...quote, picks: quote.picks.toReversed() }))

const winner = (spec: MatchSpec, part: Part): Quote => ({
  family: 'M',
  period: 'full',
  rank: 0,
  picks: pairOf('MH', 'MC', differenceAbove(spec, part, 0), MARGIN.line),
})

const parity = (spec: MatchSpec, { rest, score }: Part, period: PeriodOf): Quote => {
  const swing = (1 - 2 * oddChance(spec.rates[0])) ** rest[0] * (1 - 2 * oddChance(spec.rates[1])) ** rest[1]
  const odd = (1 - ((score[0] + score[1]) % 2 === 0 ? 1 : -1) * swing) / 2
  return { family: 'EO', period, rank: 0, picks: pairOf('EOO', 'EOE', odd, MARGIN.parity) }
}

const partOf = (state: MatchState, from: number, to: number, overtime: Pair | undefined): Part => {
  const add = (pairs: readonly Pair[]) =>
    pairs.slice(from, to).reduce<[number, number]>((sum, pair) => [sum[0] + pair[0], sum[1] + pair[1]], [0, 0])
  return { rest: add(state.restOfPeriods), score: add(state.byPeriod), overtime }
}

const oneSide = (part: Part, side: 0 | 1): Part => ({
  rest: side === 0 ? [part.rest[0], 0] : [0, part.rest[1]],
  score: side === 0 ? [part.score[0], 0] : [0, part.score[1]],
  overtime: undefined,
})

/** Every basketball market at a state. Full time includes overtime, halves and quarters don't. */
export const basketballQuotes = (spec: MatchSpec, state: MatchState, scope: 'main' | 'all'): Quote[] => {
  const isLive = state.status === 'live'
  const current = isLive ? Math.max(0, state.byPeriod.length - 1) : 0
  const isBreak = state.period === 'HT' || state.period === 'BREAK'
  const isEnding = isLive && !isBreak && state.clockLeft < CLOSING_SECONDS && state.byPeriod.length > 0
  const next = current + (isBreak || isEnding ? 1 : 0)
  const inOvertime = current > 3
  const extra = overtimePossessions(spec.possessions)
  const full = partOf(state, 0, 99, inOvertime ? undefined : [extra, extra])
  const quotes: Quote[] = []
  if (!(isEnding && current >= 3))
    quotes.push(...handicap(spec, full, 'full'), ...total(spec, full, { family: 'OU', period: 'full' }), winner(spec, full))
  const half = partOf(state, 0, 2, undefined)
  if (next < 2) quotes.push(...handicap(spec, half, 'half'), ...total(spec, half, { family: 'OU', period: 'half' }))
  if (scope === 'main') return quotes
  if (!(isEnding && current >= 3))
    quotes.push(
      parity(spec, full, 'full'),
      ...total(spec, oneSide(full, 0), { family: 'TOH', period: 'full' }).slice(0, 1),
      ...total(spec, oneSide(full, 1), { family: 'TOC', period: 'full' }).slice(0, 1),
    )
  if (next < 2) quotes.push(parity(spec, half, 'half'))
  for (const [index, period] of QUARTERS.entries()) {
    if (index < next || (isLive && index > next)) continue
    const quarter = partOf(state, index, index + 1, undefined)
    quotes.push(
      ...handicap(spec, quarter, period).slice(0, 1),
      ...total(spec, quarter, { family: 'OU', period }).slice(0, 1),
      parity(spec, quarter, period),
    )
  }
  return quotes
}
