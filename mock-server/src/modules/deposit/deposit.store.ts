import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Db, lazily } from '../../db/db.ts'
import { deposits, signalCodes } from './deposit.table.ts'

export type DepositRow = typeof deposits.$inferSelect
export type DepositStore = ReturnType<typeof depositStore>

const OPEN = [0, 1]

export const depositStore = ({ orm }: Db) => {
  const mine = eq(deposits.memberId, sql.placeholder('memberId'))
  const find = lazily(() =>
    orm
      .select()
      .from(deposits)
      .where(eq(deposits.orderNo, sql.placeholder('orderNo')))
      .prepare(),
  )
  const open = lazily(() =>
    orm
      .select()
      .from(deposits)
      .where(and(mine, inArray(deposits.status, OPEN)))
      .prepare(),
  )
  const list = lazily(() =>
    orm.select().from(deposits).where(mine).orderBy(desc(deposits.createdAt)).prepare(),
  )
  const processing = lazily(() =>
    orm
      .select({ cents: sql<number>`coalesce(sum(${deposits.amountCents}), 0)` })
      .from(deposits)
      .where(and(mine, eq(deposits.status, 1)))
      .prepare(),
  )
  return {
    insert: (row: DepositRow) => void orm.insert(deposits).values(row).run(),
    find: (orderNo: string): DepositRow | undefined => find().get({ orderNo }),
    change: (orderNo: string, facts: Partial<DepositRow>): DepositRow =>
      orm.update(deposits).set(facts).where(eq(deposits.orderNo, orderNo)).returning().get(),
    /** Orders that wait or are processed. */
    open: (memberId: number): DepositRow[] => open().all({ memberId }),
    list: (memberId: number): DepositRow[] => list().all({ memberId }),
    /** Of every member, newest first. */
    all: (): DepositRow[] => orm.select().from(deposits).orderBy(desc(deposits.createdAt)).all(),
    processingCents: (memberId: number): number => processing().get({ memberId })!.cents,
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
  }
}
