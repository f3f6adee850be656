import { DAILY_CAP_CENTS, NEW_HANDICAP_CAP_CENTS, winCapCents, type Capped } from '@app/contract/sport/limits'
import { isNewHandicap, markets } from '@app/contract/sport/markets'
import type { SportStore, TicketRow } from './sport.store.ts'

const DAY_MS = 86_400_000
const ZONE_MS = 8 * 3_600_000

export const NEW_HANDICAPS = markets.flatMap(({ wtype }) => (isNewHandicap(wtype) ? wtype : []))

/** When the site's day of a moment began. */
export const dayStart = (at: number): number => Math.floor((at + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS

/**
 * The most that a ticket may still return, in cents (TERM-21 to TERM-25): its risk and what the day it counts in has left.
 */
export const mostReturn = (
  store: Pick<SportStore, 'wonBetween'>,
  ticket: Pick<TicketRow, 'id' | 'memberId' | 'riskCents'>,
  legs: readonly Capped[],
  countedAt: number,
): number => {
  const since = dayStart(countedAt)
  const day = { since, until: since + DAY_MS }
  const rests = [
    DAILY_CAP_CENTS - store.wonBetween(ticket, {}, day),
    ...legs.map(({ sport }) => winCapCents[sport] - store.wonBetween(ticket, { sport }, day)),
  ]
  if (legs.some(({ wtype }) => isNewHandicap(wtype)))
    rests.push(NEW_HANDICAP_CAP_CENTS - store.wonBetween(ticket, { wtypes: NEW_HANDICAPS }, day))
  return ticket.riskCents + Math.max(0, Math.min(...rests))
}
