import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { cards } from './card.table.ts'

export type CardRow = typeof cards.$inferSelect
export type CardKind = CardRow['kind']
export type NewCard = typeof cards.$inferInsert
export type CardStore = ReturnType<typeof cardStore>

export const cardStore = ({ orm }: Db) => ({
  insert: (row: NewCard): CardRow => orm.insert(cards).values(row).returning().get(),
  /** Oldest first. */
  list: (memberId: number): CardRow[] =>
    orm.select().from(cards).where(eq(cards.memberId, memberId)).orderBy(asc(cards.id)).all(),
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
})
