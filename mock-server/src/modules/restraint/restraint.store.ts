import type { LimitKind } from '@app/contract/restraint/limits'
import { and, eq, gte, sql } from 'drizzle-orm'
import { type Db, lazily } from '../../db/db.ts'
import { rereadable } from '../../db/followers.ts'
import { ownLimits, playDays, realityChecks, rests } from './restraint.table.ts'

export type RestraintStore = ReturnType<typeof restraintStore>
export type LimitRow = typeof ownLimits.$inferSelect
export type RestRow = typeof rests.$inferSelect
export type PlayDayRow = typeof playDays.$inferSelect

export const restraintStore = ({ orm, follow }: Db) => {
  const limits = lazily(() =>
    orm
      .select()
      .from(ownLimits)
      .where(eq(ownLimits.memberId, sql.placeholder('memberId')))
      .prepare(),
  )
  /** Few rest, and every verb of money asks whether its member does. */
  const resting = rereadable(
    follow,
    () =>
      new Map(
        orm
          .select()
          .from(rests)
          .all()
          .map((row) => [row.memberId, row]),
      ),
  )
  return {
    limits: (memberId: number): LimitRow[] => limits().all({ memberId }),
    setLimit: (row: LimitRow) =>
      void orm
        .insert(ownLimits)
        .values(row)
        .onConflictDoUpdate({ target: [ownLimits.memberId, ownLimits.kind], set: row })
        .run(),
    dropPending: (memberId: number, kind: LimitKind) =>
      void orm
        .update(ownLimits)
        .set({ pendingValue: null, pendingFrom: null })
        .where(and(eq(ownLimits.memberId, memberId), eq(ownLimits.kind, kind)))
        .run(),
    rest: (memberId: number): RestRow | undefined => resting.get().get(memberId),
    setRest: (row: RestRow) => {
      orm.insert(rests).values(row).onConflictDoUpdate({ target: rests.memberId, set: row }).run()
      resting.forget()
    },
    reality: (memberId: number): number =>
      orm.select().from(realityChecks).where(eq(realityChecks.memberId, memberId)).get()?.minutes ?? 0,
    setReality: (memberId: number, minutes: number) =>
      void orm
        .insert(realityChecks)
        .values({ memberId, minutes })
        .onConflictDoUpdate({ target: realityChecks.memberId, set: { minutes } })
        .run(),
    playDay: (memberId: number, day: number): PlayDayRow | undefined =>
      orm
        .select()
        .from(playDays)
        .where(and(eq(playDays.memberId, memberId), eq(playDays.day, day)))
        .get(),
    playDays: (memberId: number, from: number): PlayDayRow[] =>
      orm
        .select()
        .from(playDays)
        .where(and(eq(playDays.memberId, memberId), gte(playDays.day, from)))
        .all(),
    keepPlayDay: (row: PlayDayRow) =>
      void orm
        .insert(playDays)
        .values(row)
        .onConflictDoUpdate({ target: [playDays.memberId, playDays.day], set: row })
        .run(),
  }
}
