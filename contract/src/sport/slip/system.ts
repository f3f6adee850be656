import { factorOf } from './parlay.ts'
import type { Factor, Leg } from './parlay.ts'
import { roundHalfUp } from '../market/odds.ts'

/** A system of n legs: every combination of the sizes is a parlay of its own, each with the same stake. */
export interface System {
  /** "4串11" */
  code: string
  legs: number
  sizes: readonly number[]
  /** How many parlays that makes. */
  bets: number
}

/** n over k. */
const combinations = (n: number, k: number): number => {
  let count = 1
  for (let step = 1; step <= k; step += 1) count = (count * (n - k + step)) / step
  return count
}

const systemOf = (legs: number, sizes: readonly number[]): System => {
  const bets = sizes.reduce((sum, size) => sum + combinations(legs, size), 0)
  return { code: `${legs}串${bets}`, legs, sizes, bets }
}

/** How many parlays of each size a system is made of, the smallest first. */
export const partsOf = ({ legs, sizes }: Pick<System, 'legs' | 'sizes'>): { size: number; bets: number }[] =>
  sizes.map((size) => ({ size, bets: combinations(legs, size) }))

/** Sizes of the combinations of each system, by the number of legs: 4串11 is [2, 3, 4]. */
const systemSizes: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [[2], [2, 3]],
  4: [[3], [3, 4], [2], [2, 3, 4]],
  5: [[4], [4, 5], [2], [3, 4, 5], [2, 3], [2, 3, 4, 5]],
  6: [[5], [5, 6], [2], [3], [4, 5, 6], [2, 3], [3, 4, 5, 6], [2, 3, 4], [2, 3, 4, 5, 6]],
  7: [[6], [6, 7], [5], [4], [2, 3, 4, 5, 6, 7]],
  8: [[7], [7, 8], [6], [5], [4], [2, 3, 4, 5, 6, 7, 8]],
  9: [[8], [8, 9], [7], [6], [5], [2, 3, 4, 5, 6, 7, 8, 9]],
  10: [[9], [9, 10], [8], [7], [6], [2, 3, 4, 5, 6, 7, 8, 9, 10]],
}

/** The systems that n legs can be combined to (3 to 10 legs); the plain parlay n串1 isn't among them. */
export const systemsOf = (legs: number): System[] =>
  (systemSizes[legs] ?? []).map((sizes) => systemOf(legs, sizes))

/** "4串11" of four legs; undefined when there is no such system. */
export const systemBy = (code: string, legs: number): System | undefined =>
  systemsOf(legs).find((system) => system.code === code)

/** The elementary symmetric sums of the factors over their common denominator: `sums[k] ÷ den` is the sum over all k-fold products. */
export const symmetricSums = (factors: readonly Factor[]): { sums: bigint[]; den: bigint } => {
  const den = factors.reduce((product, factor) => product * factor.den, 1n)
  // Polynomial Π (den_i + num_i·x): the coefficient of x^k is the sum of k-fold products times den.
  let sums: bigint[] = [1n]
  for (const { num, den: own } of factors) {
    const next = [...sums.map((sum) => sum * own), 0n]
    for (const [size, sum] of sums.entries()) next[size + 1] = next[size + 1]! + sum * num
    sums = next
  }
  return { sums, den }
}

/** What a system gives back, in cents: the stake of one bet × the sum of its products, exact, rounded once half up. */
export const systemReturn = (stakeCents: number, sizes: readonly number[], legs: readonly Leg[]): number => {
  const { sums, den } = symmetricSums(legs.map(factorOf))
  const sum = sizes.reduce((total, size) => total + (sums[size] ?? 0n), 0n)
  return Number(roundHalfUp(BigInt(stakeCents) * sum, den))
}

/** The quote of an open system: all legs won. */
export const systemQuote = (stakeCents: number, system: System, prices: readonly number[]) => {
  const returnCents = systemReturn(
    stakeCents,
    system.sizes,
    prices.map((k) => ({ k, outcome: 'W' })),
  )
  const riskCents = stakeCents * system.bets
  return { riskCents, winCents: returnCents - riskCents, returnCents }
}

/** The largest stake per bet whose risk and win keep within their limits. */
export const largestSystemStake = (
  system: System,
  prices: readonly number[],
  maxRiskCents: number,
  maxWinCents: number,
): number => {
  const byRisk = Math.floor(Math.max(0, maxRiskCents) / system.bets)
  const { winCents } = systemQuote(1_000_000, system, prices)
  const byWin =
    winCents > 0 ? Number((BigInt(Math.max(0, maxWinCents)) * 1_000_000n) / BigInt(winCents)) : byRisk
  let stake = Math.min(byRisk, byWin)
  while (stake > 0 && systemQuote(stake, system, prices).winCents > maxWinCents) stake -= 1
  return stake
}
