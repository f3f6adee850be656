import { and, desc, eq, gte, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { type Db, keyed, lazily } from '../../db/db.ts'
import { forgetting, keptPerMember } from '../../db/followers.ts'
import { onceOf } from '../../world/once.ts'
import { INVITING } from './letter.rules.ts'
import { letterMarks, letters } from './letter.table.ts'

export type LetterType = (typeof letters.$inferSelect)['type']
export type NewLetter = typeof letters.$inferInsert
export type LetterRow = typeof letters.$inferSelect & { read: boolean }
export interface LetterFilter {
  type?: LetterType | undefined
  unreadOnly?: boolean
  /** Without those that invite to play (UN-32). */
  isResting?: boolean
  ids?: number[]
}
type Shape = Pick<LetterFilter, 'type' | 'unreadOnly' | 'isResting'>
const shapeOf = ({ type, unreadOnly = false, isResting = false }: Shape) =>
  `${type ?? ''}${unreadOnly ? '!' : ''}${isResting ? '~' : ''}`
export type LetterStore = ReturnType<typeof letterStore>

const placed = { memberId: sql.placeholder('memberId'), since: sql.placeholder('since') }
const THROWN_AWAY = 1
const EVERYONE = 0
/** Letters of a world kept at hand, some 300 bytes each. */
const MOST_TEXTS = 2_000
/** What the member did with a letter: null is nothing. A look-up per letter takes SQLite half as long as the join. */
const marked = sql<number | null>`(select ${letterMarks.deleted} from ${letterMarks}
  where ${letterMarks.memberId} = ${placed.memberId} and ${letterMarks.letterId} = ${letters.id})`

/** Its number, what the member did with it, from when it is there, of which type and to whom. */
type Listed = [id: number, mark: number | null, createdAt: number, type: LetterType, owner: number]
type Whole = typeof letters.$inferSelect
/** In the order of `byIds`. */
type Cells = [
  Whole['id'],
  Whole['memberId'],
  Whole['type'],
  string,
  string,
  string,
  string,
  Whole['createdAt'],
]
const rowsOf = ([id, memberId, type, title, content, linkRoute, linkId, createdAt]: Cells) => {
  const whole = { id, memberId, type, title, content, linkRoute, linkId, createdAt }
  return { unread: { ...whole, read: false }, read: { ...whole, read: true } }
}

interface LetterCount {
  type: LetterType
  broadcast: boolean
  n: number
}
/** How many letters there are from a place of a list on. */
const countedFrom = onceOf((list: readonly Listed[]) =>
  keyed((out: number): LetterCount[] => {
    const counts = new Map<string, LetterCount>()
    for (const [, , , type, owner] of list.slice(out)) {
      const key = `${type}${owner}`
      const found = counts.get(key)
      if (found) found.n += 1
      else counts.set(key, { type, broadcast: owner === EVERYONE, n: 1 })
    }
    return [...counts.values()]
  }),
)

/** `sinceOf`: from when on broadcasts are for the member too. */
export const letterStore = (db: Db, sinceOf: (memberId: number) => number) => {
  const { orm, follow } = db
  /** Two ranges of one index: a single condition on the owner would go through every broadcast of before. */
  const addressed = (memberId: number | typeof placed.memberId, since: number | typeof placed.since) =>
    or(eq(letters.memberId, memberId), and(eq(letters.memberId, EVERYONE), gte(letters.createdAt, since)))
  const mark = (memberId: number) =>
    and(eq(letterMarks.letterId, letters.id), eq(letterMarks.memberId, memberId))
  /** Letters of the member and broadcasts, as far as they are out and not thrown away. */
  const visible = (memberId: number, now: number, { type, unreadOnly, isResting, ids }: LetterFilter) =>
    and(
      addressed(memberId, sinceOf(memberId)),
      lte(letters.createdAt, now),
      or(isNull(letterMarks.letterId), eq(letterMarks.deleted, false)),
      unreadOnly ? isNull(letterMarks.letterId) : undefined,
      type ? eq(letters.type, type) : undefined,
      isResting ? notInArray(letters.type, [...INVITING]) : undefined,
      ids ? inArray(letters.id, ids) : undefined,
    )
  const setMarks = (memberId: number, ids: number[], deleted: boolean) => {
    if (ids.length === 0) return
    changedFor(memberId)
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
    const type = shape.replaceAll(/[!~]/g, '')
    return {
      type: (type || undefined) as LetterType | undefined,
      unreadOnly: shape.includes('!'),
      isResting: shape.includes('~'),
    }
  }
  const idsOf = keyed((shape: string) => {
    const { type, isResting } = filterOf(shape)
    return orm
      .select({
        id: letters.id,
        marked,
        createdAt: letters.createdAt,
        type: letters.type,
        owner: letters.memberId,
      })
      .from(letters)
      .where(
        and(
          addressed(placed.memberId, placed.since),
          type && eq(letters.type, type),
          isResting ? notInArray(letters.type, [...INVITING]) : undefined,
        ),
      )
      .orderBy(desc(letters.createdAt), desc(letters.id))
      .prepare()
  })
  /** Titles and contents stay out of the sorting: only those of the page are read. */
  const byIds = lazily(() =>
    orm
      .select({
        id: letters.id,
        memberId: letters.memberId,
        type: letters.type,
        title: letters.title,
        content: letters.content,
        linkRoute: letters.linkRoute,
        linkId: letters.linkId,
        createdAt: letters.createdAt,
      })
      .from(letters)
      .where(sql`${letters.id} in (select value from json_each(${sql.placeholder('ids')}))`)
      .prepare(),
  )
  /** A letter is never changed once it is written, so what was read of it stays true; only the marks are asked again. */
  const texts = new Map<number, ReturnType<typeof rowsOf>>()
  const readMissing = (ids: readonly number[]) => {
    const missing = ids.filter((id) => !texts.has(id))
    if (missing.length === 0) return
    if (texts.size > MOST_TEXTS) {
      texts.clear()
      return readMissing(ids)
    }
    for (const cells of byIds().values({ ids: JSON.stringify(missing) }) as Cells[])
      texts.set(cells[0], rowsOf(cells))
  }
  /** What a member has of each shape, newest first, those to come included: read once, and again after a change. */
  const lists = keptPerMember<Listed[]>(db)
  const changed = forgetting(follow, () => texts.clear())
  const changedFor = (memberId: number) => {
    changed()
    if (memberId === EVERYONE) lists.forgetAll()
    else lists.forget(memberId)
  }
  const readList = (memberId: number, filter: Shape): Listed[] =>
    (idsOf(shapeOf(filter)).values({ memberId, since: sinceOf(memberId) }) as Listed[]).filter(
      ([, mark]) => mark === null || (!filter.unreadOnly && mark !== THROWN_AWAY),
    )
  /** As many of them are yet to come. */
  const listOf = (memberId: number, filter: Shape, now: number) => {
    const list = lists.get(memberId, shapeOf(filter), () => readList(memberId, filter))
    const toCome = list.findIndex(([, , createdAt]) => createdAt <= now)
    return { list, out: toCome < 0 ? list.length : toCome }
  }
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
    insert: (letter: NewLetter): number => {
      changedFor(letter.memberId)
      return orm.insert(letters).values(letter).returning({ id: letters.id }).get().id
    },
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
    /** The same letter, read or not, is always the same object. */
    page: (
      memberId: number,
      now: number,
      filter: Shape,
      { limit, offset }: { limit: number; offset: number },
    ): { rows: LetterRow[]; total: number } => {
      const { list, out } = listOf(memberId, filter, now)
      const page = list.slice(out + offset, out + offset + limit)
      readMissing(page.map(([id]) => id))
      return {
        rows: page.map(([id, mark]) => texts.get(id)![mark === null ? 'unread' : 'read']),
        total: list.length - out,
      }
    },
    unread: (memberId: number, now: number, isResting: boolean): readonly LetterCount[] => {
      const { list, out } = listOf(memberId, { unreadOnly: true, isResting }, now)
      return countedFrom(list)(out)
    },
    markRead: (memberId: number, ids: number[]) => setMarks(memberId, ids, false),
    remove: (memberId: number, ids: number[]) => setMarks(memberId, ids, true),
  }
}
