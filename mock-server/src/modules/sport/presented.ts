import type { Ticket } from '@app/contract/sport/ticket'
import type { Champions } from './champions.ts'
import { ticketOf } from './present.rules.ts'
import type { SportStore, TicketRow } from './sport.store.ts'

export type Presented = (ticket: TicketRow) => Ticket

/** Tickets on the wire, the sides of champion markets by their names. */
export const openPresented =
  (store: SportStore, champions: Champions): Presented =>
  (ticket) =>
    ticketOf(ticket, store.legsOf(ticket.id), (gid, w) => champions.nameOf(gid, w))
