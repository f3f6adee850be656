import { fromCents, toCents } from '@app/contract/kit/cents'
import type { ChannelData, ChannelRequest } from '@app/contract/sport/channel'
import { isOfferTaken } from '@app/contract/sport/settle/cashOut'
import type { SportDeps } from '../deps.ts'
import { CHANNEL } from '../settle/settlement.ts'
import type { Presented } from './tickets.ts'
import type { Worth } from './worth.ts'

/** Closing tickets before their result. */
export const openCashing = ({ store, clock, wallet }: SportDeps, worth: Worth, presented: Presented) => ({
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
  /** Pays what the ticket is worth now if that is what the member saw; nobody's ticket answers undefined. */
  take: (
    memberId: number,
    { ticketId, amount, accept }: ChannelRequest<'cash_out'>,
  ): ChannelData<'cash_out'> | undefined => {
    const now = clock.now()
    const [ticket] = store.numbered(memberId, [ticketId])
    if (!ticket) return undefined
    const { cents, reason } = worth.offer(ticket, store.legsOf(ticket.id), now)
    const answer = (
      active: 'accepted' | 'refused',
      why: ChannelData<'cash_out'>['reason'],
    ): ChannelData<'cash_out'> => ({
      active,
      reason: why,
      amount: cents > 0 ? fromCents(cents) : '',
      ticket: presented.one(store.ticket(ticket.id)!),
      balance: fromCents(wallet.playable(memberId, CHANNEL)),
    })
    if (reason) return answer('refused', reason)
    if (!isOfferTaken(toCents(amount), cents, accept)) return answer('refused', 'cashOutChanged')
    store.updateTicket(ticket.id, {
      state: 'settled',
      result: null,
      returnCents: cents,
      cashCents: cents,
      settledAt: now,
      countedAt: now,
    })
    wallet.settleBet(memberId, CHANNEL, cents, ticket.ticketId)
    return answer('accepted', null)
  },
})

export type Cashing = ReturnType<typeof openCashing>
