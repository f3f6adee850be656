import type { OddsType } from '../codes.ts'
import { largestStake, quote } from '../market/odds.ts'
import type { RefusalReason } from '../reasons.ts'

export interface StakeLimits {
  minCents: number
  /** Market limit and what is left of the match, already the smaller. */
  maxCents: number
  /** The most that may be won. */
  capCents: number
  balanceCents: number
}

/** Nothing may be staked any more, whatever is typed: the most is less than the least. */
export const usedUp = (limits: StakeLimits | undefined): RefusalReason | undefined =>
  limits && limits.maxCents < limits.minCents ? 'aboveMax' : undefined

/** The largest stake that may be typed at a price: limit, win cap and what the balance can risk. */
export const maxStake = (k: number, oddsType: OddsType, limits: StakeLimits): number =>
  Math.min(
    limits.maxCents,
    largestStake(k, oddsType, Math.min(limits.maxCents, limits.balanceCents), limits.capCents),
  )

/**
 * The real bet amount: the smaller of limit and balance, cut to whole yuan when more was typed than the balance holds;
 * onClamp is called once when the amount changed (B-CALC-01..03). All in cents.
 */
export const clampStake = (
  typedCents: number,
  maxCents: number,
  balanceCents: number,
  onClamp?: (cents: number) => void,
): number => {
  const smaller = Math.min(typedCents, maxCents, balanceCents)
  const real = Math.max(0, typedCents > balanceCents ? smaller - (smaller % 100) : smaller)
  if (real !== typedCents) onClamp?.(real)
  return real
}

/** Why a stake is refused, undefined when it stands. The order is what the player can mend first. */
export const stakeProblem = (
  k: number,
  oddsType: OddsType,
  stakeCents: number,
  limits: StakeLimits,
): RefusalReason | undefined => {
  if (stakeCents < limits.minCents) return 'belowMin'
  const { riskCents, winCents } = quote(k, oddsType, stakeCents)
  if (stakeCents > limits.maxCents || riskCents > limits.maxCents || winCents > limits.capCents)
    return 'aboveMax'
  return riskCents > limits.balanceCents ? 'insufficientBalance' : undefined
}

export const CHIPS_YUAN = [50, 100, 500, 1_000, 5_000] as const
