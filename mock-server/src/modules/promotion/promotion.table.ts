import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** What members did in activities: joined one, or got something out of it, each once by its key. */
export const participations = sqliteTable(
  'participations',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer().notNull(),
    activityId: text().notNull(),
    verb: text({ enum: ['join', 'reward'] }).notNull(),
    key: text().notNull(),
    name: text().notNull(),
    cents: integer().notNull(),
    /** Turnover that it asks for. */
    requiredCents: integer().notNull(),
    orderNo: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('participations_once').on(table.memberId, table.activityId, table.verb, table.key),
    index('participations_order').on(table.orderNo),
    index('participations_activity').on(table.activityId, table.verb, table.at),
  ],
)

/** Valid bets in each week of everybody who runs in a race, counted along with each bet. */
export const races = sqliteTable(
  'races',
  {
    activityId: text().notNull(),
    /** Its first millisecond. */
    week: integer().notNull(),
    memberId: integer().notNull(),
    cents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.week, table.memberId] }),
    index('races_rank').on(table.activityId, table.week, table.cents),
  ],
)

/** Gifts that were bought with points. */
export const exchanges = sqliteTable(
  'exchanges',
  {
    orderNo: text().primaryKey(),
    memberId: integer().notNull(),
    giftId: text().notNull(),
    points: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('exchanges_member').on(table.memberId), index('exchanges_gift').on(table.giftId)],
)
