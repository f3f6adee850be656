import type { Ticket } from '@app/contract/sport/ticket'
import type { Champions } from './champions.ts'
import { ticketOf } from './present.rules.ts'
import type { SportStore, TicketRow } from './sport.store.ts'

export type Presented = ReturnType<typeof openPresented>

/** Tickets on the wire, the sides of champion markets by their names. */
export const openPresented = (store: SportStore, champions: Champions) => {
  const all = (tickets: readonly TicketRow[]): Ticket[] => {
    const legs = Map.groupBy(store.legsOf(...tickets.map(({ id }) => id)), ({ ticket }) => ticket)
    return tickets.map((ticket) =>
      ticketOf(ticket, legs.get(ticket.id) ?? [], (gid, w) => champions.nameOf(gid, w)),
    )
  }
  return { all, one: (ticket: TicketRow): Ticket => all([ticket])[0]! }
}
