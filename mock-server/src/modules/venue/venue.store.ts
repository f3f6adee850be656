import { eq, lte, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/db.ts'
import { forgetting, rereadable } from '../../db/followers.ts'
import { channelSessions, venueLocks, venueStates } from './venue.table.ts'

export type VenueStore = ReturnType<typeof venueStore>

/** Channel sessions kept at hand. */
const MOST_SESSIONS = 1_000

export const venueStore = ({ orm, sqlite, follow }: Db) => {
  const session = prepared(sqlite, () =>
    orm
      .select()
      .from(channelSessions)
      .where(eq(channelSessions.token, sql.placeholder('token'))),
  )
  // Few rows that every call of a venue asks for.
  const lockKey = (memberId: number, channelCode: string) => `${memberId}|${channelCode}`
  const locks = rereadable(
    follow,
    () =>
      new Map(
        orm
          .select()
          .from(venueLocks)
          .all()
          .map((row) => [lockKey(row.memberId, row.channelCode), row.missingCents]),
      ),
  )
  const states = rereadable(
    follow,
    () =>
      new Map(
        orm
          .select()
          .from(venueStates)
          .all()
          .map((row) => [row.channelCode, row]),
      ),
  )
  /** Never changed once written, so what was read stays true. */
  const sessions = new Map<string, typeof channelSessions.$inferSelect>()
  const opened = forgetting(follow, () => sessions.clear())
  const readSession = (token: string) => {
    const row = session.get({ token })
    if (sessions.size >= MOST_SESSIONS) sessions.clear()
    if (row) sessions.set(token, row)
    return row
  }
  return {
    state: (channelCode: string) => states.get().get(channelCode),
    setState: (row: typeof venueStates.$inferSelect) => {
      orm
        .insert(venueStates)
        .values(row)
        .onConflictDoUpdate({ target: venueStates.channelCode, set: row })
        .run()
      states.forget()
    },
    /** What is missing until the member's money may leave the venue. */
    lockCents: (memberId: number, channelCode: string): number | undefined =>
      locks.get().get(lockKey(memberId, channelCode)),
    setLock: (memberId: number, channelCode: string, missingCents: number) => {
      orm
        .insert(venueLocks)
        .values({ memberId, channelCode, missingCents })
        .onConflictDoUpdate({ target: [venueLocks.memberId, venueLocks.channelCode], set: { missingCents } })
        .run()
      locks.forget()
    },
    openSession: (row: typeof channelSessions.$inferSelect) => {
      orm.insert(channelSessions).values(row).run()
      opened()
    },
    session: (token: string) => sessions.get(token) ?? readSession(token),
    sweepSessions: (now: number) => {
      orm.delete(channelSessions).where(lte(channelSessions.expireAt, now)).run()
      sessions.clear()
    },
  }
}
