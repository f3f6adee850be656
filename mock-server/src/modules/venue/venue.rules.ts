import venues from '@app/seeds/catalogue/venues.json' with { type: 'json' }
import type { Category } from '@app/contract/venue/categories'

/** How a venue's launch address looks (G-03 … G-06). */
export type UrlKind = 'crty' | 'http' | 'path' | 'token'

export interface VenueSeed {
  category: Category
  enName: string
  channelCode: string
  gameCode: string
  name: string
  tagline: string
  intro: string
  features: string[]
  urlKind: UrlKind
  badge: 'hot' | 'new' | null
  gameCount: number
  status: 'open' | 'maintenance'
}

export const VENUES = venues as VenueSeed[]

const byEnName = new Map(VENUES.map((venue) => [venue.enName, venue]))
const byCode = new Map(VENUES.map((venue) => [venue.channelCode, venue]))

/** Launch names are lower case, wallet codes upper case; either finds its venue. */
export const venueByName = (enName: string): VenueSeed | undefined => byEnName.get(enName.toLowerCase())
export const venueByCode = (code: string): VenueSeed | undefined => byCode.get(code.toUpperCase())
export const venueName = (code: string): string => venueByCode(code)?.name ?? code

/** A path is never framed (G-05). */
export const opensAway = ({ urlKind }: VenueSeed): boolean => urlKind === 'path'

/**
 * The address that a launch answers with: '/…' opens in a new window, http embedded, anything else in the game frame.
 * `play` is the play session's token: in the fragment, so that it reaches no log.
 */
export const launchUrl = (venue: VenueSeed, gameCode: string, origin: string, play: string): string => {
  const page = `/mock/venue/${venue.channelCode}${gameCode ? `?game=${encodeURIComponent(gameCode)}` : ''}#play=${play}`
  if (opensAway(venue)) return page
  if (venue.urlKind === 'token') return `mock:${venue.channelCode}:${encodeURIComponent(gameCode)}:${play}`
  return `${origin}${page}`
}
