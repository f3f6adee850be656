import { roundHalfUp } from '../market/odds.ts'
import type { Outcome } from '../settle/results.ts'

/** An exact factor: num ÷ den. */
export interface Factor {
  num: bigint
  den: bigint
}

export interface Leg {
  /** Hong Kong price in hundredths. */
  k: number
  outcome: Outcome
}

/** What one leg multiplies the stake by. Void and push are 1. */
export const factorOf = ({ k, outcome }: Leg): Factor => {
  switch (outcome) {
    case 'W':
      return { num: BigInt(100 + k), den: 100n }
    case 'LW':
      return { num: BigInt(200 + k), den: 200n }
    case 'LL':
      return { num: 1n, den: 2n }
    case 'L':
      return { num: 0n, den: 1n }
    default:
      return { num: 1n, den: 1n }
  }
}

export const productOf = (legs: readonly Leg[]): Factor =>
  legs.map(factorOf).reduce((a, b) => ({ num: a.num * b.num, den: a.den * b.den }), { num: 1n, den: 1n })

/** What a parlay gives back, in cents: stake × Π factor, exact, rounded once half up. No legs give the stake. */
export const parlayReturn = (stakeCents: number, legs: readonly Leg[]): number => {
  const { num, den } = productOf(legs)
  return Number(roundHalfUp(BigInt(stakeCents) * num, den))
}

/** The quote of an open parlay: all legs won. */
export const parlayQuote = (stakeCents: number, prices: readonly number[]) => {
  const returnCents = parlayReturn(
    stakeCents,
    prices.map((k) => ({ k, outcome: 'W' })),
  )
  return { riskCents: stakeCents, winCents: returnCents - stakeCents, returnCents }
}

/** The combined European price: what one yuan gives back, rounded like any return, as a system's is: [95, 88] → "3.67". */
export const combinedOdds = (prices: readonly number[]): string => {
  const { num, den } = productOf(prices.map((k) => ({ k, outcome: 'W' })))
  const digits = String(roundHalfUp(num * 100n, den)).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Lost as soon as one leg is; open (undefined) while a leg is; otherwise the code of the whole ticket. */
export const parlayOutcome = (
  outcomes: readonly (Outcome | undefined)[],
): 'W' | 'L' | 'D' | 'P' | undefined => {
  if (outcomes.includes('L')) return 'L'
  if (outcomes.includes(undefined)) return undefined
  if (outcomes.every((outcome) => outcome === 'D')) return 'D'
  return outcomes.every((outcome) => outcome === 'D' || outcome === 'P') ? 'P' : 'W'
}

/** The largest stake of a parlay: its win stays within the cap, its risk within the rest. */
export const largestParlayStake = (
  prices: readonly number[],
  maxRiskCents: number,
  maxWinCents: number,
): number => {
  const { num, den } = productOf(prices.map((k) => ({ k, outcome: 'W' })))
  const byWin = num > den ? (BigInt(Math.max(0, maxWinCents)) * den) / (num - den) : BigInt(maxRiskCents)
  return Math.max(0, Math.min(maxRiskCents, Number(byWin)))
}
