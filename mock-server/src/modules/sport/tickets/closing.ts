import { toCents } from '@app/contract/kit/cents'
import type { ChannelData, ChannelRequest } from '@app/contract/sport/channel'
import { mostOffer } from '@app/contract/sport/settle/cashOut'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { isClosable, matchesOf } from '../board/present.rules.ts'
import type { Programme } from '../board/programme.ts'
import type { SportDeps } from '../deps.ts'
import type { LegRow, TicketRow } from '../sport.store.ts'
import type { Cashing } from './cashing.ts'
import type { Presented } from './tickets.ts'
import type { Worth } from './worth.ts'

/** U-SPORT-16: how often a ticket is valued for its owner, as often as a page asks: with a match in play, and else. */
const IN_PLAY_MS = 5_000
const BEFORE_MS = 300_000

const JOB = 'sport.cashOut'

/** Tickets that are closed by themselves, at the first offer that reaches what their owner has set. */
export const openClosing = (
  { store, clock, jobs, onClosed }: SportDeps,
  programme: Programme,
  worth: Worth,
  presented: Presented,
  { close }: Cashing,
) => {
  const keyOf = (id: number) => `${JOB}:${id}`
  const nextLook = (legs: readonly LegRow[]): number => {
    const now = clock.now()
    const looks = legs.map(({ gid }) => {
      const match = programme.find(gid)
      if (match && programme.isUnderWay(match, now)) return now + IN_PLAY_MS
      const starts = match?.kickOffAt ?? now
      return starts > now ? Math.min(starts, now + BEFORE_MS) : now + BEFORE_MS
    })
    return Math.min(...looks)
  }
  const wait = ({ id }: TicketRow, legs: readonly LegRow[]) =>
    jobs.schedule(JOB, nextLook(legs), { id }, keyOf(id))

  jobs.handle<{ id: number }>(JOB, ({ id }) => {
    const ticket = store.ticket(id)
    if (!ticket || ticket.autoCents === null || !isClosable(ticket)) return
    const legs = store.legsOf(id)
    const { cents } = worth.offer(ticket, legs, clock.now())
    if (cents < ticket.autoCents) return wait(ticket, legs)
    const { memberId, ticketId } = close(ticket, ticket.stakeCents, cents)
    onClosed?.(memberId, { ticketId, targetCents: ticket.autoCents, cents, matches: matchesOf(legs) })
  })

  const problemOf = (ticket: TicketRow, legs: readonly LegRow[], cents: number): RefusalReason | null => {
    const offer = worth.offer(ticket, legs, clock.now())
    // While bets are held nobody knows the offer: the first one after that is looked at.
    if (offer.reason && offer.reason !== 'suspended') return offer.reason
    if (offer.cents >= cents) return 'cashOutReached'
    return cents > mostOffer(ticket.riskCents + ticket.winCents) ? 'cashOutTarget' : null
  }

  return {
    order: (
      memberId: number,
      { ticketId, amount }: ChannelRequest<'cash_out_auto'>,
    ): ChannelData<'cash_out_auto'> | undefined => {
      const [ticket] = store.numbered(memberId, [ticketId])
      if (!ticket) return undefined
      const legs = store.legsOf(ticket.id)
      const cents = amount === '' ? null : toCents(amount)
      const reason = cents === null ? null : problemOf(ticket, legs, cents)
      if (!reason) {
        store.updateTicket(ticket.id, { autoCents: cents })
        if (cents === null) jobs.cancel(keyOf(ticket.id))
        else wait(ticket, legs)
      }
      return {
        active: reason ? 'refused' : 'accepted',
        reason,
        ticket: presented.one(store.ticket(ticket.id)!),
      }
    },
  }
}

export type Closing = ReturnType<typeof openClosing>
