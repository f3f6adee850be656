import { and, count, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { letterMarks, letters } from './letter.table.ts'

export type LetterType = (typeof letters.$inferSelect)['type']
export type NewLetter = typeof letters.$inferInsert
export type LetterRow = typeof letters.$inferSelect & { read: boolean }
export interface LetterFilter {
  type?: LetterType | undefined
  unreadOnly?: boolean
  ids?: number[]
}
export type LetterStore = ReturnType<typeof letterStore>

export const letterStore = ({ orm }: Db) => {
  const mark = (memberId: number) => and(eq(letterMarks.letterId, letters.id), eq(letterMarks.memberId, memberId))
  /** Letters of the member and broadcasts, as far as they are out and not thrown away. */
  const visible = (memberId: number, now: number, { type, unreadOnly, ids }: LetterFilter) =>
    and(
      inArray(letters.memberId, [0, memberId]),
      lte(letters.createdAt, now),
      or(isNull(letterMarks.letterId), eq(letterMarks.deleted, false)),
      unreadOnly ? isNull(letterMarks.letterId) : undefined,
      type ? eq(letters.type, type) : undefined,
      ids ? inArray(letters.id, ids) : undefined,
    )
  const setMarks = (memberId: number, ids: number[], deleted: boolean) => {
    if (ids.length === 0) return
    orm
      .insert(letterMarks)
      .values(ids.map((letterId) => ({ memberId, letterId, deleted })))
      .onConflictDoUpdate({
        target: [letterMarks.memberId, letterMarks.letterId],
        set: { deleted: sql`${letterMarks.deleted} or excluded.deleted` },
      })
      .run()
  }
  const find = (memberId: number, now: number, filter: LetterFilter, page?: { limit: number; offset: number }): LetterRow[] => {
    const query = orm
      .select({ letter: letters, marked: letterMarks.letterId })
      .from(letters)
      .leftJoin(letterMarks, mark(memberId))
      .where(visible(memberId, now, filter))
      .orderBy(desc(letters.createdAt), desc(letters.id))
    const rows = page ? query.limit(page.limit).offset(page.offset).all() : query.all()
    return rows.map(({ letter, marked }) => ({ ...letter, read: marked !== null }))
  }
  return {
    insert: (letter: NewLetter): number => orm.insert(letters).values(letter).returning({ id: letters.id }).get().id,
    find,
    count: (memberId: number, now: number, filter: LetterFilter): number =>
      orm
        .select({ n: count() })
        .from(letters)
        .leftJoin(letterMarks, mark(memberId))
        .where(visible(memberId, now, filter))
        .get()!.n,
    unread: (memberId: number, now: number): { type: LetterType; broadcast: boolean; n: number }[] =>
      orm
        .select({ type: letters.type, owner: sql<number>`min(${letters.memberId})`, n: count() })
        .from(letters)
        .leftJoin(letterMarks, mark(memberId))
        .where(visible(memberId, now, { unreadOnly: true }))
        .groupBy(letters.type, letters.memberId)
        .all()
        .map(({ type, owner, n }) => ({ type, broadcast: owner === 0, n })),
    markRead: (memberId: number, ids: number[]) => setMarks(memberId, ids, false),
    remove: (memberId: number, ids: number[]) => setMarks(memberId, ids, true),
  }
}
