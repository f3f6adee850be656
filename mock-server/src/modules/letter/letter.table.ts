import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const LETTER_TYPES = ['notice', 'activity', 'bulletin', 'match', 'fd'] as const

/** memberId 0: a broadcast to everyone. */
export const letters = sqliteTable(
  'letters',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer().notNull(),
    type: text({ enum: LETTER_TYPES }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    linkRoute: text().notNull().default(''),
    linkId: text().notNull().default(''),
    createdAt: integer().notNull(),
  },
  (table) => [index('letters_member').on(table.memberId, table.createdAt)],
)

/** What a member did with a letter, broadcasts included. */
export const letterMarks = sqliteTable(
  'letter_marks',
  {
    memberId: integer().notNull(),
    letterId: integer().notNull(),
    deleted: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.letterId] })],
)
