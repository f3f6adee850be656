import { DAILY_CAP_CENTS, NEW_HANDICAP_CAP_CENTS, winCapCents } from '@app/contract/sport/limits'
import { startOfSiteDay } from '../../world/clock.ts'
import { type Capped, cappedBy, type CappedLeg } from './capped.ts'
import type { SportStore, TicketRow } from './sport.store.ts'
import type { Wins } from './wins.store.ts'

const capOf = (capped: Capped): number => {
  if (capped === 'all') return DAILY_CAP_CENTS
  return capped === 'newHandicaps' ? NEW_HANDICAP_CAP_CENTS : winCapCents[capped]
}

/** What a cap leaves of itself, in cents. */
export const restOf = (capped: Capped, wins: Wins): number => capOf(capped) - (wins.get(capped) ?? 0)

/**
 * The most that an open ticket may still return, in cents (TERM-21 to TERM-25): its risk and what the day it counts in has left.
 */
export const mostReturn = (
  store: Pick<SportStore, 'wonOn'>,
  { memberId, riskCents }: Pick<TicketRow, 'memberId' | 'riskCents'>,
  legs: readonly CappedLeg[],
  countedAt: number,
): number => {
  const won = store.wonOn(memberId, startOfSiteDay(countedAt))
  return riskCents + Math.max(0, Math.min(...cappedBy(legs).map((each) => restOf(each, won))))
}
