import { DAILY_CAP_CENTS, NEW_HANDICAP_CAP_CENTS, winCapCents } from '@app/contract/sport/limits'
import { type Capped, cappedBy, type CappedLeg, type Wins } from './capped.ts'

const capOf = (capped: Capped): number => {
  if (capped === 'all') return DAILY_CAP_CENTS
  return capped === 'newHandicaps' ? NEW_HANDICAP_CAP_CENTS : winCapCents[capped]
}

/** What a cap leaves of itself, in cents. */
export const restOf = (capped: Capped, wins: Wins): number => capOf(capped) - (wins.get(capped) ?? 0)

/**
 * The most that an open ticket may still return, in cents (TERM-21 to TERM-25): its risk and what is left of the day it counts in,
 * on which this was won.
 */
export const mostReturn = (riskCents: number, legs: readonly CappedLeg[], won: Wins): number =>
  riskCents + Math.max(0, Math.min(...cappedBy(legs).map((each) => restOf(each, won))))
