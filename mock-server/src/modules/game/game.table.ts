import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const favourites = sqliteTable(
  'favourites',
  { memberId: integer().notNull(), gameCode: text().notNull(), at: integer().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.gameCode] })],
)

/** The last time a member opened a game: the list's "recent". */
export const recentGames = sqliteTable(
  'recent_games',
  { memberId: integer().notNull(), gameCode: text().notNull(), at: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.gameCode] }),
    index('recent_at').on(table.memberId, table.at),
  ],
)
