import games from '@app/seeds/catalogue/games.json' with { type: 'json' }
import venues from '@app/seeds/catalogue/venues.json' with { type: 'json' }
import type { PlayKind } from '@app/contract/play/play'
import { CASINO_CAP_USD, capCents } from '@app/contract/rules/money/caps'
import type { Category } from '@app/contract/venue/categories'

export interface PlayVenue {
  channelCode: string
  enName: string
  name: string
  tagline: string
  category: Category
}
export interface PlayGame {
  gameCode: string
  enName: string
  name: string
  rtp: number | null
  lines: string
  hot: boolean
  isNew: boolean
  hasPool: boolean
}

/** The sport channel has its own screens in the client. */
const SPORT_CHANNEL = 'CRTY'
const byCode = new Map((venues as PlayVenue[]).map((venue) => [venue.channelCode, venue]))
const gamesOf = Map.groupBy(games as PlayGame[], ({ enName }) => enName)

/** The tables of live and card rooms and lotteries, by how their names end. */
const BY_ENDING: readonly (readonly [ending: string, kind: PlayKind])[] = [
  ['百家乐', 'baccarat'],
  ['龙虎', 'dragon'],
  ['骰宝', 'dice'],
  ['牛牛', 'niuniu'],
  ['红黑', 'redblack'],
  ['十三水', 'thirteen'],
  ['二八杠', 'tiles'],
  ['跑得快', 'race'],
  ['斗地主', 'landlord'],
  ['快三', 'dice'],
  ['轮盘', 'roulette'],
  ['时时乐', 'digits'],
  ['双面盘', 'sides'],
  ['六色球', 'colours'],
]
const BY_CATEGORY: Partial<Record<Category, PlayKind>> = { DZ: 'slot', BY: 'fish', DJ: 'duel', TY: 'coupon' }

export const playVenue = (code: string): PlayVenue | undefined => {
  const venue = byCode.get(code.toUpperCase())
  return venue?.channelCode === SPORT_CHANNEL ? undefined : venue
}

/** How a game plays; undefined for those that can only be looked at. */
export const kindOf = (category: Category, name: string): PlayKind | undefined =>
  BY_CATEGORY[category] ?? BY_ENDING.find(([ending]) => name.endsWith(ending))?.[1]

/** A coupon venue is its own only game. */
const couponOf = (venue: PlayVenue): PlayGame => ({
  gameCode: '',
  enName: venue.enName,
  name: '三场赛单',
  rtp: null,
  lines: '',
  hot: false,
  isNew: false,
  hasPool: false,
})

export const lobbyOf = (venue: PlayVenue): { game: PlayGame; kind: PlayKind | undefined }[] =>
  (venue.category === 'TY' ? [couponOf(venue)] : (gamesOf.get(venue.enName) ?? [])).map((game) => ({
    game,
    kind: kindOf(venue.category, game.name),
  }))

/** The game that an address names, if it can be played here. */
export const playable = (
  venue: PlayVenue,
  gameCode: string,
): { game: PlayGame; kind: PlayKind } | undefined => {
  const found = lobbyOf(venue).find(({ game }) => game.gameCode === gameCode)
  return found?.kind && { game: found.game, kind: found.kind }
}

/** Tables of two sides: what won before is followed from column to column. */
export const hasRoad = (kind: PlayKind): boolean => ['baccarat', 'dragon', 'redblack'].includes(kind)

/** What a round that won so much is paid: no more than the terms allow (TERM-27). */
export const paidCents = (wonCents: number): number => Math.min(wonCents, capCents(CASINO_CAP_USD))

/**
 * U-GAME-09: from the press of a round to the next possible one. A slot's reels, a shot that is aimed, and all else, where
 * chance alone decides once the stakes lie.
 */
export const SLOT_PACE_MS = 2_500
export const SHOT_PACE_MS = 1_000
export const ROUND_PACE_MS = 5_000

export const paceOf = (kind: PlayKind): number =>
  kind === 'slot' ? SLOT_PACE_MS : kind === 'fish' ? SHOT_PACE_MS : ROUND_PACE_MS
