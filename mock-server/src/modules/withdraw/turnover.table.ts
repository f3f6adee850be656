import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Deposits and gifts that have to be played with before money may leave. All of a member's, laid end to end in the order in
 * which they came, are one line; each ends at `requiredTo`.
 */
export const turnoverDemands = sqliteTable(
  'turnover_demands',
  {
    seq: integer().primaryKey(),
    memberId: integer().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    cents: integer().notNull(),
    requiredCents: integer().notNull(),
    requiredTo: integer().notNull(),
    time: integer().notNull(),
  },
  (table) => [
    index('turnover_demands_member').on(table.memberId, table.time),
    index('turnover_demands_id').on(table.id),
  ],
)

/** Settled bets that count, and how far each brought the member on that line; what found no open demand went nowhere. */
export const turnoverBets = sqliteTable(
  'turnover_bets',
  {
    /** Number of the bet in the book. */
    bet: integer().primaryKey(),
    memberId: integer().notNull(),
    at: integer().notNull(),
    ticketId: text().notNull(),
    name: text().notNull(),
    validCents: integer().notNull(),
    wentCents: integer().notNull(),
    doneTo: integer().notNull(),
  },
  (table) => [
    index('turnover_bets_member').on(table.memberId, table.at),
    index('turnover_bets_done').on(table.memberId, table.doneTo, table.wentCents),
  ],
)
