import type { MarketLine } from '@app/contract/sport/feed'
import { impliedProbability, parsePrice, showOdds } from '@app/contract/sport/market/odds'
import { oddsTypes } from '@app/contract/sport/codes'
import type { OddsType } from '@app/contract/sport/codes'

interface LensRow {
  w: string
  label: string
  /** Hundredths. */
  k: number
  formats: Record<OddsType, string>
  /** The share in the price, the margin included, 0..1. */
  implied: number
  /** Without the margin, all shares scaled to add up to 1; undefined while a price is missing. */
  fair: number | undefined
}

export interface Lens {
  rows: LensRow[]
  /** What the book keeps of a yuan on average, 0..1; undefined while a price is missing. */
  margin: number | undefined
}

/** Double chance: every outcome is in two selections. */
const COVERS: Readonly<Record<string, number>> = { DC: 2 }

/** A line's prices in plain figures. `family` tells how often the selections cover every outcome. */
export const lensOf = ({ selections }: Pick<MarketLine, 'selections'>, family: string): Lens => {
  const covers = COVERS[family] ?? 1
  const priced = selections.flatMap(({ w, label, k: text }) => {
    const k = parsePrice(text)
    return k === undefined ? [] : [{ w, label, k, implied: impliedProbability(k) }]
  })
  const isWhole = priced.length === selections.length && priced.length > 1
  const book = priced.reduce((sum, { implied }) => sum + implied, 0) / covers
  return {
    rows: priced.map((row) => ({
      ...row,
      formats: Object.fromEntries(oddsTypes.map((type) => [type, showOdds(row.k, type)])) as Record<
        OddsType,
        string
      >,
      fair: isWhole ? row.implied / book : undefined,
    })),
    margin: isWhole ? 1 - 1 / book : undefined,
  }
}

/** 0.4213 → "42.1%" */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

/** So many prices of a selection are kept, the latest ones. */
const MOST_POINTS = 24

export interface Trail {
  /** Hundredths, oldest first, the line's own price last; one that goes and comes back unchanged is one point. */
  points: readonly number[]
  /** The line it was offered at before; its prices are no points, for they priced another bet. */
  movedFrom?: number
}

/** The prices that the selections of an open match went through. */
export interface Trails {
  note: (lines: readonly MarketLine[]) => void
  of: (line: MarketLine, w: string) => Trail
}

interface Kept extends Trail {
  line: number | null
}

const keyOf = ({ gameId, wtype }: MarketLine, w: string) => `${gameId} ${wtype} ${w}`

const withLatest = ({ points, ...rest }: Kept, k: number | undefined): Kept => ({
  ...rest,
  points: k === undefined || points.at(-1) === k ? points : [...points, k].slice(-MOST_POINTS),
})

export const openTrails = (): Trails => {
  const kept = new Map<string, Kept>()
  const next = (offer: MarketLine, w: string): Kept => {
    const { line } = offer
    const before = kept.get(keyOf(offer, w))
    const k = parsePrice(offer.selections.find((one) => one.w === w)?.k ?? '')
    if (before?.line === line) return withLatest(before, k)
    return withLatest({ line, points: [], movedFrom: before?.line ?? undefined }, k)
  }
  return {
    note: (lines) => {
      for (const line of lines) for (const { w } of line.selections) kept.set(keyOf(line, w), next(line, w))
    },
    of: next,
  }
}

/** The points of a small curve in a box of `width` × `height`: time to the right, dearer upwards. */
export const curveOf = (points: readonly number[], width: number, height: number): string => {
  const [least, most] = [Math.min(...points), Math.max(...points)]
  const across = points.length > 1 ? width / (points.length - 1) : 0
  const up = most > least ? height / (most - least) : 0
  return points
    .map((k, at) => `${(at * across).toFixed(1)},${(height - (k - least) * up).toFixed(1)}`)
    .join(' ')
}
