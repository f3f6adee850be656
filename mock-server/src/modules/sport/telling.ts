import type { SportStore, TicketRow } from './sport.store.ts'

/** A store that tells of every ticket that is written, as it is from then on. */
export const tellingStore = (store: SportStore, told: (ticket: TicketRow) => void): SportStore => ({
  ...store,
  insertTicket: (ticket, legs) => {
    const id = store.insertTicket(ticket, legs)
    told({ ...ticket, id })
    return id
  },
  updateTicket: (id, change) => {
    const after = store.updateTicket(id, change)
    told(after)
    return after
  },
})
