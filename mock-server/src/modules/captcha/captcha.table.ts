import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A challenge and how far it has come: open → (slider: solved → checked) → used. Its answer never leaves the server. */
export const captchas = sqliteTable(
  'captchas',
  {
    /** x-code or lot_number. */
    id: text().primaryKey(),
    kind: text({ enum: ['picture', 'slider'] }).notNull(),
    /** The caller's uuid that it was made for. */
    owner: text().notNull(),
    /** The text, or the x of the hole. */
    answer: text().notNull(),
    state: text({ enum: ['open', 'solved', 'checked', 'used'] }).notNull(),
    output: text().notNull().default(''),
    passToken: text().notNull().default(''),
    genTime: text().notNull().default(''),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index('captchas_owner').on(table.owner, table.kind),
    index('captchas_expiry').on(table.expiresAt),
  ],
)
