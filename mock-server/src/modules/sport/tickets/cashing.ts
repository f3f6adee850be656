import { fromCents, toCents } from '@app/contract/kit/cents'
import type { ChannelData, ChannelRequest } from '@app/contract/sport/channel'
import { quote, type Quote } from '@app/contract/sport/market/odds'
import { effectiveOddsType } from '@app/contract/sport/market/markets'
import { isOfferTaken, isPart, partOffer } from '@app/contract/sport/settle/cashOut'
import { parlayQuote } from '@app/contract/sport/slip/parlay'
import { systemBy, systemQuote } from '@app/contract/sport/slip/system'
import type { SportDeps } from '../deps.ts'
import { CHANNEL } from '../settle/settlement.ts'
import type { LegRow, TicketRow } from '../sport.store.ts'
import { type Presented, ticketNumber } from './tickets.ts'
import type { Worth } from './worth.ts'

/** What a ticket of these selections would risk and win with another stake. */
const quoteOf = (
  { kind, system, oddsType }: TicketRow,
  legs: readonly LegRow[],
  stakeCents: number,
): Quote => {
  const prices = legs.map(({ k }) => k)
  if (system) return systemQuote(stakeCents, systemBy(system.code, legs.length)!, prices)
  return kind === 'single'
    ? quote(legs[0]!.k, effectiveOddsType(legs[0]!.wtype, oddsType), stakeCents)
    : parlayQuote(stakeCents, prices)
}

/** Closing tickets before their result, as a whole or in parts. */
export const openCashing = (
  { store, clock, random, wallet }: SportDeps,
  worth: Worth,
  presented: Presented,
) => {
  /** Takes a part off a ticket as one of its own; what stays is as if it had been placed with that stake. */
  const split = (ticket: TicketRow, partCents: number, cents: number): TicketRow => {
    const legs = store.legsOf(ticket.id)
    const stakeCents = ticket.stakeCents - partCents
    const { riskCents, winCents } = quoteOf(ticket, legs, stakeCents)
    const { id: _id, ...row } = ticket
    store.updateTicket(ticket.id, {
      stakeCents,
      riskCents,
      winCents,
      soldCents: (ticket.soldCents ?? 0) + cents,
      soldStakeCents: (ticket.soldStakeCents ?? 0) + partCents,
      // What is worth a part of it reaches that part of the sum.
      autoCents: ticket.autoCents && Math.ceil((ticket.autoCents * stakeCents) / ticket.stakeCents),
    })
    const part = {
      ...row,
      ticketId: ticketNumber(random),
      stakeCents: partCents,
      riskCents: ticket.riskCents - riskCents,
      winCents: ticket.winCents - winCents,
      soldCents: null,
      soldStakeCents: null,
      partOf: ticket.ticketId,
      autoCents: null,
    }
    const ofPart = legs.map(({ id: _leg, ticket: _ticket, ...leg }) => leg)
    return store.insertTicket(part, ofPart).ticket
  }

  /** Pays what was agreed on for this much of the stake; answers the ticket that is closed by it. */
  const close = (ticket: TicketRow, partCents: number, cents: number): TicketRow => {
    const closed = partCents === ticket.stakeCents ? ticket : split(ticket, partCents, cents)
    const now = clock.now()
    wallet.settleBet(ticket.memberId, CHANNEL, cents, closed.ticketId)
    return store.updateTicket(closed.id, {
      state: 'settled',
      result: null,
      returnCents: cents,
      cashCents: cents,
      settledAt: now,
      countedAt: now,
    }).ticket
  }

  return {
    close,
    quote: (
      memberId: number,
      { ticketIds }: ChannelRequest<'cash_out_quote'>,
    ): ChannelData<'cash_out_quote'> => {
      const now = clock.now()
      const mine = new Map(store.numbered(memberId, ticketIds).map((ticket) => [ticket.ticketId, ticket]))
      return {
        serverTime: now,
        quotes: ticketIds.flatMap((id) => {
          const ticket = mine.get(id)
          return ticket ? [worth.quote(ticket, store.legsOf(ticket.id), now)] : []
        }),
      }
    },
    /** Pays what the ticket or a part of it is worth now if that is what the member saw; nobody's ticket answers undefined. */
    take: (
      memberId: number,
      { ticketId, amount, accept, stake }: ChannelRequest<'cash_out'>,
    ): ChannelData<'cash_out'> | undefined => {
      const [ticket] = store.numbered(memberId, [ticketId])
      if (!ticket) return undefined
      const { stakeCents } = ticket
      const partCents = stake === undefined ? stakeCents : toCents(stake)
      const offer = worth.offer(ticket, store.legsOf(ticket.id), clock.now())
      const isTakeable = partCents === stakeCents || isPart(partCents, stakeCents)
      const cents = isTakeable ? partOffer(offer.cents, partCents, stakeCents) : 0
      const answer = (
        active: 'accepted' | 'refused',
        reason: ChannelData<'cash_out'>['reason'],
      ): ChannelData<'cash_out'> => ({
        active,
        reason,
        amount: cents > 0 ? fromCents(cents) : '',
        ticket: presented.one(store.ticket(ticket.id)!),
        balance: fromCents(wallet.playable(memberId, CHANNEL)),
      })
      if (offer.reason) return answer('refused', offer.reason)
      if (cents === 0) return answer('refused', 'cashOutPart')
      if (!isOfferTaken(toCents(amount), cents, accept)) return answer('refused', 'cashOutChanged')
      const closed = close(ticket, partCents, cents)
      return {
        ...answer('accepted', null),
        ...(closed.id !== ticket.id && { closed: presented.one(closed) }),
      }
    },
  }
}

export type Cashing = ReturnType<typeof openCashing>
