import { and, asc, count, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { feedbackReplies, feedbacks, uploads } from './feedback.table.ts'

export type FeedbackRow = typeof feedbacks.$inferSelect
export type NewFeedback = typeof feedbacks.$inferInsert
export type ReplyRow = typeof feedbackReplies.$inferSelect
export type FeedbackStore = ReturnType<typeof feedbackStore>
export type UploadStore = ReturnType<typeof uploadStore>

export const feedbackStore = ({ orm }: Db) => {
  const of = (memberId: number, status?: FeedbackRow['status']) =>
    and(eq(feedbacks.memberId, memberId), status ? eq(feedbacks.status, status) : undefined)
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
    ): FeedbackRow[] =>
      orm
        .select()
        .from(feedbacks)
        .where(of(memberId, status))
        .orderBy(desc(feedbacks.updatedAt), desc(feedbacks.id))
        .limit(page.limit)
        .offset(page.offset)
        .all(),
    count: (memberId: number, status?: FeedbackRow['status']): number =>
      orm.select({ n: count() }).from(feedbacks).where(of(memberId, status)).get()!.n,
    unread: (memberId: number): number =>
      orm
        .select({ n: count() })
        .from(feedbacks)
        .where(and(of(memberId), eq(feedbacks.unread, true)))
        .get()!.n,
    /** Those of the ids that are the member's go; says which. */
    remove: (memberId: number, ids: number[]): number[] => {
      const gone = orm
        .delete(feedbacks)
        .where(and(of(memberId), inArray(feedbacks.id, ids)))
        .returning({ id: feedbacks.id })
        .all()
        .map(({ id }) => id)
      if (gone.length > 0) orm.delete(feedbackReplies).where(inArray(feedbackReplies.feedbackId, gone)).run()
      return gone
    },
    reply: (row: Omit<ReplyRow, 'id'>) => void orm.insert(feedbackReplies).values(row).run(),
    replies: (feedbackId: number): ReplyRow[] =>
      orm
        .select()
        .from(feedbackReplies)
        .where(eq(feedbackReplies.feedbackId, feedbackId))
        .orderBy(asc(feedbackReplies.id))
        .all(),
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
