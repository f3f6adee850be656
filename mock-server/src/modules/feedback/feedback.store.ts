import { and, asc, count, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { type Db, keyed, prepared } from '../../db/db.ts'
import { feedbackReplies, feedbacks, uploads } from './feedback.table.ts'

export type FeedbackRow = typeof feedbacks.$inferSelect
export type NewFeedback = typeof feedbacks.$inferInsert
export type ReplyRow = typeof feedbackReplies.$inferSelect
export type FeedbackStore = ReturnType<typeof feedbackStore>
export type UploadStore = ReturnType<typeof uploadStore>

type Shape = FeedbackRow['status'] | 'all'

export const feedbackStore = ({ orm, sqlite }: Db) => {
  const mine = eq(feedbacks.memberId, sql.placeholder('memberId'))
  const of = (shape: Shape) => and(mine, shape === 'all' ? undefined : eq(feedbacks.status, shape))
  const list = keyed((shape: Shape) =>
    prepared(sqlite, () =>
      orm
        .select()
        .from(feedbacks)
        .where(of(shape))
        .orderBy(desc(feedbacks.updatedAt), desc(feedbacks.id))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset')),
    ),
  )
  const counted = keyed((shape: Shape) =>
    prepared(sqlite, () => orm.select({ n: count() }).from(feedbacks).where(of(shape))),
  )
  const unread = prepared(sqlite, () =>
    orm
      .select({ n: count() })
      .from(feedbacks)
      .where(and(mine, eq(feedbacks.unread, true))),
  )
  const replies = prepared(sqlite, () =>
    orm
      .select()
      .from(feedbackReplies)
      .where(eq(feedbackReplies.feedbackId, sql.placeholder('feedbackId')))
      .orderBy(asc(feedbackReplies.id)),
  )
  return {
    insert: (row: NewFeedback): FeedbackRow => orm.insert(feedbacks).values(row).returning().get(),
    find: (id: number): FeedbackRow | undefined =>
      orm.select().from(feedbacks).where(eq(feedbacks.id, id)).get(),
    change: (id: number, facts: Partial<FeedbackRow>): FeedbackRow =>
      orm.update(feedbacks).set(facts).where(eq(feedbacks.id, id)).returning().get(),
    /** Last touched first. */
    list: (
      memberId: number,
      status: FeedbackRow['status'] | undefined,
      page: { limit: number; offset: number },
    ): FeedbackRow[] => list(status ?? 'all').all({ memberId, ...page }),
    count: (memberId: number, status?: FeedbackRow['status']): number =>
      counted(status ?? 'all').get({ memberId })!.n,
    unread: (memberId: number): number => unread.get({ memberId })!.n,
    /** Those of the ids that are the member's go; says which. */
    remove: (memberId: number, ids: number[]): number[] => {
      const gone = orm
        .delete(feedbacks)
        .where(and(eq(feedbacks.memberId, memberId), inArray(feedbacks.id, ids)))
        .returning({ id: feedbacks.id })
        .all()
        .map(({ id }) => id)
      if (gone.length > 0) orm.delete(feedbackReplies).where(inArray(feedbackReplies.feedbackId, gone)).run()
      return gone
    },
    reply: (row: Omit<ReplyRow, 'id'>) => void orm.insert(feedbackReplies).values(row).run(),
    replies: (feedbackId: number): ReplyRow[] => replies.all({ feedbackId }),
  }
}

export const uploadStore = ({ orm }: Db) => ({
  insert: (row: Omit<typeof uploads.$inferInsert, 'bytes'> & { bytes: Uint8Array }) =>
    void orm
      .insert(uploads)
      .values({ ...row, bytes: row.bytes as typeof uploads.$inferInsert.bytes })
      .run(),
  find: (id: string) => orm.select().from(uploads).where(eq(uploads.id, id)).get(),
  ownerOf: (id: string): number | undefined =>
    orm.select({ memberId: uploads.memberId }).from(uploads).where(eq(uploads.id, id)).get()?.memberId,
  countSince: (memberId: number, since: number): number =>
    orm
      .select({ n: count() })
      .from(uploads)
      .where(and(eq(uploads.memberId, memberId), gte(uploads.at, since)))
      .get()!.n,
})
