import type { ChannelData } from '@app/contract/sport/channel'
import type { PlayedSport } from '@app/contract/sport/codes'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { marketOf, marketsOfSport } from '@app/contract/sport/markets'
import type { Family, Market, Period } from '@app/contract/sport/markets'

export type Board = ChannelData<'get_game_list'>
export type LiveAnswer = ChannelData<'get_live'>
export type LiveChange = LiveAnswer['changes'][number]

/** Brings a board up to what a poll answered. Writes into `board` (an immer draft): what didn't change stays the same object. */
export const applyChanges = (board: Board, answer: LiveAnswer): void => {
  board.cursor = answer.cursor
  board.serverTime = answer.serverTime
  const removed = new Set(answer.removed)
  const changed = new Map(answer.changes.map((change) => [change.hgid, change]))
  for (const league of board.leagues) {
    for (const game of league.games) {
      const change = changed.get(game.gameInfo.hgid)
      if (change) applyChange(game, change)
    }
    if (league.games.some(({ gameInfo }) => removed.has(gameInfo.hgid)))
      league.games = league.games.filter(({ gameInfo }) => !removed.has(gameInfo.hgid))
  }
  if (removed.size) board.leagues = board.leagues.filter(({ games }) => games.length > 0)
  board.total = board.leagues.reduce((sum, { games }) => sum + games.length, 0)
}

export const applyChange = (game: GameRow, change: LiveChange): void => {
  if (change.live) Object.assign(game.live, change.live)
  if (change.reds) game.reds = change.reds
  if (change.corners) game.corners = change.corners
  if (change.moreCount !== undefined) game.moreCount = change.moreCount
  for (const line of change.lines ?? []) applyLine(game, line)
}

const applyLine = (game: GameRow, line: MarketLine): void => {
  const at = game.lines.findIndex(({ gameId, wtype }) => gameId === line.gameId && wtype === line.wtype)
  if (line.selections.length === 0) {
    if (at >= 0) game.lines.splice(at, 1)
  } else if (at >= 0) game.lines[at] = line
  else game.lines.push(line)
}

export interface Column {
  family: Family
  period: Period
}

/** The main columns of the dense list; sports with sets show what they offer first. */
const COLUMNS = 6
const dense: Column[] = (['full', 'half'] as const).flatMap((period) => [
  { family: 'R', period },
  { family: 'OU', period },
  { family: 'M', period },
])
export const columnsOf = (sport: PlayedSport): Column[] => {
  const offered = marketsOfSport(sport, false)
  const wanted = dense.filter((column) => offered.some((market) => isOf(market, column)))
  return wanted.length > 1
    ? wanted
    : offered.slice(0, COLUMNS).map(({ family, period }) => ({ family, period }))
}

const isOf = (market: Market | undefined, { family, period }: Column) =>
  market?.family === family && market.period === period

/** One band of a match: its line of each column, undefined where it has none. The first band is the main lines. */
export interface Band {
  rank: number
  cells: (MarketLine | undefined)[]
}

export const bandsOf = (lines: readonly MarketLine[], columns: readonly Column[]): Band[] => {
  const ranks = [...new Set([0, ...lines.map(({ rank }) => rank)])].sort((a, b) => a - b)
  return ranks
    .map((rank) => ({
      rank,
      cells: columns.map((column) =>
        lines.find((line) => line.rank === rank && isOf(marketOf(line.wtype), column)),
      ),
    }))
    .filter(({ rank, cells }) => rank === 0 || cells.some((cell) => cell !== undefined))
}

export type Order = 'league' | 'time'

/** By time every match stands alone under its league's name, the earliest first. */
export const ordered = (leagues: Board['leagues'], order: Order): Board['leagues'] => {
  if (order === 'league') return leagues
  return leagues
    .flatMap((league) => league.games.map((game) => ({ ...league, games: [game] })))
    .sort((a, b) => a.games[0]!.startTime - b.games[0]!.startTime)
}

/** Leagues and matches whose names hold the words; every one for no words. */
export const searched = (leagues: Board['leagues'], words: string): Board['leagues'] => {
  const wanted = words.trim().toLowerCase()
  if (!wanted) return leagues
  const holds = (name: string) => name.toLowerCase().includes(wanted)
  return leagues.flatMap((league) => {
    if (holds(league.name)) return [league]
    const games = league.games.filter(({ gameInfo }) => holds(gameInfo.team_h) || holds(gameInfo.team_c))
    return games.length ? [{ ...league, games }] : []
  })
}

export type Champions = ChannelData<'get_champion_list'>['games']

/** Champion markets by title, league or contender; contenders that don't match stay out. */
export const searchedChampions = (games: Champions, words: string): Champions => {
  const wanted = words.trim().toLowerCase()
  if (!wanted) return games
  const holds = (name: string) => name.toLowerCase().includes(wanted)
  return games.flatMap((game) => {
    if (holds(game.title) || holds(game.league)) return [game]
    const rates = game.rates.filter(({ name }) => holds(name))
    return rates.length ? [{ ...game, rates }] : []
  })
}

/** The leagues up to so many matches in sight; folded leagues cost nothing. `left` is what is still to come. */
export const cutMatches = (
  leagues: Board['leagues'],
  folded: readonly string[],
  most: number,
): { leagues: Board['leagues']; left: number } => {
  let room = most
  let left = 0
  const shown = leagues.flatMap((league) => {
    if (folded.includes(league.league_id)) return room > 0 ? [league] : []
    const games = league.games.slice(0, Math.max(0, room))
    room -= games.length
    left += league.games.length - games.length
    if (games.length === 0) return []
    return games.length === league.games.length ? [league] : [{ ...league, games }]
  })
  return { leagues: shown, left }
}
