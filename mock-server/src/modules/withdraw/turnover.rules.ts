import { fromCents } from '@app/contract/kit/cents'
import type { Turnover } from '@app/contract/withdraw/withdrawInfo'
import type { CountedRow, DemandRow } from './turnover.store.ts'

/**
 * How far each bet brings the member on the line of what is demanded, from `done` on: a bet goes to the oldest demand that
 * stood when it was placed and isn't met yet, what is left over to the next. Both come oldest first.
 */
export const flow = (
  done: number,
  stood: number,
  demands: readonly Pick<DemandRow, 'time' | 'requiredTo'>[],
  bets: readonly Pick<CountedRow, 'at' | 'validCents'>[],
): { wentCents: number; doneTo: number }[] => {
  let next = 0
  let required = stood
  let line = done
  return bets.map(({ at, validCents }) => {
    for (; next < demands.length && demands[next]!.time <= at; next += 1) required = demands[next]!.requiredTo
    const doneTo = Math.max(line, Math.min(line + validCents, required))
    const wentCents = doneTo - line
    line = doneTo
    return { wentCents, doneTo }
  })
}

/** How much of a demand is done when the member is so far on the line. */
export const doneOf = ({ requiredCents, requiredTo }: DemandRow, line: number): number =>
  Math.min(requiredCents, Math.max(0, line - (requiredTo - requiredCents)))

/** A demand as the page shows it, with the last bets that went into it. */
export const shownDemand = (
  demand: DemandRow,
  line: number,
  { n, last }: { n: number; last: readonly CountedRow[] },
): Turnover['items'][number] => {
  const { id, name, cents, requiredCents, requiredTo, time } = demand
  const from = requiredTo - requiredCents
  return {
    id,
    name,
    amount: fromCents(cents),
    required: fromCents(requiredCents),
    done: fromCents(doneOf(demand, line)),
    time,
    betCount: n,
    bets: last.map((bet) => ({
      ticketId: bet.ticketId,
      name: bet.name,
      valid: fromCents(Math.min(bet.doneTo, requiredTo) - Math.max(bet.doneTo - bet.wentCents, from)),
      time: bet.at,
    })),
  }
}
