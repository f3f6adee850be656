import type { ChannelData } from '@app/contract/sport/channel'
import { playedSports } from '@app/contract/sport/codes'
import type { PlayedSport } from '@app/contract/sport/codes'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { marketOf } from '@app/contract/sport/market/markets'
import type { Market } from '@app/contract/sport/market/markets'
import { besides, columns, keyOf } from './match/columns.data.ts'
import type { Column } from './match/columns.data.ts'

export type Board = ChannelData<'get_game_list'>
type Leagues = Board['leagues']

const RUNNING = /^s\d$/
const isOf = (market: Market | undefined, { family, period }: Column) =>
  market?.family === family && (period === 'running' ? RUNNING.test(market.period) : market.period === period)

const lineIn = (lines: readonly MarketLine[], column: Column, rank = column.rank ?? 0) =>
  lines.find((line) => line.rank === rank && isOf(marketOf(line.wtype), column))

const isPriced = (line: MarketLine | undefined) => line?.selections.some(({ k }) => k !== '') ?? false

/**
 * The columns of a sport that some match has a price in; where nothing but the whole match is, its further lines follow, as far as
 * all of a rank are offered.
 */
export const offeredOf = (games: readonly GameRow[], sport: PlayedSport): readonly Column[] => {
  const own = games.filter((game) => game.sport === sport)
  const isOffered = (column: Column) => own.some(({ lines }) => isPriced(lineIn(lines, column)))
  const offered = columns[sport].filter(isOffered)
  if (offered.length === 0) return columns[sport]
  if (offered.some(({ period }) => period !== 'full')) return offered
  const further = besides.filter(({ family }) => offered.some((column) => column.family === family))
  const isWhole = ({ rank }: Column) => further.every((column) => column.rank !== rank || isOffered(column))
  return [...offered, ...further.filter(isWhole)]
}

/**
 * The columns to go on with: of one list none is taken away, for what is suspended comes back, and a list without any price
 * says nothing of its columns.
 */
export const keptColumns = (
  before: readonly Column[] | undefined,
  now: readonly Column[],
  isSameList: boolean,
): readonly Column[] => {
  if (!before) return now
  const keys = before.map(keyOf)
  const isKnown = now.every((column) => keys.includes(keyOf(column)))
  const isAll = Object.values(columns).includes(now)
  const isAlike = isKnown && now.length === before.length
  return isAll || isAlike || (isSameList && isKnown) ? before : now
}

/** One band of a match: its line of each column, undefined where it has none. The first band is the main lines. */
export interface Band {
  rank: number
  cells: (MarketLine | undefined)[]
}

export const bandsOf = (lines: readonly MarketLine[], shown: readonly Column[]): Band[] => {
  const isBeside = ({ family, period }: Column, rank: number) =>
    shown.some((column) => column.rank === rank && column.family === family && column.period === period)
  const ranks = [...new Set([0, ...lines.map(({ rank }) => rank)])].sort((a, b) => a - b)
  return ranks
    .map((rank) => ({
      rank,
      cells: shown.map((column) => {
        if (rank === 0) return lineIn(lines, column)
        return column.rank || isBeside(column, rank) ? undefined : lineIn(lines, column, rank)
      }),
    }))
    .filter(({ rank, cells }) => rank === 0 || cells.some((cell) => cell !== undefined))
}

type Lines = Pick<GameRow, 'lines'>

const apartIn = (shown: readonly Column[]) => shown.filter(({ period }) => period !== 'full')
export const hasApart = ({ lines }: Lines, shown: readonly Column[]) =>
  apartIn(shown).some((column) => lineIn(lines, column))

/** Why a match in play has nothing of another span: that is over, or no longer offered. */
export const whyApartClosed = ({ live }: Pick<GameRow, 'live'>, shown: readonly Column[]) => {
  const isHalf = apartIn(shown).every(({ period }) => period === 'half')
  const isPast = live.HalfTime === 'Y' || /^(2H|[34]Q|OT|ET)/.test(live.se_now)
  return isHalf && isPast ? 'halfOver' : 'apartClosed'
}

const wholes = new WeakMap<readonly Column[], readonly Column[]>()
/**
 * The same columns with further lines of the whole match in the room of another span, as far as there is room for all of a rank.
 * What is played now has none: another set begins in its place.
 */
const wholeOf = (shown: readonly Column[]): readonly Column[] => {
  const known = wholes.get(shown)
  if (known) return known
  const full = shown.filter(({ period }) => period === 'full')
  const isLasting = apartIn(shown).every(({ period }) => period !== 'running')
  const further = besides.filter(({ family }) => isLasting && full.some((column) => column.family === family))
  const fits = ({ rank = 0 }: Column) =>
    full.length + further.filter((column) => column.rank! <= rank).length <= shown.length
  const taken = [...full, ...further.filter(fits)]
  // What gives way where the board is narrow are the last lines; the others only where there is no room for them either.
  const first = taken.filter(({ isWide, rank }) => !isWide || !rank)
  const isRoom = first.length <= shown.filter(({ isWide }) => !isWide).length
  const whole = isRoom
    ? taken.map(({ isWide, ...column }) => (isWide && column.rank ? { ...column, isWide } : column))
    : taken
  wholes.set(shown, whole)
  return whole
}

/**
 * The columns of a league: where nothing of another span is offered any more its further lines stand in their room. They have the
 * same places, so nothing moves under whoever reads.
 */
export const sectionOf = (games: readonly Lines[], shown: readonly Column[]): readonly Column[] => {
  if (apartIn(shown).length === 0 || games.some((game) => hasApart(game, shown))) return shown
  const whole = wholeOf(shown)
  return games.some(({ lines }) => whole.some((column) => column.rank && lineIn(lines, column)))
    ? whole
    : shown
}

export type Order = 'league' | 'time'

const offers = ({ lines }: GameRow) => lines.length > 0

/** What nothing is offered in any more comes last, in its league and among the leagues: it would push the first price down. */
const offeringFirst = (leagues: Leagues): Leagues => {
  if (leagues.every(({ games }) => games.every(offers))) return leagues
  const last = (isOffering: boolean) => (isOffering ? 0 : 1)
  return leagues
    .map((league) => ({
      ...league,
      games: league.games.toSorted((a, b) => last(offers(a)) - last(offers(b))),
    }))
    .toSorted((a, b) => last(a.games.some(offers)) - last(b.games.some(offers)))
}

/** By time the earliest match first, under its league's name; neighbours of one league stay together. */
export const ordered = (leagues: Leagues, order: Order): Leagues => {
  if (order === 'league') return offeringFirst(leagues)
  const alone = leagues
    .flatMap((league) => league.games.map((game) => ({ ...league, games: [game] })))
    .sort((a, b) => a.games[0]!.startTime - b.games[0]!.startTime)
  const merged: Leagues = []
  for (const one of alone) {
    const last = merged.at(-1)
    if (last?.league_id === one.league_id) last.games.push(...one.games)
    else merged.push(one)
  }
  return merged
}

/** What is sought, and whether a name is called so. */
export interface Search {
  words: string
  isCalled: (name: string, words: string) => boolean
}

export const isWritten = (name: string, words: string): boolean =>
  name.toLowerCase().includes(words.trim().toLowerCase())

type IsSought = (...names: readonly string[]) => boolean

/** What is called by the words as they stand, pinyin with spaces too; where nothing is, what each of them alone is a name of. */
const soughtBy = <T>({ words, isCalled }: Search, find: (isSought: IsSought) => T[]): T[] => {
  const found = find((...names) => names.some((name) => isCalled(name, words)))
  const each = words.trim().split(/\s+/)
  if (found.length > 0 || each.length === 1) return found
  return find((...names) => each.every((word) => names.some((name) => isCalled(name, word))))
}

/** Leagues and matches whose names are called so; every one for no words. */
export const searched = (leagues: Leagues, search: Search): Leagues => {
  if (!search.words.trim()) return leagues
  return soughtBy(search, (isSought) =>
    leagues.flatMap((league) => {
      if (isSought(league.name)) return [league]
      const games = league.games.filter(({ gameInfo: { team_h, team_c } }) =>
        isSought(league.name, team_h, team_c),
      )
      return games.length ? [{ ...league, games }] : []
    }),
  )
}

export const matchCount = (leagues: Leagues): number =>
  leagues.reduce((count, { games }) => count + games.length, 0)

/** What the player has marked: leagues and single matches. */
export interface Favourites {
  leagues: readonly string[]
  matches: readonly string[]
}

/** Matches pass: the latest marked are enough to keep. */
const MOST_FAVOURITES = 200

export const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [one, ...list].slice(0, MOST_FAVOURITES)

/** Marked leagues come first, in their own order. */
export const favouredFirst = (leagues: Leagues, { leagues: marked }: Favourites): Leagues => [
  ...leagues.filter(({ league_id }) => marked.includes(league_id)),
  ...leagues.filter(({ league_id }) => !marked.includes(league_id)),
]

/** Only marked leagues, and of the others only marked matches. */
export const favouredOnly = (leagues: Leagues, { leagues: marked, matches }: Favourites): Leagues =>
  leagues.flatMap((league) => {
    if (marked.includes(league.league_id)) return [league]
    const games = league.games.filter(({ gameInfo }) => matches.includes(gameInfo.hgid))
    return games.length ? [{ ...league, games }] : []
  })

export type Champions = ChannelData<'get_champion_list'>['games']

/** Champion markets by title, league or contender; contenders that don't match stay out. */
export const searchedChampions = (games: Champions, search: Search): Champions => {
  if (!search.words.trim()) return games
  return soughtBy(search, (isSought) =>
    games.flatMap((game) => {
      const { title, league } = game
      if (isSought(title, league)) return [game]
      const rates = game.rates.filter(({ name }) => isSought(title, league, name))
      return rates.length ? [{ ...game, rates }] : []
    }),
  )
}

type Decided = NonNullable<ChannelData<'get_champion_list'>['decided']>
export const searchedDecided = (titles: Decided, search: Search): Decided => {
  if (!search.words.trim()) return titles
  return soughtBy(search, (isSought) =>
    titles.filter(({ title, league, winner }) => isSought(title, league, winner)),
  )
}

/** A row of the list as it is drawn: the heads of a sport that isn't the first, a league's bar, a match. */
export type ListRow =
  | { kind: 'heads'; key: string; sport: PlayedSport }
  | { kind: 'league'; key: string; sport: PlayedSport; league: Leagues[number]; isFolded: boolean }
  | { kind: 'match'; key: string; sport: PlayedSport; hgid: string; bands: number }

/**
 * The leagues as rows, sports together in their own order; folded leagues keep their bar only. `bands` is for the guess of a row's height: one, or with
 * all lines as many as there are. A bar's key outlives its matches: by time a league has several.
 */
export const rowsOf = (leagues: Leagues, folded: readonly string[], isAll = false): ListRow[] => {
  const bars = new Map<string, number>()
  const sports = playedSports.filter((sport) => leagues.some(({ games }) => games[0]!.sport === sport))
  return sports.flatMap((sport, at) => [
    ...(at > 0 ? [{ kind: 'heads' as const, key: `heads ${sport}`, sport }] : []),
    ...leagues
      .filter(({ games }) => games[0]!.sport === sport)
      .flatMap((league): ListRow[] => {
        const isFolded = folded.includes(league.league_id)
        const bar = (bars.get(league.league_id) ?? 0) + 1
        bars.set(league.league_id, bar)
        const key = `${league.league_id} ${bar}`
        return [
          { kind: 'league', key, sport, league, isFolded },
          ...(isFolded
            ? []
            : league.games.map(({ gameInfo: { hgid }, lines }): ListRow => ({
                kind: 'match',
                key: hgid,
                sport,
                hgid,
                bands: 1 + (isAll ? Math.max(0, ...lines.map(({ rank }) => rank)) : 0),
              }))),
        ]
      }),
  ])
}
