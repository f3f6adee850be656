import { fromCents } from '@app/contract/kit/cents'
import type { Turnover } from '@app/contract/withdraw/withdrawInfo'

/** U-FD-04: a deposit asks for once its amount in valid bets. */
export const DEPOSIT_TURNOVER_TIMES = 1
/** A gift asks for once its amount, unless its activity says otherwise. */
export const GIFT_TURNOVER_TIMES = 1

/** A deposit or gift that has to be played with before money may leave. */
export interface Demand {
  id: string
  name: string
  cents: number
  requiredCents: number
  time: number
}

/** A settled bet that counts. */
export interface CountedBet {
  at: number
  validCents: number
  ticketId: string
  name: string
}

export interface Met extends Demand {
  doneCents: number
  /** Bets that went into it, oldest first, with their share. */
  bets: { bet: CountedBet; cents: number }[]
}

/**
 * Which bets meet which demands: each bet goes to the oldest demand that stood when it was placed and isn't met yet,
 * what is left over to the next. What was demanded before the last withdrawal that was paid is met by that.
 */
export const meter = (
  demands: readonly Demand[],
  bets: readonly CountedBet[],
  paidOutAt: number | undefined,
): Met[] => {
  const items = demands
    .toSorted((a, b) => a.time - b.time)
    .map((demand): Met => ({
      ...demand,
      doneCents: demand.time < (paidOutAt ?? -1) ? demand.requiredCents : 0,
      bets: [],
    }))
  for (const bet of bets.toSorted((a, b) => a.at - b.at)) {
    const { at } = bet
    let left = bet.validCents
    for (const item of items) {
      if (left === 0 || item.time > at) break
      const share = Math.min(left, item.requiredCents - item.doneCents)
      if (share > 0) item.bets.push({ bet, cents: share })
      item.doneCents += share
      left -= share
    }
  }
  return items
}

const SHOWN = 50
const SHOWN_BETS = 10
const total = (items: readonly Met[], field: 'requiredCents' | 'doneCents') =>
  items.reduce((cents, item) => cents + item[field], 0)

export const missingCents = (items: readonly Met[]): number =>
  total(items, 'requiredCents') - total(items, 'doneCents')

/** The meter as the page shows it, newest demands first. */
export const shownTurnover = (items: readonly Met[]): Turnover => ({
  required: fromCents(total(items, 'requiredCents')),
  done: fromCents(total(items, 'doneCents')),
  missing: fromCents(missingCents(items)),
  items: items
    .toReversed()
    .slice(0, SHOWN)
    .map(({ id, name, cents, requiredCents, doneCents, time, bets }) => ({
      id,
      name,
      amount: fromCents(cents),
      required: fromCents(requiredCents),
      done: fromCents(doneCents),
      time,
      betCount: bets.length,
      bets: bets
        .toReversed()
        .slice(0, SHOWN_BETS)
        .map(({ bet, cents: share }) => ({
          ticketId: bet.ticketId,
          name: bet.name,
          valid: fromCents(share),
          time: bet.at,
        })),
    })),
})
