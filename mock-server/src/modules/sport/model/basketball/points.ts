import type { MatchSpec, Pair } from '../match.ts'
import { normalBelow } from '../normal.ts'
import { pointChances, varianceOf } from './rates.ts'

/** A whole number of points to come: nearly normal while many possessions are left, exact when few are. */
export interface Points {
  mean: number
  variance: number
  /** Chance of at least low, low + 1, … */
  tail?: { low: number; sums: Float64Array }
}

/** Possessions of both sides from which the two are the same to a fraction of the margin. */
const MANY = 24

const rowOf = (mean: number, possessions: number): Float64Array => {
  const [one, two, three] = pointChances(mean)
  const none = 1 - one - two - three
  let row = Float64Array.of(1)
  for (let turn = 0; turn < possessions; turn += 1) {
    const next = new Float64Array(row.length + 3)
    for (const [points, chance] of row.entries()) {
      next[points]! += chance * none
      next[points + 1]! += chance * one
      next[points + 2]! += chance * two
      next[points + 3]! += chance * three
    }
    row = next
  }
  return row
}

/** Chances of at least each value of `read` of the points of both sides. */
const tailOf = (
  home: Float64Array,
  away: Float64Array,
  low: number,
  read: (home: number, away: number) => number,
) => {
  const sums = new Float64Array(home.length + away.length)
  for (const [x, own] of home.entries())
    for (const [y, others] of away.entries()) sums[read(x, y) - low]! += own * others
  for (let index = sums.length - 2; index >= 0; index -= 1) sums[index]! += sums[index + 1]!
  return { low, sums }
}

type Tails = Record<'difference' | 'total', NonNullable<Points['tail']>>
const known = new WeakMap<MatchSpec, Map<string, Tails>>()
const tailsOf = (spec: MatchSpec, [home, away]: Pair): Tails | undefined => {
  if (home + away > MANY) return undefined
  let kept = known.get(spec)
  if (!kept) known.set(spec, (kept = new Map()))
  const key = `${home}-${away}`
  let tails = kept.get(key)
  if (!tails) {
    const [own, others] = [rowOf(spec.rates[0], home), rowOf(spec.rates[1], away)]
    tails = {
      difference: tailOf(own, others, 1 - others.length, (x, y) => x - y),
      total: tailOf(own, others, 0, (x, y) => x + y),
    }
    kept.set(key, tails)
  }
  return tails
}

const moved = (tail: Points['tail'], by: number) => tail && { tail: { ...tail, low: tail.low + by } }

const variance = ({ rates }: MatchSpec, [home, away]: Pair) =>
  home * varianceOf(rates[0]) + away * varianceOf(rates[1])

/** Home − away at the end of `rest` possessions of each side. */
export const differenceOf = (spec: MatchSpec, rest: Pair, lead: number): Points => ({
  mean: lead + rest[0] * spec.rates[0] - rest[1] * spec.rates[1],
  variance: variance(spec, rest),
  ...moved(tailsOf(spec, rest)?.difference, lead),
})

export const totalOf = (spec: MatchSpec, rest: Pair, sofar: number): Points => ({
  mean: sofar + rest[0] * spec.rates[0] + rest[1] * spec.rates[1],
  variance: variance(spec, rest),
  ...moved(tailsOf(spec, rest)?.total, sofar),
})

/** With half-point correction. */
export const chanceAbove = ({ mean, variance: spread, tail }: Points, value: number): number => {
  const least = Math.floor(value) + 1
  if (tail) return least <= tail.low ? 1 : (tail.sums[least - tail.low] ?? 0)
  return 1 - normalBelow((least - 0.5 - mean) / Math.sqrt(spread))
}

export const chanceOf = (points: Points, value: number): number =>
  chanceAbove(points, value - 1) - chanceAbove(points, value)
