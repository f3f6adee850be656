import type { Outcome } from './results.ts'

/** U-SPORT-13: what the book keeps when a bet is closed early. */
export const CASH_OUT_MARGIN = 0.05

/** What a leg is worth now, as a multiple of its stake: its decided factor, or what its chances say. */
export interface LegWorth {
  /** Chance of each outcome, adding up to 1. */
  chances: Partial<Record<Outcome, number>>
  /** Profit per 1 staked. */
  k: number
}

const FACTORS: Record<Outcome, (k: number) => number> = {
  W: (k) => 1 + k,
  LW: (k) => 1 + k / 2,
  P: () => 1,
  D: () => 1,
  LL: () => 0.5,
  L: () => 0,
}

/** Expected factor of a leg. */
export const expectedFactor = ({ chances, k }: LegWorth): number =>
  Object.entries(chances).reduce((sum, [outcome, chance]) => sum + chance * FACTORS[outcome as Outcome](k), 0)

/** Legs of different matches are independent, so the worth of a ticket is the product over its combinations. */
const productSum = (factors: readonly number[], sizes: readonly number[]): number => {
  const sums = [1]
  for (const factor of factors) {
    sums.push(0)
    for (let size = sums.length - 1; size > 0; size -= 1) sums[size] = sums[size]! + sums[size - 1]! * factor
  }
  return sizes.reduce((total, size) => total + (sums[size] ?? 0), 0)
}

/**
 * The fair worth of an open ticket, in cents and their fractions. `perBetCents` is the risk of one bet; `sizes` those of a
 * system, otherwise all legs at once.
 */
export const fairWorth = (
  perBetCents: number,
  legs: readonly LegWorth[],
  sizes?: readonly number[],
): number => perBetCents * productSum(legs.map(expectedFactor), sizes ?? [legs.length])

/** What is offered for closing now: the fair worth less the margin, never more than the most the ticket can return. Whole cents, cut down. */
export const cashOutOffer = (fairCents: number, mostCents: number): number =>
  Math.max(0, Math.min(Math.floor(fairCents * (1 - CASH_OUT_MARGIN)), mostCents))

/** U-SPORT-16: neither what is closed nor what stays open has a smaller stake, in a system by bet. */
export const LEAST_PART_CENTS = 1_00

/** Whether a ticket can be closed by this much of its stake. */
export const isPart = (partCents: number, stakeCents: number): boolean =>
  partCents >= LEAST_PART_CENTS && stakeCents - partCents >= LEAST_PART_CENTS

/** What a part of the stake brings of the offer for the whole, cut down to the cent: parts never add up to more than it. */
export const partOffer = (wholeCents: number, partCents: number, stakeCents: number): number =>
  Math.floor((wholeCents * partCents) / stakeCents)

/** The most that can ever be offered for a ticket which can return this much: what an automatic closing may wait for. */
export const mostOffer = (mostCents: number): number => cashOutOffer(mostCents, mostCents)

/** Whether an offer still stands for somebody who saw `seen`. */
export const isOfferTaken = (
  seenCents: number,
  offerCents: number,
  accept: 'any' | 'better' | 'none',
): boolean => offerCents === seenCents || accept === 'any' || (accept === 'better' && offerCents > seenCents)
