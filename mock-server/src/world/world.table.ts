import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Small state of the world as JSON: clock, settings, name, seed. */
export const worldState = sqliteTable('world_state', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** How many numbers each random stream has given. */
export const streams = sqliteTable('streams', {
  name: text().primaryKey(),
  drawn: integer().notNull(),
})

export const jobs = sqliteTable(
  'jobs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    dueAt: integer().notNull(),
    kind: text().notNull(),
    /** Names the job so that it can be cancelled or moved; unique while it waits. */
    key: text().unique(),
    payload: text().notNull(),
  },
  (table) => [index('jobs_due').on(table.dueAt, table.id)],
)

export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    to: text().notNull(),
    channel: text({ enum: ['sms', 'email', 'voice'] }).notNull(),
    type: text().notNull(),
    code: text().notNull(),
    at: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('outbox_to').on(table.to, table.at)],
)

export const faults = sqliteTable('faults', {
  id: integer().primaryKey({ autoIncrement: true }),
  rule: text().notNull(),
})

export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    memberId: integer().notNull(),
    memberName: text().notNull(),
    ip: text().notNull(),
    finger: text().notNull(),
    createdAt: integer().notNull(),
    seenAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('sessions_member').on(table.memberId)],
)

/** First answers of money verbs by request id, while a repeat is likely. */
export const firstAnswers = sqliteTable(
  'first_answers',
  {
    memberId: integer().notNull(),
    path: text().notNull(),
    requestId: text().notNull(),
    bodyHash: text().notNull(),
    data: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.path, table.requestId] })],
)

/** Request ids of money verbs whose first answer is no longer kept: none of them moves money again. */
export const spentRequests = sqliteTable(
  'spent_requests',
  { memberId: integer().notNull(), path: text().notNull(), requestId: text().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.path, table.requestId] })],
)
