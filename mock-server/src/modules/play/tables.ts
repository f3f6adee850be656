import type { SpreadSetting } from '@app/contract/play/outcomes'
import { type PlayKind, ROAD_ROUNDS } from '@app/contract/play/play'
import { type Clock, startOfSiteDay } from '../../world/clock.ts'
import { hashText, seededRandom } from '../../world/random.ts'
import { intBelow } from './engine.ts'
import { engineOf } from './engines.ts'
import { type PlayGame, type PlayVenue, hasRoad } from './play.rules.ts'
import type { PlayStore } from './play.store.ts'

/** A round as anybody at the table saw it: the spots that won, and what was drawn in words. */
export interface TableRound {
  won: string[]
  result: string
}
interface Table {
  /** Of this day, oldest first. */
  rounds: TableRound[]
  /** How many the table dealt by itself when its day began: nobody had bet on them. */
  opening: number
  /** How many there were today, beyond what is kept of them. */
  dealt: number
}
const NOTHING: Table = { rounds: [], opening: 0, dealt: 0 }
interface Played {
  game: PlayGame
  kind: PlayKind | undefined
}

/** A road is read from some columns on; other tables show a strip of results. */
const ROAD_OPENING = { least: 26, more: 25 }
const STRIP_OPENING = { least: 16, more: 9 }
/** Numbers of cards that a player could say. */
const CARDS = 100_000

/** What each table has dealt today, the same in its lobby and at the table: it opens with rounds of its own. */
export const openTables = (store: PlayStore, clock: Clock, seed: number) => {
  let day = 0
  const opened = new Map<string, TableRound[]>()
  const today = () => {
    const start = startOfSiteDay(clock.now())
    if (start !== day) opened.clear()
    day = start
    return start
  }
  const hashOf = (venue: PlayVenue, game: PlayGame) =>
    hashText(`${venue.channelCode}/${game.gameCode}/${today()}`, seed)
  const dealOpening = (venue: PlayVenue, game: PlayGame, kind: PlayKind): TableRound[] => {
    const engine = engineOf(kind, game, seed)
    if (engine.bet !== 'spread') return []
    const random = seededRandom(hashOf(venue, game))
    const { least, more } = hasRoad(kind) ? ROAD_OPENING : STRIP_OPENING
    const { on } = (engine.setting as SpreadSetting).spots[0]!
    const bet = { kind: 'spread' as const, bets: [{ on, stake: '1.00' }] }
    return Array.from({ length: least + intBelow(random, more) }, () => {
      const { outcome, result } = engine.play(bet, random)
      return { won: (outcome as { won: string[] }).won, result }
    })
  }
  return {
    of: (venue: PlayVenue, { game, kind }: Played): Table => {
      const key = `${venue.channelCode}/${game.gameCode}`
      const since = today()
      if (!kind) return NOTHING
      const opening = opened.get(key) ?? dealOpening(venue, game, kind)
      opened.set(key, opening)
      if (opening.length === 0) return NOTHING
      const played = store.table(venue.channelCode, game.gameCode, since, ROAD_ROUNDS)
      return {
        rounds: [...opening, ...played.map(({ won, result }) => ({ won, result }))].slice(-ROAD_ROUNDS),
        opening: opening.length,
        dealt: opening.length + (played[0]?.total ?? 0),
      }
    },
    /** The card of fixtures that lies on the table of a game that deals them. */
    card: (venue: PlayVenue, game: PlayGame): number => hashOf(venue, game) % CARDS,
  }
}
