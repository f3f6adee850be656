import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/db.ts'
import { favourites, recentGames } from './game.table.ts'

export type GameStore = ReturnType<typeof gameStore>
const RECENT = 30

export const gameStore = ({ orm, sqlite }: Db) => {
  const memberId = sql.placeholder('memberId')
  const favourite = prepared(sqlite, () =>
    orm
      .select({ gameCode: favourites.gameCode })
      .from(favourites)
      .where(eq(favourites.memberId, memberId))
      .orderBy(desc(favourites.at)),
  )
  const recent = prepared(sqlite, () =>
    orm
      .select({ gameCode: recentGames.gameCode })
      .from(recentGames)
      .where(eq(recentGames.memberId, memberId))
      .orderBy(desc(recentGames.at))
      .limit(RECENT),
  )
  return {
    favourites: (memberId: number): string[] => favourite.all({ memberId }).map(({ gameCode }) => gameCode),
    addFavourite: (memberId: number, gameCode: string, at: number) =>
      void orm.insert(favourites).values({ memberId, gameCode, at }).onConflictDoNothing().run(),
    removeFavourite: (memberId: number, gameCode: string) =>
      void orm
        .delete(favourites)
        .where(and(eq(favourites.memberId, memberId), eq(favourites.gameCode, gameCode)))
        .run(),
    recent: (memberId: number): string[] => recent.all({ memberId }).map(({ gameCode }) => gameCode),
    opened: (memberId: number, gameCode: string, at: number) =>
      void orm
        .insert(recentGames)
        .values({ memberId, gameCode, at })
        .onConflictDoUpdate({ target: [recentGames.memberId, recentGames.gameCode], set: { at } })
        .run(),
  }
}
