import { CATEGORIES } from '@app/contract/venue/categories'
import { BET_OUTCOMES, BET_STATUSES } from '@app/contract/bet/betStates'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const sorts = {
  category: text({ enum: CATEGORIES }).notNull(),
  enName: text().notNull(),
  status: text({ enum: BET_STATUSES }).notNull(),
  /** Empty while nothing came of it. */
  outcome: text({ enum: [...BET_OUTCOMES, ''] }).notNull(),
}
const sums = {
  riskCents: integer().notNull(),
  validCents: integer().notNull(),
  winCents: integer().notNull(),
}

/** Bets of all venues as the record tells them; what else there is to know of one, its venue knows. */
export const bets = sqliteTable(
  'bets',
  {
    id: integer().primaryKey(),
    ticketId: text().notNull().unique(),
    memberId: integer().notNull(),
    ...sorts,
    ...sums,
    placedAt: integer().notNull(),
  },
  (table) => [index('bets_member').on(table.memberId, table.placedAt)],
)

/** Sums of a member's bets by the day of the site (its first millisecond) on which they were placed. */
export const betDays = sqliteTable(
  'bet_days',
  { memberId: integer().notNull(), day: integer().notNull(), ...sorts, n: integer().notNull(), ...sums },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.enName, table.status, table.outcome] }),
  ],
)
