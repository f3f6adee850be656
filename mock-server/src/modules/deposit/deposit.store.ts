import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { type Db, lazily, prepared } from '../../db/db.ts'
import { listedOf } from '../../db/listed.ts'
import type { Listed, Span } from '../../world/span.ts'
import { deposits, signalCodes } from './deposit.table.ts'

export type DepositRow = typeof deposits.$inferSelect
export type DepositStore = ReturnType<typeof depositStore>

/** Orders whose payers are remembered. */
const REMEMBERED = 50

export const depositStore = ({ orm, sqlite }: Db) => {
  const isOpen = sql`${deposits.status} in (0, 1)`
  const mine = eq(deposits.memberId, sql.placeholder('memberId'))
  const find = prepared(sqlite, () =>
    orm
      .select()
      .from(deposits)
      .where(eq(deposits.orderNo, sql.placeholder('orderNo'))),
  )
  const open = prepared(sqlite, () => orm.select().from(deposits).where(and(mine, isOpen)))
  const at = (name: string) => sql.placeholder(name)
  const between = prepared(sqlite, () =>
    orm
      .select()
      .from(deposits)
      .where(and(mine, gte(deposits.createdAt, at('from')), lt(deposits.createdAt, at('until'))))
      .orderBy(desc(deposits.createdAt), desc(deposits.orderNo)),
  )
  /** Spelled as the index of what was credited is. */
  const done = sql`${deposits.status} = 2`
  const sum = { at: sql<number>`${deposits.finishedAt}`, cents: deposits.amountCents }
  const creditedFrom = prepared(sqlite, () =>
    orm
      .select(sum)
      .from(deposits)
      .where(and(mine, done, gte(deposits.finishedAt, at('from'))))
      .orderBy(deposits.finishedAt),
  )
  const firstCredited = prepared(sqlite, () =>
    orm
      .select(sum)
      .from(deposits)
      .where(and(mine, done, gte(deposits.finishedAt, at('from')), gte(deposits.amountCents, at('least'))))
      .orderBy(deposits.finishedAt)
      .limit(1),
  )
  const payers = prepared(sqlite, () =>
    orm
      .select({ payerName: deposits.payerName })
      .from(deposits)
      .where(mine)
      .orderBy(desc(deposits.createdAt))
      .limit(REMEMBERED),
  )
  const firstOf = lazily(() =>
    sqlite.prepare<[object], { memberId: number; at: number }>(
      `SELECT member_id AS memberId, min(finished_at) AS at FROM deposits
       WHERE member_id IN (SELECT value FROM json_each(@memberIds)) AND status = 2 AND amount_cents >= @least
       GROUP BY member_id`,
    ),
  )
  const processing = prepared(sqlite, () =>
    orm
      .select({ cents: sql<number>`coalesce(sum(${deposits.amountCents}), 0)` })
      .from(deposits)
      .where(and(mine, isOpen, eq(deposits.status, 1))),
  )
  return {
    insert: (row: DepositRow) => void orm.insert(deposits).values(row).run(),
    find: (orderNo: string): DepositRow | undefined => find.get({ orderNo }),
    change: (orderNo: string, facts: Partial<DepositRow>): DepositRow =>
      orm.update(deposits).set(facts).where(eq(deposits.orderNo, orderNo)).returning().get(),
    /** Orders that wait or are processed. */
    open: (memberId: number): DepositRow[] => open.all({ memberId }),
    /** Made in a span, newest first. */
    between: (memberId: number, span: Span): DepositRow[] => between.all({ memberId, ...span }),
    /** Money that came, by the moment when it did. */
    credited: {
      since: (memberId: number, from: number): { at: number; cents: number }[] =>
        creditedFrom.all({ memberId, from }),
      /** The first one from then on that is large enough. */
      first: (memberId: number, { from = 0, least = 0 }): { at: number; cents: number } | undefined =>
        firstCredited.get({ memberId, from, least }),
      /** The moments of the first ones of several members that are large enough. */
      firstOf: (memberIds: readonly number[], least: number): Map<number, number> =>
        new Map(
          firstOf()
            .all({ memberIds: JSON.stringify(memberIds), least })
            .map(({ memberId, at }) => [memberId, at]),
        ),
    },
    /** Newest first. */
    listed: (asked: Listed) => listedOf({ orm }, deposits, asked),
    processingCents: (memberId: number): number => processing.get({ memberId })!.cents,
    /** Of the last orders, each once. */
    payerNames: (memberId: number): string[] => [
      ...new Set(payers.all({ memberId }).flatMap(({ payerName }) => (payerName === '' ? [] : payerName))),
    ],
    keepSignalCode: (row: typeof signalCodes.$inferSelect) => void orm.insert(signalCodes).values(row).run(),
    signalCode: (code: string) => orm.select().from(signalCodes).where(eq(signalCodes.code, code)).get(),
  }
}
