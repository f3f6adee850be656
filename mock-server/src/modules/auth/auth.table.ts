import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Codes by SMS, e-mail and voice; a newer one of the same purpose and target replaces the older. */
export const codes = sqliteTable(
  'codes',
  {
    id: text().primaryKey(),
    /** SEND_TYPE */
    purpose: integer().notNull(),
    /** Phone number or e-mail address. */
    target: text().notNull(),
    /** 0 before anybody is known. */
    memberId: integer().notNull(),
    code: text().notNull(),
    state: text({ enum: ['open', 'used', 'replaced'] }).notNull(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('codes_target').on(table.target, table.sentAt)],
)

/** Wrong passwords and codes in a row, by what was tried ("login:name", "code:target", "old:7"). */
export const attempts = sqliteTable('attempts', {
  key: text().primaryKey(),
  wrong: integer().notNull(),
  lockedUntil: integer().notNull(),
  at: integer().notNull(),
})

/** One-time permissions: login right after registration, code instead of captcha after a risky login, a reset after its code. */
export const grants = sqliteTable(
  'grants',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text({ enum: ['registered', 'risky', 'forgot', 'reset'] }).notNull(),
    memberId: integer().notNull(),
    finger: text().notNull(),
    /** What the grant is about: the phone or e-mail of a reset. */
    about: text().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('grants_member').on(table.memberId, table.kind)],
)

/** Times of sign-ins by address, for the limit per minute. */
export const loginTimes = sqliteTable(
  'login_times',
  { id: integer().primaryKey({ autoIncrement: true }), ip: text().notNull(), at: integer().notNull() },
  (table) => [index('login_times_ip').on(table.ip, table.at)],
)
