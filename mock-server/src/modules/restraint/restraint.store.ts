import { and, eq, gte, sql } from 'drizzle-orm'
import { type Db, lazily, prepared } from '../../db/db.ts'
import { rereadable } from '../../db/followers.ts'
import { limitReviews, ownLimits, playDays, realityChecks, rests } from './restraint.table.ts'

export type RestraintStore = ReturnType<typeof restraintStore>
export type LimitRow = typeof ownLimits.$inferSelect
export type RestRow = typeof rests.$inferSelect
export type PlayDayRow = typeof playDays.$inferSelect

export const restraintStore = ({ orm, sqlite, follow }: Db) => {
  const limits = prepared(sqlite, () =>
    orm
      .select()
      .from(ownLimits)
      .where(eq(ownLimits.memberId, sql.placeholder('memberId'))),
  )
  const reviewed = prepared(sqlite, () =>
    orm
      .select()
      .from(limitReviews)
      .where(eq(limitReviews.memberId, sql.placeholder('memberId'))),
  )
  const reality = prepared(sqlite, () =>
    orm
      .select()
      .from(realityChecks)
      .where(eq(realityChecks.memberId, sql.placeholder('memberId'))),
  )
  const myDays = eq(playDays.memberId, sql.placeholder('memberId'))
  const playDay = prepared(sqlite, () =>
    orm
      .select()
      .from(playDays)
      .where(and(myDays, eq(playDays.day, sql.placeholder('day')))),
  )
  const playDaysFrom = prepared(sqlite, () =>
    orm
      .select()
      .from(playDays)
      .where(and(myDays, gte(playDays.day, sql.placeholder('from')))),
  )
  const keepPlayDay = lazily(() =>
    sqlite.prepare<[PlayDayRow]>(
      `INSERT INTO play_days (member_id, day, played_ms, seen_at) VALUES (@memberId, @day, @playedMs, @seenAt)
       ON CONFLICT DO UPDATE SET played_ms = excluded.played_ms, seen_at = excluded.seen_at`,
    ),
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
    limits: (memberId: number): LimitRow[] => limits.all({ memberId }),
    setLimit: (row: LimitRow) =>
      void orm
        .insert(ownLimits)
        .values(row)
        .onConflictDoUpdate({ target: [ownLimits.memberId, ownLimits.kind, ownLimits.span], set: row })
        .run(),
    reviewedAt: (memberId: number): number | null => reviewed.get({ memberId })?.at ?? null,
    review: (row: typeof limitReviews.$inferInsert) =>
      void orm
        .insert(limitReviews)
        .values(row)
        .onConflictDoUpdate({ target: limitReviews.memberId, set: row })
        .run(),
    rest: (memberId: number): RestRow | undefined => resting.get().get(memberId),
    setRest: (row: RestRow) => {
      orm.insert(rests).values(row).onConflictDoUpdate({ target: rests.memberId, set: row }).run()
      resting.forget()
    },
    reality: (memberId: number): number => reality.get({ memberId })?.minutes ?? 0,
    setReality: (memberId: number, minutes: number) =>
      void orm
        .insert(realityChecks)
        .values({ memberId, minutes })
        .onConflictDoUpdate({ target: realityChecks.memberId, set: { minutes } })
        .run(),
    playDay: (memberId: number, day: number): PlayDayRow | undefined => playDay.get({ memberId, day }),
    playDays: (memberId: number, from: number): PlayDayRow[] => playDaysFrom.all({ memberId, from }),
    keepPlayDay: (row: PlayDayRow) => void keepPlayDay().run(row),
  }
}
