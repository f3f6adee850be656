import { and, eq, sql } from 'drizzle-orm'
import { type Db, lazily } from '../../db/db.ts'
import { channelSessions, venueLocks, venueStates } from './venue.table.ts'

export type VenueStore = ReturnType<typeof venueStore>

export const venueStore = ({ orm }: Db) => {
  const session = lazily(() =>
    orm
      .select()
      .from(channelSessions)
      .where(eq(channelSessions.token, sql.placeholder('token')))
      .prepare(),
  )
  const state = lazily(() =>
    orm
      .select()
      .from(venueStates)
      .where(eq(venueStates.channelCode, sql.placeholder('channelCode')))
      .prepare(),
  )
  const states = lazily(() => orm.select().from(venueStates).prepare())
  const lock = lazily(() =>
    orm
      .select()
      .from(venueLocks)
      .where(
        and(
          eq(venueLocks.memberId, sql.placeholder('memberId')),
          eq(venueLocks.channelCode, sql.placeholder('channelCode')),
        ),
      )
      .prepare(),
  )
  return {
    state: (channelCode: string) => state().get({ channelCode }),
    states: () => states().all(),
    setState: (row: typeof venueStates.$inferSelect) =>
      void orm
        .insert(venueStates)
        .values(row)
        .onConflictDoUpdate({ target: venueStates.channelCode, set: row })
        .run(),
    lock: (memberId: number, channelCode: string) => lock().get({ memberId, channelCode }),
    setLock: (memberId: number, channelCode: string, missingCents: number) =>
      void orm
        .insert(venueLocks)
        .values({ memberId, channelCode, missingCents })
        .onConflictDoUpdate({ target: [venueLocks.memberId, venueLocks.channelCode], set: { missingCents } })
        .run(),
    openSession: (row: typeof channelSessions.$inferSelect) =>
      void orm.insert(channelSessions).values(row).run(),
    session: (token: string) => session().get({ token }),
  }
}
