import type { PlayedSport } from '@app/contract/sport/codes'
import { drawsPossible, type Family, type Period } from '@app/contract/sport/market/markets'

export interface QuotedSelection {
  w: string
  /** Hong Kong price in hundredths; 0 = closed. */
  k: number
  /** The model's own chance; on lines with a push or a half stake, that of the stake that is decided. */
  fair: number
}

/** One line of one market. `line` is the handicap given to the home side or the total; undefined where there is none. */
export interface Quote {
  family: Family
  period: Period
  line?: number
  /** 0 the main line, 1 and 2 its alternatives. */
  rank: number
  selections: QuotedSelection[]
}

/** U-SPORT-13: what the book keeps of each stake, by shape of the market (return = (1 − margin) ÷ chance). */
export const MARGIN = {
  line: 0.05,
  result: 0.065,
  parity: 0.05,
  bands: 0.08,
  halfFull: 0.1,
  score: 0.12,
  champion: 0.14,
} as const

/** The margin of a market. */
export const marginOf = (family: Family, sport: PlayedSport): number => {
  switch (family) {
    case 'M':
      return drawsPossible(sport) ? MARGIN.result : MARGIN.line
    case 'DC':
      return MARGIN.result
    case 'T':
      return MARGIN.bands
    case 'F':
      return MARGIN.halfFull
    case 'FS':
      return MARGIN.champion
    case 'PD':
    case 'SPD':
      return MARGIN.score
    default:
      return MARGIN.line
  }
}

/** U-SPORT-13: no price outside these chances. */
const LONGEST_SHOT = 1 / 250
const SUREST = 0.92
const SHORTEST_K = 2
/** U-SPORT-13: a line whose surer side would pay less is closed. */
const SHORTEST_LINE_K = 10

/** Hong Kong price in whole hundredths of a chance, the margin taken off; 0 when it isn't offered. */
export const priceOf = (fair: number, margin: number): number => {
  if (!(fair >= LONGEST_SHOT && fair <= SUREST)) return 0
  const k = Math.round(((1 - margin) / fair) * 100) - 100
  return k >= SHORTEST_K ? k : 0
}

/** U-SPORT-13: the longest price of an outright winner, and the chance from which on the title is as good as won. */
const LONGEST_TITLE = 50_000
const SUREST_TITLE = 0.95
/** U-SPORT-13: outrights are priced in steps, from each of these prices on; below the first in hundredths. */
const TITLE_STEPS = [
  [10_000, 1_000],
  [2_000, 100],
  [1_000, 50],
] as const

/** As priceOf, of a side that may win a title: whoever can has a price, the least likely the longest one. */
export const championPrice = (fair: number): number => {
  if (!(fair > 0 && fair <= SUREST_TITLE)) return 0
  const exact = Math.min(LONGEST_TITLE, Math.floor(((1 - MARGIN.champion) / fair) * 100))
  const [, step = 1] = TITLE_STEPS.find(([from]) => exact >= from) ?? []
  return Math.max(SHORTEST_K, Math.floor(exact / step) * step - 100)
}

export const selectionOf = (w: string, fair: number, margin: number): QuotedSelection => ({
  w,
  fair,
  k: priceOf(fair, margin),
})

const closed = (selections: QuotedSelection[]): QuotedSelection[] =>
  selections.map((one) => ({ ...one, k: 0 }))

/** Several outcomes of one market: one price alone is no market. A favourite that is all but sure may have none. */
export const outcomesOf = (selections: QuotedSelection[]): QuotedSelection[] =>
  selections.filter(({ k }) => k > 0).length > 1 ? selections : closed(selections)

/** Two sides of one market: either both stand or neither. */
export const pairOf = (first: string, second: string, fair: number, margin: number): QuotedSelection[] => {
  const selections = [selectionOf(first, fair, margin), selectionOf(second, 1 - fair, margin)]
  return selections.every(({ k }) => k > 0) ? selections : closed(selections)
}

/** Two sides of a line: as good as decided it is closed. */
export const linePairOf = (first: string, second: string, fair: number): QuotedSelection[] => {
  const selections = pairOf(first, second, fair, MARGIN.line)
  return selections.every(({ k }) => k >= SHORTEST_LINE_K) ? selections : closed(selections)
}
