import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Rooms that somebody made or changed; the lobby and the rooms of matches need no row. */
export const chatRooms = sqliteTable('chat_rooms', {
  rid: text().primaryKey(),
  title: text().notNull(),
  status: text({ enum: ['open', 'closed', 'muted'] })
    .notNull()
    .default('open'),
  /** Sport and market of the room (U-WS-03), what a history pull may ask for. */
  category: text().notNull().default(''),
  categoryType: text().notNull().default(''),
  isDestroyed: integer({ mode: 'boolean' }).notNull().default(false),
})

export const chatMessages = sqliteTable(
  'chat_messages',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    rid: text().notNull(),
    uid: text().notNull(),
    nickName: text().notNull(),
    avatar: text().notNull(),
    vip: integer().notNull(),
    msg: text().notNull(),
    kind: text({ enum: ['text', 'system', 'gift', 'prediction'] }).notNull(),
    time: integer().notNull(),
    isRobot: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('chat_messages_room').on(table.rid, table.time, table.seq)],
)

/** rid '' is the whole site. */
export const chatMutes = sqliteTable(
  'chat_mutes',
  { uid: text().notNull(), rid: text().notNull(), until: integer().notNull(), reason: text().notNull() },
  (table) => [primaryKey({ columns: [table.uid, table.rid] })],
)

/** Logins that were made: a jwt is good for one (W-03). */
export const chatLogins = sqliteTable('chat_logins', {
  jti: text().primaryKey(),
  expiresAt: integer().notNull(),
})
