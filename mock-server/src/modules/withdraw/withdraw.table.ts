import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const withdrawals = sqliteTable(
  'withdrawals',
  {
    orderNo: text().primaryKey(),
    memberId: integer().notNull(),
    type: text({ enum: ['bank', 'alipay', 'usdt'] }).notNull(),
    cardId: text().notNull(),
    /** Masked, as it was when the order was made. */
    account: text().notNull(),
    accountName: text().notNull(),
    amountCents: integer().notNull(),
    feeCents: integer().notNull(),
    /** Yuan for one coin in hundredths, null where no coin is paid. */
    rateHundredths: integer(),
    /** WithdrawStatus of the contract (U-FD-04). */
    status: integer().notNull(),
    reason: text().notNull(),
    createdAt: integer().notNull(),
    payingAt: integer(),
    finishedAt: integer(),
  },
  (table) => [
    index('withdrawals_member').on(table.memberId, table.createdAt),
    index('withdrawals_created').on(table.createdAt),
    index('withdrawals_status').on(table.memberId, table.status, table.createdAt),
    index('withdrawals_step').on(table.status, table.createdAt),
  ],
)

/** Money that a member's withdrawal protection should lock, and what it does lock (U-FD-05). */
export const protections = sqliteTable('protections', {
  memberId: integer().primaryKey(),
  cents: integer().notNull(),
  lockedCents: integer().notNull(),
  since: integer().notNull(),
})
