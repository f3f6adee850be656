import { type Placeholder, and, count, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { type Db, keyed, lazily } from '../../db/db.ts'
import { letterMarks, letters } from './letter.table.ts'

export type LetterType = (typeof letters.$inferSelect)['type']
export type NewLetter = typeof letters.$inferInsert
export type LetterRow = typeof letters.$inferSelect & { read: boolean }
export interface LetterFilter {
  type?: LetterType | undefined
  unreadOnly?: boolean
  ids?: number[]
}
type Shape = Pick<LetterFilter, 'type' | 'unreadOnly'>
const shapeOf = ({ type, unreadOnly = false }: Shape) => `${type ?? ''}${unreadOnly ? '!' : ''}`
export type LetterStore = ReturnType<typeof letterStore>

const placed = {
  memberId: sql.placeholder('memberId'),
  now: sql.placeholder('now'),
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
}

export const letterStore = ({ orm }: Db) => {
  const mark = (memberId: number | Placeholder) =>
    and(eq(letterMarks.letterId, letters.id), eq(letterMarks.memberId, memberId))
  /** Letters of the member and broadcasts, as far as they are out and not thrown away. */
  const visible = (
    memberId: number | Placeholder,
    now: number | Placeholder,
    { type, unreadOnly, ids }: LetterFilter,
  ) =>
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
  /** Pages of the list are the hot path: prepared once for each shape of the filter. */
  const filterOf = (shape: string): LetterFilter => {
    const [type = '', unread] = shape.split('!')
    return { type: (type || undefined) as LetterType | undefined, unreadOnly: unread !== undefined }
  }
  const pageOf = keyed((shape: string) =>
    orm
      .select({ letter: letters, marked: letterMarks.letterId })
      .from(letters)
      .leftJoin(letterMarks, mark(placed.memberId))
      .where(visible(placed.memberId, placed.now, filterOf(shape)))
      .orderBy(desc(letters.createdAt), desc(letters.id))
      .limit(placed.limit)
      .offset(placed.offset)
      .prepare(),
  )
  const countOf = keyed((shape: string) =>
    orm
      .select({ n: count() })
      .from(letters)
      .leftJoin(letterMarks, mark(placed.memberId))
      .where(visible(placed.memberId, placed.now, filterOf(shape)))
      .prepare(),
  )
  const unreadOf = lazily(() =>
    orm
      .select({ type: letters.type, owner: sql<number>`min(${letters.memberId})`, n: count() })
      .from(letters)
      .leftJoin(letterMarks, mark(placed.memberId))
      .where(visible(placed.memberId, placed.now, { unreadOnly: true }))
      .groupBy(letters.type, letters.memberId)
      .prepare(),
  )
  const shown = ({
    letter,
    marked,
  }: {
    letter: typeof letters.$inferSelect
    marked: number | null
  }): LetterRow => ({
    ...letter,
    read: marked !== null,
  })
  return {
    insert: (letter: NewLetter): number =>
      orm.insert(letters).values(letter).returning({ id: letters.id }).get().id,
    /** The letters of these ids, or all unread ones of a type. */
    find: (memberId: number, now: number, filter: LetterFilter): LetterRow[] =>
      orm
        .select({ letter: letters, marked: letterMarks.letterId })
        .from(letters)
        .leftJoin(letterMarks, mark(memberId))
        .where(visible(memberId, now, filter))
        .orderBy(desc(letters.createdAt), desc(letters.id))
        .all()
        .map(shown),
    page: (
      memberId: number,
      now: number,
      filter: Shape,
      page: { limit: number; offset: number },
    ): LetterRow[] =>
      pageOf(shapeOf(filter))
        .all({ memberId, now, ...page })
        .map(shown),
    count: (memberId: number, now: number, filter: Shape): number =>
      countOf(shapeOf(filter)).get({ memberId, now })!.n,
    unread: (memberId: number, now: number): { type: LetterType; broadcast: boolean; n: number }[] =>
      unreadOf()
        .all({ memberId, now })
        .map(({ type, owner, n }) => ({ type, broadcast: owner === 0, n })),
    markRead: (memberId: number, ids: number[]) => setMarks(memberId, ids, false),
    remove: (memberId: number, ids: number[]) => setMarks(memberId, ids, true),
  }
}
