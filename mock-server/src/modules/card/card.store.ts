import { and, asc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/db.ts'
import { cards } from './card.table.ts'

export type CardRow = typeof cards.$inferSelect
export type CardKind = CardRow['kind']
export type NewCard = typeof cards.$inferInsert
export type CardStore = ReturnType<typeof cardStore>

export const cardStore = ({ orm, sqlite }: Db) => {
  const list = prepared(sqlite, () =>
    orm
      .select()
      .from(cards)
      .where(eq(cards.memberId, sql.placeholder('memberId')))
      .orderBy(asc(cards.id)),
  )
  return {
    insert: (row: NewCard): CardRow => orm.insert(cards).values(row).returning().get(),
    /** Oldest first. */
    list: (memberId: number): CardRow[] => list.all({ memberId }),
    find: (memberId: number, id: number): CardRow | undefined =>
      orm
        .select()
        .from(cards)
        .where(and(eq(cards.id, id), eq(cards.memberId, memberId)))
        .get(),
    byNumber: (kind: CardKind, number: string): CardRow | undefined =>
      orm
        .select()
        .from(cards)
        .where(and(eq(cards.kind, kind), eq(cards.number, number)))
        .get(),
    choose: (id: number, chosenAt: number) =>
      void orm.update(cards).set({ chosenAt }).where(eq(cards.id, id)).run(),
    remove: (id: number) => void orm.delete(cards).where(eq(cards.id, id)).run(),
  }
}
