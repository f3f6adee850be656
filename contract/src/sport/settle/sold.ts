import { toCents } from '../../kit/cents.ts'
import { parsePrice, quote } from '../market/odds.ts'
import { effectiveOddsType } from '../market/markets.ts'
import type { Ticket } from '../ticket.ts'

/** What the closed part of a ticket had cost, in cents: of a system all of its bets, on a negative price the risk. 0 when nothing of it was closed. */
export const soldRiskCents = ({ sold, system, legs: [leg], ...ticket }: Ticket): number => {
  const stakeCents = toCents(sold?.stake ?? '0.00')
  if (system) return stakeCents * system.bets
  const k = ticket.kind === 'single' && leg ? parsePrice(leg.k) : undefined
  if (!leg || k === undefined) return stakeCents
  return quote(k, effectiveOddsType(leg.wtype, ticket.oddsType), stakeCents).riskCents
}
