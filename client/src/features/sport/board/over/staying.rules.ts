import type { Board } from '../board.rules.ts'

type Leagues = Board['leagues']
type Games = Leagues[number]['games']

const idOf = ({ gameInfo }: Games[number]) => gameInfo.hgid

/** Where it comes in: behind the nearest of those that stood before it, or first. */
const behind = <T>(now: readonly T[], before: readonly T[], is: (a: T, b: T) => boolean): number => {
  const last = before.findLast((one) => now.some((other) => is(one, other)))
  return last === undefined ? 0 : now.findIndex((other) => is(last, other)) + 1
}

const isGame = (a: Games[number], b: Games[number]) => idOf(a) === idOf(b)
const isLeague = (a: Leagues[number], b: Leagues[number]) => a.league_id === b.league_id

/** A new list, and in it what stays of the one before, where it stood in its league; that comes along where nothing else is left of it. */
export const withStaying = (leagues: Leagues, before: Leagues, staying: ReadonlySet<string>): Leagues => {
  if (staying.size === 0) return leagues
  const all = [...leagues]
  for (const [at, league] of before.entries()) {
    const own = all.findIndex((one) => isLeague(one, league))
    const games = [...(all[own]?.games ?? [])]
    for (const [place, game] of league.games.entries())
      if (staying.has(idOf(game))) games.splice(behind(games, league.games.slice(0, place), isGame), 0, game)
    if (own >= 0) all[own] = { ...all[own]!, games }
    else if (games.length > 0) all.splice(behind(all, before.slice(0, at), isLeague), 0, { ...league, games })
  }
  return all
}
