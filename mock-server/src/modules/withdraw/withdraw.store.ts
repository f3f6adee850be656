import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { type Db, lazily } from '../../db/db.ts'
import { protections, withdrawals } from './withdraw.table.ts'

export type WithdrawRow = typeof withdrawals.$inferSelect
export type ProtectionRow = typeof protections.$inferSelect
export type WithdrawStore = ReturnType<typeof withdrawStore>

const OPEN = [0, 1]
const PAID = 2
const REFUSED = 3

export const withdrawStore = ({ orm }: Db) => {
  const of = (memberId: number) => eq(withdrawals.memberId, memberId)
  const mine = eq(withdrawals.memberId, sql.placeholder('memberId'))
  const open = lazily(() =>
    orm
      .select()
      .from(withdrawals)
      .where(and(mine, inArray(withdrawals.status, OPEN)))
      .prepare(),
  )
  const list = lazily(() =>
    orm.select().from(withdrawals).where(mine).orderBy(desc(withdrawals.createdAt)).prepare(),
  )
  return {
    insert: (row: WithdrawRow) => void orm.insert(withdrawals).values(row).run(),
    find: (orderNo: string): WithdrawRow | undefined =>
      orm.select().from(withdrawals).where(eq(withdrawals.orderNo, orderNo)).get(),
    change: (orderNo: string, facts: Partial<WithdrawRow>): WithdrawRow =>
      orm.update(withdrawals).set(facts).where(eq(withdrawals.orderNo, orderNo)).returning().get(),
    /** The order in review or being paid: there is one at most. */
    open: (memberId: number): WithdrawRow | undefined => open().get({ memberId }),
    /** Newest first. */
    list: (memberId: number): WithdrawRow[] => list().all({ memberId }),
    /** Of every member, newest first. */
    all: (): WithdrawRow[] => orm.select().from(withdrawals).orderBy(desc(withdrawals.createdAt)).all(),
    /** Orders since then that were not refused. */
    since: (memberId: number, from: number): WithdrawRow[] =>
      orm
        .select()
        .from(withdrawals)
        .where(and(of(memberId), gte(withdrawals.createdAt, from), ne(withdrawals.status, REFUSED)))
        .all(),
    lastPaid: (memberId: number): WithdrawRow | undefined =>
      orm
        .select()
        .from(withdrawals)
        .where(and(of(memberId), eq(withdrawals.status, PAID)))
        .orderBy(desc(withdrawals.createdAt))
        .limit(1)
        .get(),
    protection: (memberId: number): ProtectionRow | undefined =>
      orm.select().from(protections).where(eq(protections.memberId, memberId)).get(),
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
