import { band } from './band.ts'
import { banner, isBannerKind } from './banner.ts'
import { isCategory } from './category.ts'
import { gift, isGiftKind, isPaymentKind, paymentIcon } from './gift.ts'
import { NAMED, inScriptOf, plain } from './named.ts'
import { symbolSheet } from './symbols/sheet.ts'
import { venueScene } from './venue.ts'

export const ART_KINDS = [
  'crest',
  'avatar',
  'cover',
  'venue',
  'banner',
  'band',
  'league',
  'gift',
  'pay',
  'symbols',
] as const
export type ArtKind = (typeof ART_KINDS)[number]

/** The fields of a key, as the drawer of its kind reads them; null where nothing is drawn for them. */
type Drawer = (...fields: string[]) => string | null

const DRAWERS: Record<ArtKind, Drawer> = {
  ...NAMED,
  gift: (kind = '') => (isGiftKind(kind) ? gift(kind) : null),
  pay: (kind = '') => (isPaymentKind(kind) ? paymentIcon(kind) : null),
  symbols: (name = '') => inScriptOf(name, symbolSheet(plain(name))),
  venue: (category = '', seed = '', name = '', title = name) =>
    isCategory(category) ? inScriptOf(title, venueScene(category, seed, name)) : null,
  band: (kind = '', seed = '') => (isBannerKind(kind) ? band(kind, seed) : null),
  banner: (kind = '', seed = '') => (isBannerKind(kind) ? banner(kind, seed) : null),
}

/** A key: its fields encoded for a URL and joined by `~`; empty fields at the end fall away. */
export const artKey = (...fields: string[]) =>
  fields
    .map((field) => encodeURIComponent(field).replaceAll('~', '%7E'))
    .join('~')
    .replace(/~+$/, '')

/** Where the mock serves a drawing: `/art/crest/hailong~%E6%B5%B7%E9%BE%99.svg`. */
export const artPath = (kind: ArtKind, ...fields: string[]) => `/art/${kind}/${artKey(...fields)}.svg`

/**
 * The SVG of a key, or null for a kind or key nothing is drawn for. Takes keys decoded by a router too.
 * A drawing uses short ids (`l`, `c`), so it belongs in an `<img>`, not inline.
 */
export function draw(kind: string, key: string): string | null {
  const drawer = Object.hasOwn(DRAWERS, kind) ? DRAWERS[kind as ArtKind] : undefined
  if (!drawer || !key || key.length > 600) return null
  return drawer(...key.split('~').map(decoded))
}

function decoded(field: string): string {
  try {
    return decodeURIComponent(field)
  } catch {
    return field
  }
}
