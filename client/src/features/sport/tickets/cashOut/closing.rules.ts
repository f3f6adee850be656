import { toCents } from '@app/contract/kit/cents'
import { parsePrice, quote } from '@app/contract/sport/market/odds'
import { effectiveOddsType } from '@app/contract/sport/market/markets'
import { isPart, LEAST_PART_CENTS, mostOffer, partOffer } from '@app/contract/sport/settle/cashOut'
import type { RefusalReason } from '@app/contract/sport/reasons'
import type { Ticket } from '@app/contract/sport/ticket'

/** How finely a part can be chosen, in hundredths of the stake. */
export const PART_STEP = 5

/** Whether there is any part that can be closed by itself. */
export const hasParts = (ticket: Ticket): boolean => isPart(LEAST_PART_CENTS, toCents(ticket.stake))

/** So many hundredths of the stake, as far as a part and what stays can be that small. */
export const partAt = (ticket: Ticket, percent: number): number => {
  const stakeCents = toCents(ticket.stake)
  const cents = Math.round((stakeCents * percent) / 100)
  return Math.min(stakeCents - LEAST_PART_CENTS, Math.max(LEAST_PART_CENTS, cents))
}

/** How much of its stake that is, in hundredths. */
export const sharePercent = ({ stake }: Ticket, partCents: number): number =>
  Math.round((partCents * 100) / toCents(stake))

/** What a ticket of this stake would risk. */
const riskOf = ({ kind, system, legs, oddsType }: Ticket, stakeCents: number): number => {
  const [leg] = legs
  if (kind !== 'single' || !leg) return stakeCents * (system?.bets ?? 1)
  return quote(parsePrice(leg.k) ?? 0, effectiveOddsType(leg.wtype, oddsType), stakeCents).riskCents
}

/** What closing this much of the stake pays, and what is won or lost by that. */
export const closingOf = (ticket: Ticket, offer: string, partCents: number) => {
  const stakeCents = toCents(ticket.stake)
  const paidCents = partOffer(toCents(offer), partCents, stakeCents)
  const restCents = stakeCents - partCents
  const restRiskCents = restCents > 0 ? riskOf(ticket, restCents) : 0
  return { paidCents, restCents, profitCents: paidCents - (toCents(ticket.risk) - restRiskCents) }
}

/** The most that a value to close at can be. */
export const mostOf = ({ risk, win }: Ticket): number => mostOffer(toCents(risk) + toCents(win))

/** Why a ticket can't wait for this value, as the server has it; none can be reached already while nothing is offered. */
export const targetProblem = (ticket: Ticket, offer: string, cents: number): RefusalReason | undefined => {
  if (offer && toCents(offer) >= cents) return 'cashOutReached'
  return cents > mostOf(ticket) ? 'cashOutTarget' : undefined
}

/** Values to wait for above what is offered now: the risk where that isn't reached yet, and two round sums of what is left to win. */
export const targetsOf = (
  ticket: Ticket,
  offer: string,
): { evenCents: number | undefined; roundCents: number[] } => {
  const [riskCents, offerCents, mostCents] = [toCents(ticket.risk), toCents(offer || '0.00'), mostOf(ticket)]
  const baseCents = Math.max(riskCents, offerCents)
  const thirdCents = (mostCents - baseCents) / 3
  const power = 10 ** Math.floor(Math.log10(thirdCents))
  const step = thirdCents >= 5 * power ? 5 * power : power
  return {
    evenCents: riskCents > offerCents && riskCents <= mostCents ? riskCents : undefined,
    roundCents:
      thirdCents < 1 ? [] : [1, 2].map((part) => Math.floor((baseCents + part * thirdCents) / step) * step),
  }
}

/** What was closed: a whole ticket, or a part of the one that is left. */
export interface Closing {
  closed: Ticket
  rest: Ticket
  /** Where in the list it was. */
  at: number
}
export type OnTaken = (closed: Ticket, rest: Ticket) => void

/** The tickets that run, and where they were those that have been closed as a whole. */
export const withClosed = (open: readonly Ticket[], closings: readonly Closing[]): Ticket[] => {
  const whole = closings.filter(({ closed }) => !closed.partOf).sort((a, b) => a.at - b.at)
  const gone = new Set(whole.map(({ closed }) => closed.ticket_id))
  const shown = open.filter(({ ticket_id }) => !gone.has(ticket_id))
  for (const { closed, at } of whole) shown.splice(at, 0, closed)
  return shown
}
