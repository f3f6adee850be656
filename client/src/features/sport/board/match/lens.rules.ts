import type { MarketLine } from '@app/contract/sport/feed'
import { impliedProbability, parsePrice, showOdds } from '@app/contract/sport/odds'
import { oddsTypes } from '@app/contract/sport/codes'
import type { OddsType } from '@app/contract/sport/codes'

export interface LensRow {
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
