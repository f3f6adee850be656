import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What a tester changed of a venue; the rest is the catalogue's. */
export const venueStates = sqliteTable('venue_states', {
  channelCode: text().primaryKey(),
  maintenance: integer({ mode: 'boolean' }).notNull(),
  activityLock: integer({ mode: 'boolean' }).notNull(),
})

/** An activity whose turnover isn't met keeps the money of a venue in (U-GAME-05). */
export const venueLocks = sqliteTable(
  'venue_locks',
  {
    memberId: integer().notNull(),
    channelCode: text().notNull(),
    missingCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.channelCode] })],
)

/** What a launch hands to the sport channel: every later call of the channel shows it. */
export const channelSessions = sqliteTable('channel_sessions', {
  token: text().primaryKey(),
  memberId: integer().notNull(),
  channelCode: text().notNull(),
  expireAt: integer().notNull(),
})
