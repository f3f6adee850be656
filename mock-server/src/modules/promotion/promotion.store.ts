import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { exchanges, participations } from './promotion.table.ts'

export type Participation = typeof participations.$inferSelect
export type ExchangeRow = typeof exchanges.$inferSelect
export type PromotionStore = ReturnType<typeof promotionStore>

export const promotionStore = ({ orm }: Db) => ({
  insert: (row: Omit<Participation, 'id'>) => void orm.insert(participations).values(row).run(),
  /** What a member did in an activity, oldest first. */
  of: (memberId: number, activityId: string): Participation[] =>
    orm
      .select()
      .from(participations)
      .where(and(eq(participations.memberId, memberId), eq(participations.activityId, activityId)))
      .orderBy(participations.id)
      .all(),
  joiners: (activityId: string): Participation[] =>
    orm
      .select()
      .from(participations)
      .where(and(eq(participations.activityId, activityId), eq(participations.verb, 'join')))
      .orderBy(participations.id)
      .all(),
  /** The last rewards of everybody that were worth something. */
  winners: (activityId: string, limit: number): Participation[] =>
    orm
      .select()
      .from(participations)
      .where(
        and(
          eq(participations.activityId, activityId),
          eq(participations.verb, 'reward'),
          gt(participations.cents, 0),
        ),
      )
      .orderBy(desc(participations.id))
      .limit(limit)
      .all(),
  byOrder: (orderNo: string): Participation | undefined =>
    orm.select().from(participations).where(eq(participations.orderNo, orderNo)).get(),
  exchange: (row: ExchangeRow) => void orm.insert(exchanges).values(row).run(),
  sold: (giftId: string): number =>
    orm.select({ n: count() }).from(exchanges).where(eq(exchanges.giftId, giftId)).get()!.n,
  boughtBy: (memberId: number): ExchangeRow[] =>
    orm.select().from(exchanges).where(eq(exchanges.memberId, memberId)).all(),
})
