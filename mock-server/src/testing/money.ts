import type { LedgerCheck } from './shapes.ts'
import type {
  BetFilter,
  BetShown,
  LedgerAccount,
  LedgerMovement,
  MovementFilter,
  OrderFilter,
  OrderOutcome,
  OrderShown,
  VenueShown,
} from './moneyShapes.ts'
import { type Control, queryOf } from './transport.ts'

/** Venues, orders, bets and the books. */
export const openMoney = (control: Control) => ({
  venues: {
    list: async () => (await control<{ venues: VenueShown[] }>('GET', '/venues')).venues,
    change: (code: string, state: { maintenance?: boolean; activityLock?: boolean }) =>
      control('PATCH', `/venues/${code}`, state),
  },
  orders: {
    /** Newest first; status 'open' are those that can be decided. */
    list: async (filter: OrderFilter = {}) =>
      (await control<{ orders: OrderShown[]; total: number }>('GET', `/orders${queryOf(filter)}`)).orders,
    decide: <T = unknown>(no: string, outcome: OrderOutcome, reason?: string) =>
      control<T>('POST', `/orders/${no}`, { outcome, ...(reason === undefined ? {} : { reason }) }),
  },
  bets: {
    list: async (filter: BetFilter = {}) =>
      (await control<{ bets: BetShown[] }>('GET', `/bets${queryOf(filter)}`)).bets,
  },
  ledger: () => control<LedgerCheck>('GET', '/ledger'),
  books: {
    accounts: async () => (await control<{ accounts: LedgerAccount[] }>('GET', '/ledger/accounts')).accounts,
    /** Newest first, each with all its postings. */
    movements: async (filter: MovementFilter = {}) =>
      (await control<{ movements: LedgerMovement[] }>('GET', `/ledger/movements${queryOf(filter)}`))
        .movements,
  },
})
