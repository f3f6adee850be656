import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const deposits = sqliteTable(
  'deposits',
  {
    orderNo: text().primaryKey(),
    memberId: integer().notNull(),
    typeCode: text().notNull(),
    channelId: text().notNull(),
    amountCents: integer().notNull(),
    bonusCents: integer().notNull(),
    /** DepositStatus of the contract (U-FD-02). */
    status: integer().notNull(),
    payerName: text().notNull(),
    /** PayInfo as JSON. */
    payInfo: text().notNull(),
    message: text().notNull(),
    createdAt: integer().notNull(),
    expireAt: integer().notNull(),
    paidAt: integer(),
    finishedAt: integer(),
  },
  (table) => [
    index('deposits_member').on(table.memberId, table.createdAt),
    index('deposits_created').on(table.createdAt),
    index('deposits_status').on(table.memberId, table.status, table.createdAt),
    index('deposits_step').on(table.status, table.createdAt),
    index('deposits_credited')
      .on(table.memberId, table.finishedAt, table.amountCents)
      .where(sql`${table.status} = 2`),
  ],
)

export const signalCodes = sqliteTable('signal_codes', {
  code: text().primaryKey(),
  memberId: integer().notNull(),
  expireAt: integer().notNull(),
})
