import type { LimitKind } from '@app/contract/restraint/limits'
import { and, eq, gte, sql } from 'drizzle-orm'
import { type Db, lazily, lean } from '../../db/db.ts'
import { ownLimits, playDays, realityChecks, rests } from './restraint.table.ts'

export type RestraintStore = ReturnType<typeof restraintStore>
export type LimitRow = typeof ownLimits.$inferSelect
export type RestRow = typeof rests.$inferSelect
export type PlayDayRow = typeof playDays.$inferSelect

export const restraintStore = ({ orm, sqlite }: Db) => {
  const limits = lazily(() =>
    orm
      .select()
      .from(ownLimits)
      .where(eq(ownLimits.memberId, sql.placeholder('memberId')))
      .prepare(),
  )
  const rest = lean<[kind: RestRow['kind'], since: number, until: number]>(sqlite, () =>
    orm
      .select({ kind: rests.kind, since: rests.since, until: rests.until })
      .from(rests)
      .where(eq(rests.memberId, sql.placeholder('memberId'))),
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
    rest: (memberId: number): RestRow | undefined => {
      const row = rest.first({ memberId })
      return row && { memberId, kind: row[0], since: row[1], until: row[2] }
    },
    setRest: (row: RestRow) =>
      void orm.insert(rests).values(row).onConflictDoUpdate({ target: rests.memberId, set: row }).run(),
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
