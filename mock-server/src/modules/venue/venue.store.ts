import { and, eq, lte, sql } from 'drizzle-orm'
import { type Db, lazily, lean } from '../../db/db.ts'
import { channelSessions, venueLocks, venueStates } from './venue.table.ts'

export type VenueStore = ReturnType<typeof venueStore>

/** Channel sessions kept at hand. */
const MOST_SESSIONS = 1_000

export const venueStore = ({ orm, sqlite }: Db) => {
  const session = lazily(() =>
    orm
      .select()
      .from(channelSessions)
      .where(eq(channelSessions.token, sql.placeholder('token')))
      .prepare(),
  )
  const states = lazily(() => orm.select().from(venueStates).prepare())
  const lock = lean<[missingCents: number]>(sqlite, () =>
    orm
      .select({ missingCents: venueLocks.missingCents })
      .from(venueLocks)
      .where(
        and(
          eq(venueLocks.memberId, sql.placeholder('memberId')),
          eq(venueLocks.channelCode, sql.placeholder('channelCode')),
        ),
      ),
  )
  /** A handful of rows that every call of a venue asks for: read once, and again after a change. */
  let known: Map<string, typeof venueStates.$inferSelect> | undefined
  const statesByCode = () =>
    (known ??= new Map(
      states()
        .all()
        .map((row) => [row.channelCode, row]),
    ))
  /** Never changed once written, so what was read stays true. */
  const sessions = new Map<string, typeof channelSessions.$inferSelect>()
  const readSession = (token: string) => {
    const row = session().get({ token })
    if (sessions.size >= MOST_SESSIONS) sessions.clear()
    if (row) sessions.set(token, row)
    return row
  }
  return {
    state: (channelCode: string) => statesByCode().get(channelCode),
    setState: (row: typeof venueStates.$inferSelect) => {
      orm
        .insert(venueStates)
        .values(row)
        .onConflictDoUpdate({ target: venueStates.channelCode, set: row })
        .run()
      known = undefined
    },
    /** What is missing until the member's money may leave the venue. */
    lockCents: (memberId: number, channelCode: string): number | undefined =>
      lock.first({ memberId, channelCode })?.[0],
    setLock: (memberId: number, channelCode: string, missingCents: number) =>
      void orm
        .insert(venueLocks)
        .values({ memberId, channelCode, missingCents })
        .onConflictDoUpdate({ target: [venueLocks.memberId, venueLocks.channelCode], set: { missingCents } })
        .run(),
    openSession: (row: typeof channelSessions.$inferSelect) =>
      void orm.insert(channelSessions).values(row).run(),
    session: (token: string) => sessions.get(token) ?? readSession(token),
    sweepSessions: (now: number) => {
      orm.delete(channelSessions).where(lte(channelSessions.expireAt, now)).run()
      sessions.clear()
    },
  }
}
