import type { OddsType, PlayedSport } from '../codes.ts'
import type { Score } from '../feed.ts'
import { lineOfSelection } from '../market/line.ts'
import { families } from '../market/markets.data.ts'
import { drawsPossible, marketOf, selectionsOf } from '../market/markets.ts'
import type { Market, Period } from '../market/markets.ts'
import { isNegative, quote, roundHalfUp } from '../market/odds.ts'
import type { Outcome } from './results.ts'

/** What a match came to, each part absent until it is decided. Football: 90 minutes plus stoppage. */
export interface MatchScores {
  /** `full` includes basketball's overtime and baseball's extra innings; `secondHalf` of basketball too. */
  score: Partial<Record<Period, Score>>
  corners?: Partial<Record<Period, Score>>
  cards?: Partial<Record<Period, Score>>
  sets?: Score
  /** Games of tennis, points of volleyball and table tennis. */
  games?: Score
  /** The winning rtypes of a champion market; more than one is a dead heat. */
  champions?: readonly string[]
}

export interface Selection {
  sport: PlayedSport
  wtype: string
  w: string
  /** From the home side; null for markets without a line. */
  line: number | null
}

/** In-play handicap counts only goals after the bet; in-play totals and other sports count the whole match. */
export const countsFromBet = (sport: PlayedSport, wtype: string): boolean => {
  const market = marketOf(wtype)
  return market !== undefined && market.inPlay && market.family === 'R' && drawsPossible(sport)
}

/** The score that a market reads; undefined while it isn't decided. */
export const scoreFor = (market: Market, scores: MatchScores): Score | undefined => {
  const { counts } = families[market.family]
  if (counts === 'sets') return scores.sets
  // A set's own score is its games (tennis) or points.
  if (counts === 'games') return market.period === 'full' ? scores.games : scores.score[market.period]
  return scores[counts]?.[market.period]
}

/**
 * Settles a selection. `scoreAtBet` is the score of the selection's period when the bet was placed (only countsFromBet reads it).
 * D when the market or its score isn't there: void what was never decided.
 */
export const settle = (selection: Selection, scores: MatchScores, scoreAtBet?: Score): Outcome => {
  const market = marketOf(selection.wtype)
  if (!market) return 'D'
  if (market.family === 'FS') return scores.champions ? won(scores.champions.includes(selection.w)) : 'D'
  const score = scoreFor(market, scores)
  if (!score || !selectionsOf(selection.wtype, selection.sport).some(({ w }) => w === selection.w)) return 'D'
  const { kind } = families[market.family]
  if (kind === 'outright') return settleOutright(market, selection, score, scores.score.half)
  if (selection.line === null) return 'D'
  if (kind === 'total') return settleTotal(selection.w, selection.line, countedTotal(market, score))
  const from = countsFromBet(selection.sport, selection.wtype) ? scoreAtBet : undefined
  return settleHandicap(selection.w, selection.line, since(score, from))
}

export const won = (isWon: boolean): Outcome => (isWon ? 'W' : 'L')
const since = (score: Score, from: Score = { home: 0, away: 0 }): Score => ({
  home: score.home - from.home,
  away: score.away - from.away,
})

/** x ≥ 0.5 W, 0.25 LW, 0 P, −0.25 LL, ≤ −0.5 L. */
export const outcomeOfMargin = (x: number): Outcome => {
  if (x >= 0.5) return 'W'
  if (x <= -0.5) return 'L'
  if (x === 0) return 'P'
  return x > 0 ? 'LW' : 'LL'
}

/** line from the home side. */
export const settleHandicap = (w: string, line: number, { home, away }: Score): Outcome =>
  outcomeOfMargin((w === 'RH' ? home - away : away - home) + lineOfSelection(w, line))

export const settleTotal = (w: string, line: number, total: number): Outcome =>
  outcomeOfMargin(w === 'OUO' ? total - line : line - total)

const countedTotal = ({ family }: Market, { home, away }: Score) => {
  if (family === 'TOH') return home
  return family === 'TOC' ? away : home + away
}

export const leader = ({ home, away }: Score): 'H' | 'N' | 'C' => {
  if (home === away) return 'N'
  return home > away ? 'H' : 'C'
}

export const bands: Record<string, readonly [number, number]> = {
  T01: [0, 1],
  T23: [2, 3],
  T46: [4, 6],
  T7: [7, Infinity],
  T0: [0, 0],
  T1: [1, 1],
  T2: [2, 2],
  T3: [3, Infinity],
}

const settleOutright = (
  market: Market,
  selection: Selection,
  score: Score,
  half: Score | undefined,
): Outcome => {
  const { w } = selection
  const total = score.home + score.away
  switch (market.family) {
    case 'M':
      // A market without a draw returns the stake when there is no winner (a basketball half or quarter).
      return leader(score) === 'N' && !drawsPossible(selection.sport) ? 'P' : won(w === `M${leader(score)}`)
    case 'EO':
    case 'CNEO':
      return won(w === (total % 2 === 0 ? 'EOE' : 'EOO'))
    case 'SPD':
      return won(w === `H${score.home}C${score.away}`)
    case 'PD': {
      const exact = `H${score.home}C${score.away}`
      const isListed = selectionsOf(selection.wtype, selection.sport).some((one) => one.w === exact)
      return won(w === (isListed ? exact : 'OVH'))
    }
    case 'T': {
      const [low, high] = bands[w]!
      return won(total >= low && total <= high)
    }
    case 'F':
      return half ? won(w === `F${leader(half)}${leader(score)}`) : 'D'
    case 'TS':
      return won((w === 'TSY') === (score.home > 0 && score.away > 0))
    default:
      return won(w.slice(2).includes(leader(score)))
  }
}

/**
 * What a settled single gives back, in cents: W risk + win, LW risk + half the win, P and D the risk, LL half the risk, L nothing.
 * Computed from the raw price and rounded once, half up.
 */
export const payout = (outcome: Outcome, k: number, oddsType: OddsType, stakeCents: number): number => {
  const { riskCents, returnCents } = quote(k, oddsType, stakeCents)
  const stake = BigInt(stakeCents)
  switch (outcome) {
    case 'W':
      return returnCents
    case 'LW':
      return (
        riskCents +
        Number(isNegative(k, oddsType) ? roundHalfUp(stake, 2n) : roundHalfUp(stake * BigInt(k), 200n))
      )
    case 'LL':
      return Number(roundHalfUp(BigInt(riskCents), 2n))
    case 'L':
      return 0
    default:
      return riskCents
  }
}
