import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Gifts that members have taken: each one once. */
export const vipClaims = sqliteTable(
  'vip_claims',
  {
    memberId: integer().notNull(),
    /** "week-2026-11-16", "upgrade-3" … */
    giftId: text().notNull(),
    cents: integer().notNull(),
    orderNo: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.giftId] })],
)
