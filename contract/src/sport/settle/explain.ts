import { toCents } from '../../kit/cents.ts'
import type { OddsType } from '../codes.ts'
import type { RefusalReason } from '../reasons.ts'
import { explainLeg } from './explainLeg.ts'
import type { LegStep } from './explainLeg.ts'
import { isNegative, parsePrice, quote } from '../market/odds.ts'
import { effectiveOddsType } from '../market/markets.ts'
import { factorOf, parlayReturn, productOf } from '../slip/parlay.ts'
import type { Factor, Leg } from '../slip/parlay.ts'
import { outcomeOf } from './results.ts'
import type { Outcome } from './results.ts'
import { payout } from './settle.ts'
import { soldRiskCents } from './sold.ts'
import { symmetricSums, systemReturn } from '../slip/system.ts'
import type { Ticket } from '../ticket.ts'

/** An exact fraction for people: `text` is cut to four decimals. */
export interface Fraction {
  num: bigint
  den: bigint
  text: string
}

/** One line of a settlement's sum; the client words it. Money in cents, prices in hundredths. */
export type ExplainStep =
  /** What the typed stake meant: on a negative price it is the win and the risk follows from it. */
  | {
      step: 'risk'
      oddsType: OddsType
      k: number | null
      stakeCents: number
      bets: number
      riskCents: number
      winCents: number
      isWinTyped: boolean
    }
  | LegStep
  /** A parlay's leg as a multiplier. */
  | { step: 'factor'; leg: number; k: number; outcome: Outcome; factor: Fraction }
  | { step: 'product'; factor: Fraction }
  /** A system: all combinations of a size, added up. */
  | { step: 'combinations'; size: number; sum: Fraction }
  /** What a single pays: the part of the risk that comes back and the part of the win. */
  | { step: 'payout'; outcome: Outcome; backCents: number; wonCents: number }
  | { step: 'cashOut'; cents: number }
  /** It never stood. */
  | { step: 'refused'; reason: RefusalReason }
  /** Parts that were closed before; what follows is reckoned with the stake that stayed. */
  | { step: 'sold'; stakeCents: number; cents: number }
  /** An earlier settlement was taken back (A). */
  | { step: 'reversed'; cents: number }
  /** What the caps of the day kept back (TERM-21 to TERM-25). */
  | { step: 'capped'; cents: number }
  | { step: 'return'; returnCents: number; profitCents: number }

const fraction = ({ num, den }: Factor): Fraction => {
  const digits = String((num * 10_000n) / den).padStart(5, '0')
  return { num, den, text: `${digits.slice(0, -4)}.${digits.slice(-4)}` }
}

const legsOf = (ticket: Ticket): Leg[] =>
  ticket.legs.map(({ k, result }) => ({
    k: parsePrice(k) ?? 0,
    outcome: (result && outcomeOf(result)) ?? 'D',
  }))

const single = (ticket: Ticket): ExplainStep[] => {
  const [leg] = ticket.legs
  const outcome = outcomeOf(ticket.result ?? '')
  if (!leg || !outcome) return []
  const k = parsePrice(leg.k) ?? 0
  const type = effectiveOddsType(leg.wtype, ticket.oddsType)
  const total = payout(outcome, k, type, toCents(ticket.stake))
  const wonCents = Math.max(0, total - toCents(ticket.risk))
  return [{ step: 'payout', outcome, backCents: total - wonCents, wonCents }]
}

const combined = (ticket: Ticket): ExplainStep[] => {
  const legs = legsOf(ticket)
  const factors = legs.map((leg, index): ExplainStep => ({
    step: 'factor',
    leg: index,
    ...leg,
    factor: fraction(factorOf(leg)),
  }))
  if (!ticket.system) return [...factors, { step: 'product', factor: fraction(productOf(legs)) }]
  const { sums, den } = symmetricSums(legs.map(factorOf))
  return [
    ...factors,
    ...ticket.system.sizes.map((size): ExplainStep => ({
      step: 'combinations',
      size,
      sum: fraction({ num: sums[size] ?? 0n, den }),
    })),
  ]
}

/** What the ticket comes to by its legs alone. */
const dueCents = (ticket: Ticket): number => {
  const stakeCents = toCents(ticket.stake)
  if (ticket.system) return systemReturn(stakeCents, ticket.system.sizes, legsOf(ticket))
  if (ticket.kind !== 'single') return parlayReturn(stakeCents, legsOf(ticket))
  const [leg] = ticket.legs
  const outcome = outcomeOf(ticket.result ?? '')
  if (!leg || !outcome) return 0
  return payout(outcome, parsePrice(leg.k) ?? 0, effectiveOddsType(leg.wtype, ticket.oddsType), stakeCents)
}

/** The settlement of a ticket step by step; of an open one only what was risked and what is decided. Never throws. */
export const explain = (ticket: Ticket): ExplainStep[] => {
  const stakeCents = toCents(ticket.stake)
  const riskCents = toCents(ticket.risk)
  const [first] = ticket.legs
  const isSingle = ticket.kind === 'single'
  const type = isSingle && first ? effectiveOddsType(first.wtype, ticket.oddsType) : 'H'
  const k = isSingle && first ? (parsePrice(first.k) ?? null) : null
  const steps: ExplainStep[] = [
    {
      step: 'risk',
      oddsType: type,
      k,
      stakeCents,
      bets: ticket.system?.bets ?? 1,
      riskCents,
      winCents: k === null ? toCents(ticket.win) : quote(k, type, stakeCents).winCents,
      isWinTyped: k !== null && isNegative(k, type),
    },
    ...(ticket.sold
      ? [
          {
            step: 'sold' as const,
            stakeCents: soldRiskCents(ticket),
            cents: toCents(ticket.sold.amount),
          },
        ]
      : []),
    ...ticket.legs.flatMap((leg, index) => explainLeg(leg, index)),
  ]
  if (ticket.reversedReturn !== null) steps.push({ step: 'reversed', cents: toCents(ticket.reversedReturn) })
  if (ticket.return === null) return steps
  const returnCents = toCents(ticket.return)
  if (ticket.state === 'refused' && ticket.reason) steps.push({ step: 'refused', reason: ticket.reason })
  if (ticket.cashOut) steps.push({ step: 'cashOut', cents: toCents(ticket.cashOut.amount) })
  else if (ticket.state === 'settled') {
    steps.push(...(isSingle ? single(ticket) : combined(ticket)))
    const kept = dueCents(ticket) - returnCents
    // Below its risk a ticket has won nothing that a cap could keep.
    if (kept > 0 && returnCents >= riskCents) steps.push({ step: 'capped', cents: kept })
  }
  return [...steps, { step: 'return', returnCents, profitCents: returnCents - riskCents }]
}
