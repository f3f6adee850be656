import { z } from 'zod'
import type { Carried } from '../kit/carried.ts'
import { Yuan, AmountInput } from '../kit/money.ts'
import { CashOutQuote } from './channelParts.ts'
import { AcceptField, Id, ReasonField, Time } from './fields.ts'
import { request } from './request.ts'
import { Ticket } from './ticket.ts'

/** Closing tickets before their result. */
export const cashOutMethods = {
  /** What open tickets can be closed for now, in the order of the request; tickets of others are left out. */
  cash_out_quote: {
    summary: '提前结算报价',
    request: request({ ticketIds: z.array(Id).min(1).max(50) }),
    response: z.object({ quotes: z.array(CashOutQuote), serverTime: Time }),
  },
  /**
   * Takes the quote: the same amount, or a changed one as far as `accept` allows it. With `stake` only that much of the ticket is
   * closed, for its part of the quote (settle/cashOut.ts); the rest stays open under its number, the part becomes a ticket of its own.
   */
  cash_out: {
    summary: '提前结算',
    effect: 'money',
    request: request({
      ticketId: Id,
      amount: Yuan,
      accept: AcceptField,
      stake: AmountInput.exactOptional(),
    }),
    response: z.object({
      active: z.enum(['accepted', 'refused']),
      reason: ReasonField.nullable(),
      /** What was paid, or on cashOutChanged the new offer; empty when there is none. */
      amount: Yuan.or(z.literal('')),
      ticket: Ticket,
      /** The part that was closed, when it was not the whole. */
      closed: Ticket.exactOptional(),
      balance: Yuan,
    }),
  },
  /** Closes the ticket by itself as soon as it is offered this much; empty takes that back. */
  cash_out_auto: {
    summary: '到价自动提前结算',
    effect: 'money',
    request: request({ ticketId: Id, amount: AmountInput.or(z.literal('')) }),
    response: z.object({
      active: z.enum(['accepted', 'refused']),
      reason: ReasonField.nullable(),
      ticket: Ticket,
    }),
  },
} as const satisfies Record<string, Carried>
