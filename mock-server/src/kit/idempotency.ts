import { primitives } from '@app/contract/kit/primitives'
import { and, eq, lt, sql } from 'drizzle-orm'
import { lean } from '../db/db.ts'
import type { World } from '../world/world.ts'
import { firstAnswers } from '../world/world.table.ts'

export interface FirstAnswers {
  /** The first answer to this request id, 'otherBody' when it was asked with another body, or undefined. */
  find(
    memberId: number,
    path: string,
    requestId: string,
    body: string,
  ): { data: unknown } | 'otherBody' | undefined
  keep(memberId: number, path: string, requestId: string, body: string, data: unknown): void
  /** Forgets what was answered before then. */
  sweep(before: number): void
}

const utf8 = new TextEncoder()
const hash = (body: string) => primitives().toBase64url(primitives().sha256(utf8.encode(body)))

/** A repeated request id of a money verb returns the first answer and moves nothing twice. */
export const openFirstAnswers = (world: World): FirstAnswers => {
  const { orm, sqlite } = world.db
  const select = lean<[bodyHash: string, data: string]>(sqlite, () =>
    orm
      .select({ bodyHash: firstAnswers.bodyHash, data: firstAnswers.data })
      .from(firstAnswers)
      .where(
        and(
          eq(firstAnswers.memberId, sql.placeholder('memberId')),
          eq(firstAnswers.path, sql.placeholder('path')),
          eq(firstAnswers.requestId, sql.placeholder('requestId')),
        ),
      ),
  )
  const insert = lean(sqlite, () =>
    orm.insert(firstAnswers).values({
      memberId: sql.placeholder('memberId'),
      path: sql.placeholder('path'),
      requestId: sql.placeholder('requestId'),
      bodyHash: sql.placeholder('bodyHash'),
      data: sql.placeholder('data'),
      at: sql.placeholder('at'),
    }),
  )
  return {
    find: (memberId, path, requestId, body) => {
      const row = select.first({ memberId, path, requestId })
      if (!row) return undefined
      const [bodyHash, data] = row
      return bodyHash === hash(body) ? { data: JSON.parse(data) } : 'otherBody'
    },
    keep: (memberId, path, requestId, body, data) =>
      void insert.run({
        memberId,
        path,
        requestId,
        bodyHash: hash(body),
        data: JSON.stringify(data),
        at: world.clock.now(),
      }),
    sweep: (before) => void orm.delete(firstAnswers).where(lt(firstAnswers.at, before)).run(),
  }
}
