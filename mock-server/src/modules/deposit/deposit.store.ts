import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { deposits, signalCodes } from './deposit.table.ts'

export type DepositRow = typeof deposits.$inferSelect
export type DepositStore = ReturnType<typeof depositStore>

const OPEN = [0, 1]

export const depositStore = ({ orm }: Db) => ({
  insert: (row: DepositRow) => void orm.insert(deposits).values(row).run(),
  find: (orderNo: string): DepositRow | undefined =>
    orm.select().from(deposits).where(eq(deposits.orderNo, orderNo)).get(),
  change: (orderNo: string, facts: Partial<DepositRow>): DepositRow =>
    orm.update(deposits).set(facts).where(eq(deposits.orderNo, orderNo)).returning().get(),
  /** Orders that wait or are processed. */
  open: (memberId: number): DepositRow[] =>
    orm.select().from(deposits).where(and(eq(deposits.memberId, memberId), inArray(deposits.status, OPEN))).all(),
  list: (memberId: number): DepositRow[] =>
    orm.select().from(deposits).where(eq(deposits.memberId, memberId)).orderBy(desc(deposits.createdAt)).all(),
  processingCents: (memberId: number): number =>
    orm
      .select({ cents: sql<number>`coalesce(sum(${deposits.amountCents}), 0)` })
      .from(deposits)
      .where(and(eq(deposits.memberId, memberId), eq(deposits.status, 1)))
      .get()!.cents,
  payerNames: (memberId: number): string[] =>
    orm
      .selectDistinct({ payerName: deposits.payerName })
      .from(deposits)
      .where(eq(deposits.memberId, memberId))
      .all()
      .map(({ payerName }) => payerName)
      .filter((name) => name !== ''),
  keepSignalCode: (row: typeof signalCodes.$inferSelect) => void orm.insert(signalCodes).values(row).run(),
  signalCode: (code: string) => orm.select().from(signalCodes).where(eq(signalCodes.code, code)).get(),
})
