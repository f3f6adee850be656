import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Accounts that money can be paid to: bank cards, alipay, coin addresses (U-FD-07). */
export const cards = sqliteTable(
  'cards',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer().notNull(),
    kind: text({ enum: ['bank', 'alipay', 'coin'] }).notNull(),
    /** Code of the bank or coin, else 'alipay'. */
    code: text().notNull(),
    /** In clear; every answer but the decryption of one's own shows a part of it. */
    number: text().notNull(),
    holder: text().notNull(),
    branch: text().notNull(),
    network: text({ enum: ['TRC20', 'ERC20'] }),
    alias: text().notNull(),
    createdAt: integer().notNull(),
    /** When it was made the usual one of its kind; the latest wins, else the oldest account. */
    chosenAt: integer(),
  },
  (table) => [
    index('cards_member').on(table.memberId, table.id),
    uniqueIndex('cards_number').on(table.kind, table.number),
  ],
)
