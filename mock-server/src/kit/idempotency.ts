import { primitives } from '@app/contract/kit/primitives'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { lean } from '../db/db.ts'
import type { World } from '../world/world.ts'
import { firstAnswers, spentRequests } from '../world/world.table.ts'

/** What a request id is refused with, by how it stands: `closed` arrived after its sender was told that it never would. */
export const UNREPEATED = {
  closed: {
    message: '该请求已按未提交处理，请重新提交',
    reason: 'this request id came after its sender was told that it never would',
  },
  spent: {
    message: '该请求早已处理，请在记录中查看，不要重复提交',
    reason: 'this request id was answered long ago, and its answer is no longer kept',
  },
  other: {
    message: '同一请求编号的内容不一致',
    reason: 'this request id was used with another body',
  },
}

/** What became of a request id: answered, done long ago, or closed by whoever asked before it arrived. */
export type Former = { state: 'done'; data: unknown; isSame(body: string): boolean } | 'spent' | 'closed'

/** A request of a member; `verb` is the call's path, and of a call that carries many the method. */
export interface RequestKey {
  memberId: number
  verb: string
  requestId: string
}

export interface FirstAnswers {
  find(key: RequestKey): Former | undefined
  keep(key: RequestKey, body: string, data: unknown): void
  /** What became of it, for whoever never heard. A request that hasn't arrived by now is closed: it comes to nothing. */
  settle(key: RequestKey): { state: 'done' | 'never'; data: unknown }
  /** Forgets the answers given before then, and what was closed; an id that moved money is known for ever. */
  sweep(before: number): void
}

/** The row of a request that was asked about before it arrived has no body. */
const CLOSED = ''

const utf8 = new TextEncoder()
const hash = (body: string) => primitives().toBase64url(primitives().sha256(utf8.encode(body)))

/** A repeated request id of a money verb returns the first answer and moves nothing twice. */
export const openFirstAnswers = (world: World): FirstAnswers => {
  const { orm, sqlite } = world.db
  const at = {
    memberId: sql.placeholder('memberId'),
    path: sql.placeholder('verb'),
    requestId: sql.placeholder('requestId'),
  }
  const select = lean<[bodyHash: string, data: string]>(sqlite, () =>
    orm
      .select({ bodyHash: firstAnswers.bodyHash, data: firstAnswers.data })
      .from(firstAnswers)
      .where(
        and(
          eq(firstAnswers.memberId, at.memberId),
          eq(firstAnswers.path, at.path),
          eq(firstAnswers.requestId, at.requestId),
        ),
      ),
  )
  const selectSpent = lean<[memberId: number]>(sqlite, () =>
    orm
      .select({ memberId: spentRequests.memberId })
      .from(spentRequests)
      .where(
        and(
          eq(spentRequests.memberId, at.memberId),
          eq(spentRequests.path, at.path),
          eq(spentRequests.requestId, at.requestId),
        ),
      ),
  )
  const insert = lean(sqlite, () =>
    orm.insert(firstAnswers).values({
      ...at,
      bodyHash: sql.placeholder('bodyHash'),
      data: sql.placeholder('data'),
      at: sql.placeholder('at'),
    }),
  )
  const write = (key: RequestKey, bodyHash: string, data: unknown) =>
    void insert.run({ ...key, bodyHash, data: JSON.stringify(data ?? null), at: world.clock.now() })

  const find: FirstAnswers['find'] = (key) => {
    const row = select.first({ ...key })
    if (!row) return selectSpent.first({ ...key }) && 'spent'
    const [bodyHash, data] = row
    if (bodyHash === CLOSED) return 'closed'
    return { state: 'done', data: JSON.parse(data), isSame: (body) => bodyHash === hash(body) }
  }
  return {
    find,
    keep: (key, body, data) => write(key, hash(body), data),
    settle: (key) => {
      const former = find(key)
      if (former === undefined) write(key, CLOSED, null)
      if (former === undefined || former === 'closed') return { state: 'never', data: null }
      return { state: 'done', data: former === 'spent' ? null : former.data }
    },
    sweep: (before) => {
      const { memberId, path, requestId } = firstAnswers
      const isOld = lt(firstAnswers.at, before)
      orm
        .insert(spentRequests)
        .select(
          orm
            .select({ memberId, path, requestId })
            .from(firstAnswers)
            .where(and(isOld, ne(firstAnswers.bodyHash, CLOSED))),
        )
        .onConflictDoNothing()
        .run()
      orm.delete(firstAnswers).where(isOld).run()
    },
  }
}
