import type { BetFilter } from '@app/contract/control/matches'
import type { MovementFilter, OrderFilter, OrderOutcome } from '@app/contract/control/money'
import type { VenueChange } from '@app/contract/control/site'
import { queryOf, type Steer } from './transport.ts'

/** Venues, orders, bets and the books. */
export const openMoney = (steer: Steer) => ({
  venues: {
    list: async () => (await steer('GET', '/venues')).venues,
    change: (code: string, state: VenueChange) => steer('PATCH', `/venues/${code}`, state),
  },
  orders: {
    /** Newest first; status 'open' are those that can be decided. */
    list: async (filter: Partial<OrderFilter> = {}) =>
      (await steer('GET', `/orders${queryOf(filter)}`)).orders,
    decide: <T = unknown>(no: string, outcome: OrderOutcome, reason?: string) =>
      steer('POST', `/orders/${no}`, {
        outcome,
        ...(reason === undefined ? {} : { reason }),
      }) as Promise<T>,
  },
  bets: {
    list: async (filter: BetFilter = {}) => (await steer('GET', `/bets${queryOf(filter)}`)).bets,
  },
  ledger: () => steer('GET', '/ledger'),
  books: {
    accounts: async () => (await steer('GET', '/ledger/accounts')).accounts,
    /** Newest first, each with all its postings. */
    movements: async (filter: Partial<MovementFilter> = {}) =>
      (await steer('GET', `/ledger/movements${queryOf(filter)}`)).movements,
  },
})
