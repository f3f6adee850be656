import type { OddsType, PlayedSport } from '../codes.ts'
import type { Score } from '../feed.ts'
import { effectiveOddsType, isDecidedByScore } from '../market/markets.ts'
import { quote } from '../market/odds.ts'
import type { Outcome } from './results.ts'
import { payout, settle } from './settle.ts'

/** A selection of the slip (or of an open single) with its stake. */
export interface GridSelection {
  sport: PlayedSport
  wtype: string
  w: string
  /** From the home side. */
  line: number | null
  /** Hundredths. */
  k: number
  oddsType: OddsType
  stakeCents: number
  /** In play: the score now, or when the bet was placed; a handicap counts from it. */
  scoreAtBet: Score | null
}

export interface GridCell {
  score: Score
  outcome: Outcome
  returnCents: number
  /** Against what is risked. */
  profitCents: number
}

/** 0-0 … most-most by rows of home goals. */
export const scoresUpTo = (most: number): Score[] =>
  Array.from({ length: (most + 1) ** 2 }, (_, cell) => ({
    home: Math.floor(cell / (most + 1)),
    away: cell % (most + 1),
  }))

/** A score below the one at the bet can't come any more. */
const isPossible = ({ home, away }: Score, from: Score | null) =>
  !from || (home >= from.home && away >= from.away)

/**
 * What a selection comes to at each final score, in their order; null where the score is out of reach or doesn't decide
 * the market. Pays exactly what the ledger would.
 */
export const outcomeGrid = (selection: GridSelection, scores: readonly Score[]): (GridCell | null)[] => {
  const { wtype, k, stakeCents, scoreAtBet } = selection
  if (!isDecidedByScore(wtype)) return scores.map(() => null)
  const type = effectiveOddsType(wtype, selection.oddsType)
  const { riskCents } = quote(k, type, stakeCents)
  return scores.map((score) => {
    if (!isPossible(score, scoreAtBet)) return null
    const outcome = settle(selection, { score: { full: score } }, scoreAtBet ?? undefined)
    const returnCents = payout(outcome, k, type, stakeCents)
    return { score, outcome, returnCents, profitCents: returnCents - riskCents }
  })
}

/** Profit of several selections of one match at each score; null where none of them is decided by it. */
export const profitGrid = (
  selections: readonly GridSelection[],
  scores: readonly Score[],
): (number | null)[] => {
  const grids = selections.map((selection) => outcomeGrid(selection, scores))
  return scores.map((_, index) => {
    const cells = grids.flatMap((grid) => grid[index] ?? [])
    return cells.length > 0 ? cells.reduce((sum, { profitCents }) => sum + profitCents, 0) : null
  })
}
