import { type SQL, and, count, desc, eq, inArray } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Listed } from '../world/span.ts'
import type { Db } from './db.ts'

type Orders = SQLiteTable & Record<'memberId' | 'status' | 'createdAt', SQLiteColumn>

/** The newest rows of a table of orders, and how many there are. */
export const listedOf = <T extends Orders>(
  { orm }: Pick<Db, 'orm'>,
  table: T,
  { memberId, statuses, limit }: Listed,
): { rows: T['$inferSelect'][]; total: number } => {
  const asked: (SQL | undefined)[] = [
    memberId === undefined ? undefined : eq(table.memberId, memberId),
    statuses && inArray(table.status, [...statuses]),
  ]
  const found = orm
    .select({ n: count() })
    .from(table)
    .where(and(...asked))
    .get()
  const rows = orm
    .select()
    .from(table)
    .where(and(...asked))
    .orderBy(desc(table.createdAt))
    .limit(limit)
    .all()
  return { rows, total: found?.n ?? 0 }
}
