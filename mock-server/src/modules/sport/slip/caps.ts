import { DAILY_CAP_CENTS, NEW_HANDICAP_CAP_CENTS, winCapCents } from '@app/contract/sport/slip/limits'
import type { Capped as CappedLeg } from '@app/contract/sport/slip/limits'
import { isNewHandicap } from '@app/contract/sport/market/markets'

export type { CappedLeg }
/** What a cap is on: all bets of a day, those on a sport, those on new handicaps whatever their sport. */
export type Capped = 'all' | 'newHandicaps' | CappedLeg['sport']
/** What was won of each cap, in cents. */
export type Wins = ReadonlyMap<Capped, number>

/** Every cap that a ticket of these legs counts towards. */
export const cappedBy = (legs: readonly CappedLeg[]): Capped[] => [
  'all',
  ...new Set(legs.map(({ sport }) => sport)),
  ...(legs.some(({ wtype }) => isNewHandicap(wtype)) ? (['newHandicaps'] as const) : []),
]

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
