import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/db.ts'
import { playRounds, playSeeds, playSessions, wonPool } from './play.table.ts'

export type PlayStore = ReturnType<typeof playStore>
export type SeedRow = typeof playSeeds.$inferSelect
export type RoundRow = typeof playRounds.$inferSelect

export const playStore = ({ orm, sqlite }: Db) => {
  const session = prepared(sqlite, () =>
    orm
      .select()
      .from(playSessions)
      .where(eq(playSessions.token, sql.placeholder('token'))),
  )
  const byTicket = prepared(sqlite, () =>
    orm
      .select()
      .from(playRounds)
      .where(eq(playRounds.ticket, sql.placeholder('ticket'))),
  )
  const poolWin = prepared(sqlite, () =>
    orm
      .select({
        memberId: playRounds.memberId,
        at: playRounds.at,
        cents: sql<number>`json_extract(${playRounds.outcome}, '$.pool.cents')`,
      })
      .from(playRounds)
      .where(
        and(
          eq(playRounds.channelCode, sql.placeholder('channelCode')),
          eq(playRounds.gameCode, sql.placeholder('gameCode')),
          wonPool(playRounds.outcome),
        ),
      )
      .orderBy(desc(playRounds.at))
      .limit(1),
  )
  return {
    /** The last round that a game's pool went to. */
    poolWin: (channelCode: string, gameCode: string) => poolWin.get({ channelCode, gameCode }),
    openSession: (row: typeof playSessions.$inferSelect) => void orm.insert(playSessions).values(row).run(),
    session: (token: string) => session.get({ token }),
    sweepSessions: (now: number) =>
      void orm.delete(playSessions).where(lte(playSessions.expireAt, now)).run(),
    endSessions: (memberId: number) =>
      void orm.delete(playSessions).where(eq(playSessions.memberId, memberId)).run(),
    addRound: (row: RoundRow) => void orm.insert(playRounds).values(row).run(),
    round: (memberId: number, roundId: string) =>
      orm
        .select()
        .from(playRounds)
        .where(and(eq(playRounds.memberId, memberId), eq(playRounds.roundId, roundId)))
        .get(),
    /** Newest first. */
    latest: (memberId: number, channelCode: string, gameCode: string, limit: number): RoundRow[] =>
      orm
        .select()
        .from(playRounds)
        .where(
          and(
            eq(playRounds.memberId, memberId),
            eq(playRounds.channelCode, channelCode),
            eq(playRounds.gameCode, gameCode),
          ),
        )
        .orderBy(desc(playRounds.at), desc(playRounds.ticket))
        .limit(limit)
        .all(),
    /** What a table drew since then, whoever played it, oldest first. */
    table: (
      channelCode: string,
      gameCode: string,
      since: number,
      limit: number,
    ): { won: string[]; result: string; total: number }[] =>
      orm
        .select({
          won: sql<string>`json_extract(${playRounds.outcome}, '$.won')`,
          result: playRounds.result,
          total: sql<number>`count(*) over ()`,
        })
        .from(playRounds)
        .where(
          and(
            eq(playRounds.channelCode, channelCode),
            eq(playRounds.gameCode, gameCode),
            gte(playRounds.at, since),
          ),
        )
        .orderBy(desc(playRounds.at), desc(sql`rowid`))
        .limit(limit)
        .all()
        .map(({ won, ...round }) => ({ won: JSON.parse(won) as string[], ...round }))
        .toReversed(),
    /** What a member has won or lost in a venue since then. */
    netSince: (memberId: number, channelCode: string, since: number): number =>
      orm
        .select({ net: sql<number>`coalesce(sum(${playRounds.payoutCents} - ${playRounds.stakeCents}), 0)` })
        .from(playRounds)
        .where(
          and(
            eq(playRounds.memberId, memberId),
            eq(playRounds.channelCode, channelCode),
            gte(playRounds.at, since),
          ),
        )
        .get()!.net,
    addSeed: (row: SeedRow) => void orm.insert(playSeeds).values(row).run(),
    /** Newest first. */
    seeds: (memberId: number, limit: number): SeedRow[] =>
      orm
        .select()
        .from(playSeeds)
        .where(eq(playSeeds.memberId, memberId))
        .orderBy(desc(playSeeds.number))
        .limit(limit)
        .all(),
    countSeed: ({ memberId, number, nonce }: SeedRow) =>
      void orm
        .update(playSeeds)
        .set({ nonce: nonce + 1 })
        .where(and(eq(playSeeds.memberId, memberId), eq(playSeeds.number, number)))
        .run(),
    byTicket: (ticket: string): RoundRow | undefined => byTicket.get({ ticket }),
  }
}
