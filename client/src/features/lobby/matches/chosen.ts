import type { GameRow } from '@app/contract/sport/feed'
import { clock } from '../../../lib/clock.ts'
import { visit } from '../../../lib/device/storage.ts'
import { CARD_FAMILIES, marketsOf } from './matchView.ts'

/** As many as are asked for: those that fill a card come first, and one league alone may have a dozen. */
export const ASKED = 24
/** The match above and the cards below it. */
const SHOWN = 9
/** Whoever comes back after that begins anew: what was open then may be over by now. */
const AWAY_MS = 60_000

/** A price in every market of the card. */
const fills = (game: GameRow): boolean => {
  const markets = marketsOf(game)
  return (
    markets.length === CARD_FAMILIES.length &&
    markets.every(({ cells }) => cells.every(({ price }) => price !== undefined))
  )
}

/** So many of one league, as long as there are others. */
const OF_A_LEAGUE = 2

/** Those that are too many of their league come last. */
const mixed = (games: readonly GameRow[]): readonly GameRow[] => {
  const counts = new Map<string, number>()
  const isMore = ({ leagueId }: GameRow) => {
    const count = (counts.get(leagueId) ?? 0) + 1
    counts.set(leagueId, count)
    return count > OF_A_LEAGUE
  }
  const { first = [], more = [] } = Object.groupBy(games, (game) => (isMore(game) ? 'more' : 'first'))
  return [...first, ...more]
}

const chosenOf = new WeakMap<readonly GameRow[], readonly GameRow[]>()
const KEPT = 'matches'
/** Over a reload too. */
let kept: readonly string[] = visit.read(KEPT).split(' ')
let keptAt: number | undefined

/**
 * The matches that the lobby shows, the first of them in full: only those that fill a card. Once shown, a match keeps its place
 * while it is offered, so that a price which is locked for a moment moves nothing; one that comes takes the place of one that went.
 */
export const chosenFrom = (games: readonly GameRow[]): readonly GameRow[] => {
  const known = chosenOf.get(games)
  if (known) return known
  const now = clock.tick()
  const isOffered = (hgid: string) => games.some(({ gameInfo }) => gameInfo.hgid === hgid)
  if (keptAt === undefined) kept = kept.filter(isOffered)
  else if (now - keptAt > AWAY_MS) kept = []
  keptAt = now
  const places = kept.map((hgid) => games.find(({ gameInfo }) => gameInfo.hgid === hgid))
  const comes = games.filter((game) => !places.includes(game) && fills(game))
  const isNew = places.every((game) => game === undefined)
  const filled = isNew ? mixed(comes) : [...places.map((game) => game ?? comes.shift()), ...comes]
  const chosen = filled.filter((game) => game !== undefined).slice(0, SHOWN)
  kept = chosen.map(({ gameInfo }) => gameInfo.hgid)
  visit.write(KEPT, kept.join(' '))
  chosenOf.set(games, chosen)
  return chosen
}
