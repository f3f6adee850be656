import { type SQLWrapper, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** What a launch opens: a page with this token plays for the member in this venue. */
export const playSessions = sqliteTable('play_sessions', {
  token: text().primaryKey(),
  memberId: integer().notNull(),
  channelCode: text().notNull(),
  expireAt: integer().notNull(),
})

/** Whether a round won its game's pool. */
export const wonPool = (outcome: SQLWrapper) => sql`json_extract(${outcome}, '$.pool.isWon')`

export const playRounds = sqliteTable(
  'play_rounds',
  {
    ticket: text().primaryKey(),
    memberId: integer().notNull(),
    /** The page's own id: the same one is played once. */
    roundId: text().notNull(),
    channelCode: text().notNull(),
    gameCode: text().notNull(),
    kind: text().notNull(),
    /** The bet as it came and what was drawn, as JSON. */
    bet: text().notNull(),
    outcome: text().notNull(),
    stakeCents: integer().notNull(),
    payoutCents: integer().notNull(),
    balanceAfter: integer().notNull(),
    lines: text().notNull(),
    result: text().notNull(),
    at: integer().notNull(),
    /** What it was drawn of: the member's pair of seeds, and how many rounds that had given. */
    seed: integer().notNull(),
    nonce: integer().notNull(),
  },
  (table) => [
    uniqueIndex('play_rounds_once').on(table.memberId, table.roundId),
    index('play_rounds_game').on(table.memberId, table.channelCode, table.gameCode, table.at),
    index('play_rounds_table').on(table.channelCode, table.gameCode, table.at),
    index('play_rounds_pool').on(table.channelCode, table.gameCode, table.at).where(wonPool(table.outcome)),
  ],
)

/** Pairs of seeds, the last one in use; the server's seed of any other is no secret any more. */
export const playSeeds = sqliteTable(
  'play_seeds',
  {
    memberId: integer().notNull(),
    number: integer().notNull(),
    serverSeed: text().notNull(),
    clientSeed: text().notNull(),
    /** Rounds drawn so far. */
    nonce: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.number] })],
)
