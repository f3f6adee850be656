import { sql } from 'drizzle-orm'
import { DEAL_STATUSES, DEAL_TYPES } from '@app/contract/rules/money/dealTypes'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** What an account is: a member's own money, or the outside (memberId 0) that it comes from and goes to. */
export const ACCOUNT_KINDS = [
  'center',
  'locked',
  'venue',
  'bonus',
  'bank',
  'house',
  'promo',
  'exchange',
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

export const accounts = sqliteTable(
  'accounts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** 0: outside. */
    memberId: integer().notNull(),
    kind: text({ enum: ACCOUNT_KINDS }).notNull(),
    /** Channel code of a venue or house account, else empty. */
    code: text().notNull(),
    currency: text({ enum: ['CNY', 'USDT'] }).notNull(),
    balanceCents: integer().notNull(),
  },
  (table) => [uniqueIndex('accounts_owner').on(table.memberId, table.kind, table.code, table.currency)],
)

/** Nothing of the books is ever deleted, so a row's number is never given again. */
export const movements = sqliteTable(
  'movements',
  {
    id: integer().primaryKey(),
    at: integer().notNull(),
    memberId: integer().notNull(),
    verb: text().notNull(),
    /** The order, ticket or gift it belongs to. */
    ref: text().notNull(),
    note: text().notNull(),
    /** What it did to all of the member's own accounts together. */
    ownCents: integer().notNull(),
  },
  (table) => [
    index('movements_member').on(table.memberId, table.at, table.verb, table.ownCents),
    index('movements_ref').on(table.ref),
    index('movements_gifts')
      .on(table.memberId, table.at)
      .where(sql`${table.verb} in ('gift', 'rebate')`),
  ],
)

export const postings = sqliteTable(
  'postings',
  {
    id: integer().primaryKey(),
    movementId: integer()
      .notNull()
      .references(() => movements.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    cents: integer().notNull(),
    balanceAfter: integer().notNull(),
  },
  (table) => [
    index('postings_movement').on(table.movementId),
    index('postings_account').on(table.accountId, table.id),
  ],
)

/** Who gives a gift; '' is what else moves. */
export const GIVERS = ['', 'activity', 'vip', 'welfare', 'rebate', 'exchange'] as const
export type Giver = (typeof GIVERS)[number]

/** Sums of a member's deals by the day of the site (its first millisecond) on which they began. */
export const dealDays = sqliteTable(
  'deal_days',
  {
    memberId: integer().notNull(),
    day: integer().notNull(),
    type: text({ enum: DEAL_TYPES }).notNull(),
    giver: text({ enum: GIVERS }).notNull(),
    status: text({ enum: DEAL_STATUSES }).notNull(),
    n: integer().notNull(),
    inCents: integer().notNull(),
    outCents: integer().notNull(),
    /** What went between centre and venues, either way. */
    movedCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.type, table.giver, table.status] })],
)

/** A quoted exchange rate, good for a minute and for one exchange (U-FD-06). */
export const quotes = sqliteTable('quotes', {
  id: text().primaryKey(),
  memberId: integer().notNull(),
  from: text({ enum: ['CNY', 'USDT'] }).notNull(),
  rateHundredths: integer().notNull(),
  expireAt: integer().notNull(),
})
