import { and, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/db.ts'
import { listedOf } from '../../db/listed.ts'
import type { Listed, Span } from '../../world/span.ts'
import { protections, withdrawals } from './withdraw.table.ts'

export type WithdrawRow = typeof withdrawals.$inferSelect
export type ProtectionRow = typeof protections.$inferSelect
export type WithdrawStore = ReturnType<typeof withdrawStore>

const OPEN = [0, 1]
const PAID = 2
const REFUSED = 3

export const withdrawStore = ({ orm, sqlite }: Db) => {
  const mine = eq(withdrawals.memberId, sql.placeholder('memberId'))
  const open = prepared(sqlite, () =>
    orm
      .select()
      .from(withdrawals)
      .where(and(mine, inArray(withdrawals.status, OPEN))),
  )
  const between = prepared(sqlite, () =>
    orm
      .select()
      .from(withdrawals)
      .where(
        and(
          mine,
          gte(withdrawals.createdAt, sql.placeholder('from')),
          lt(withdrawals.createdAt, sql.placeholder('until')),
        ),
      )
      .orderBy(desc(withdrawals.createdAt)),
  )
  const lastPaid = prepared(sqlite, () =>
    orm
      .select()
      .from(withdrawals)
      .where(and(mine, eq(withdrawals.status, PAID)))
      .orderBy(desc(withdrawals.createdAt))
      .limit(1),
  )
  const since = prepared(sqlite, () =>
    orm
      .select()
      .from(withdrawals)
      .where(and(mine, gte(withdrawals.createdAt, sql.placeholder('from')), ne(withdrawals.status, REFUSED))),
  )
  const protection = prepared(sqlite, () =>
    orm
      .select()
      .from(protections)
      .where(eq(protections.memberId, sql.placeholder('memberId'))),
  )
  return {
    insert: (row: WithdrawRow) => void orm.insert(withdrawals).values(row).run(),
    find: (orderNo: string): WithdrawRow | undefined =>
      orm.select().from(withdrawals).where(eq(withdrawals.orderNo, orderNo)).get(),
    change: (orderNo: string, facts: Partial<WithdrawRow>): WithdrawRow =>
      orm.update(withdrawals).set(facts).where(eq(withdrawals.orderNo, orderNo)).returning().get(),
    /** The order in review or being paid: there is one at most. */
    open: (memberId: number): WithdrawRow | undefined => open.get({ memberId }),
    /** Made in a span, newest first. */
    between: (memberId: number, span: Span): WithdrawRow[] => between.all({ memberId, ...span }),
    /** Newest first. */
    listed: (asked: Listed) => listedOf({ orm }, withdrawals, asked),
    /** Orders since then that were not refused. */
    since: (memberId: number, from: number): WithdrawRow[] => since.all({ memberId, from }),
    lastPaid: (memberId: number): WithdrawRow | undefined => lastPaid.get({ memberId }),
    protection: (memberId: number): ProtectionRow | undefined => protection.get({ memberId }),
    setProtection: (row: ProtectionRow) =>
      void orm
        .insert(protections)
        .values(row)
        .onConflictDoUpdate({ target: protections.memberId, set: row })
        .run(),
    dropProtection: (memberId: number) =>
      void orm.delete(protections).where(eq(protections.memberId, memberId)).run(),
  }
}
