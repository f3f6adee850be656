import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const FEEDBACK_TYPES = ['deposit', 'withdrawal', 'bet', 'promotion', 'other'] as const

export const feedbacks = sqliteTable(
  'feedbacks',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer().notNull(),
    type: text({ enum: FEEDBACK_TYPES }).notNull(),
    content: text().notNull(),
    /** Links of uploads as JSON. */
    images: text().notNull(),
    betId: text(),
    depositOrderId: text(),
    status: text({ enum: ['new', 'answered'] }).notNull(),
    /** Whether an answer waits to be read. */
    unread: integer({ mode: 'boolean' }).notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [index('feedbacks_member').on(table.memberId, table.updatedAt)],
)

export const feedbackReplies = sqliteTable(
  'feedback_replies',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    feedbackId: integer().notNull(),
    from: text({ enum: ['service', 'member'] }).notNull(),
    name: text().notNull(),
    content: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('feedback_replies_feedback').on(table.feedbackId)],
)

/** Pictures that members sent, kept with their world. */
export const uploads = sqliteTable(
  'uploads',
  {
    id: text().primaryKey(),
    memberId: integer().notNull(),
    type: text().notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index('uploads_member').on(table.memberId, table.at)],
)
