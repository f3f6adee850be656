import { LIMIT_KINDS, LIMIT_SPANS } from '@app/contract/restraint/limits'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A member's own limits: cents of a money limit, minutes of the time limit; null is none. */
export const ownLimits = sqliteTable(
  'own_limits',
  {
    memberId: integer().notNull(),
    kind: text({ enum: LIMIT_KINDS }).notNull(),
    /** Minutes are limited for a day only. */
    span: text({ enum: LIMIT_SPANS }).notNull(),
    value: integer(),
    /** A wider value that may be confirmed from then on; without `pendingFrom` there is none. */
    pendingValue: integer(),
    pendingFrom: integer(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.span] })],
)

/** When a member last answered the question for limits. */
export const limitReviews = sqliteTable('limit_reviews', {
  memberId: integer().primaryKey(),
  at: integer().notNull(),
})

export const rests = sqliteTable('rests', {
  memberId: integer().primaryKey(),
  kind: text({ enum: ['coolOff', 'exclusion'] }).notNull(),
  since: integer().notNull(),
  until: integer().notNull(),
})

export const realityChecks = sqliteTable('reality_checks', {
  memberId: integer().primaryKey(),
  minutes: integer().notNull(),
})

/** Time spent with the site on a day, which is named by its first millisecond. */
export const playDays = sqliteTable(
  'play_days',
  {
    memberId: integer().notNull(),
    day: integer().notNull(),
    playedMs: integer().notNull(),
    seenAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
)
