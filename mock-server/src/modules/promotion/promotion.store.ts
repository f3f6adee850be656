import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/db.ts'
import { exchanges, participations } from './promotion.table.ts'

export type Participation = typeof participations.$inferSelect
export type ExchangeRow = typeof exchanges.$inferSelect
export type PromotionStore = ReturnType<typeof promotionStore>

export const promotionStore = ({ orm, sqlite }: Db) => {
  const sold = prepared(sqlite, () =>
    orm
      .select({ n: count() })
      .from(exchanges)
      .where(eq(exchanges.giftId, sql.placeholder('giftId'))),
  )
  const bought = prepared(sqlite, () =>
    orm
      .select()
      .from(exchanges)
      .where(eq(exchanges.memberId, sql.placeholder('memberId'))),
  )
  const inIt = eq(participations.activityId, sql.placeholder('activityId'))
  const of = prepared(sqlite, () =>
    orm
      .select()
      .from(participations)
      .where(and(eq(participations.memberId, sql.placeholder('memberId')), inIt))
      .orderBy(participations.id),
  )
  const winners = prepared(sqlite, () =>
    orm
      .select()
      .from(participations)
      .where(and(inIt, eq(participations.verb, 'reward'), gt(participations.cents, 0)))
      .orderBy(desc(participations.at), desc(participations.id))
      .limit(sql.placeholder('limit')),
  )
  const byOrder = prepared(sqlite, () =>
    orm
      .select()
      .from(participations)
      .where(eq(participations.orderNo, sql.placeholder('orderNo'))),
  )
  return {
    insert: (row: Omit<Participation, 'id'>) => void orm.insert(participations).values(row).run(),
    /** What a member did in an activity, oldest first. */
    of: (memberId: number, activityId: string): Participation[] => of.all({ memberId, activityId }),
    /** The last rewards of everybody that were worth something. */
    winners: (activityId: string, limit: number): Participation[] => winners.all({ activityId, limit }),
    byOrder: (orderNo: string): Participation | undefined => byOrder.get({ orderNo }),
    exchange: (row: ExchangeRow) => void orm.insert(exchanges).values(row).run(),
    sold: (giftId: string): number => sold.get({ giftId })!.n,
    boughtBy: (memberId: number): ExchangeRow[] => bought.all({ memberId }),
  }
}
