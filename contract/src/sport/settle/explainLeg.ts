import type { Score } from '../feed.ts'
import { lineOfSelection, splitLine } from '../market/line.ts'
import { families } from '../market/markets.data.ts'
import { marketOf, selectionsOf } from '../market/markets.ts'
import type { Market } from '../market/markets.ts'
import { outcomeOf } from './results.ts'
import type { Outcome, ResultCode } from './results.ts'
import { countsFromBet, outcomeOfMargin, settle } from './settle.ts'
import type { TicketLeg } from '../ticket.ts'

/** One neighbour of the line with its share of the stake: both are equal unless it is a quarter line. */
export interface HalfStake {
  line: number
  /** What the selection leads by on that line; a half stake wins above 0, comes back at 0. */
  margin: number
  outcome: Outcome
}

export type LegStep =
  | { step: 'void'; leg: number; code: ResultCode }
  /** `counted` is the score that counts: final less `from` where only goals after the bet do. */
  | {
      step: 'handicap'
      leg: number
      final: Score
      from: Score | null
      counted: Score
      line: number
      margin: number
      halves: HalfStake[]
      outcome: Outcome
    }
  | {
      step: 'total'
      leg: number
      final: Score
      total: number
      line: number
      margin: number
      halves: HalfStake[]
      outcome: Outcome
    }
  /** `winners` are the selections that won, as far as this score says so. */
  | { step: 'outright'; leg: number; final: Score; winners: string[]; outcome: Outcome }

const halvesOf = (line: number, marginAt: (line: number) => number): HalfStake[] => {
  const [low, high] = splitLine(line)
  return (low === high ? [low] : [low, high]).map((each) => {
    const margin = marginAt(each)
    return { line: each, margin, outcome: outcomeOfMargin(margin) }
  })
}

const counted = ({ family }: Market, { home, away }: Score): number => {
  if (family === 'TOH') return home
  return family === 'TOC' ? away : home + away
}

const winnersOf = (leg: TicketLeg, market: Market, final: Score): string[] => {
  if (market.family === 'F' || market.family === 'FS') return leg.result === 'W' ? [leg.w] : []
  const counts = families[market.family].counts
  const scores =
    counts === 'sets'
      ? { score: {}, sets: final }
      : counts === 'games'
        ? { score: { [market.period]: final }, games: final }
        : counts === 'score'
          ? { score: { [market.period]: final } }
          : { score: {}, [counts]: { [market.period]: final } }
  return selectionsOf(leg.wtype, leg.sport)
    .map(({ w }) => w)
    .filter((w) => settle({ ...leg, w }, scores) === 'W')
}

/** How a leg came to its result; nothing while it is open. A decided leg of a match broken off has no final score. */
export const explainLeg = (leg: TicketLeg, index: number): LegStep[] => {
  const { result, finalScore: final, w } = leg
  if (result === null) return []
  const outcome = outcomeOf(result)
  const market = marketOf(leg.wtype)
  if (outcome === 'D' || outcome === undefined || !market) return [{ step: 'void', leg: index, code: result }]
  if (!final) return []
  const { kind } = families[market.family]
  if (kind === 'outright' || leg.line === null)
    return [{ step: 'outright', leg: index, final, winners: winnersOf(leg, market, final), outcome }]
  if (kind === 'total') {
    const total = counted(market, final)
    const marginAt = (line: number) => (w === 'OUO' ? total - line : line - total)
    const { line } = leg
    const halves = halvesOf(line, marginAt)
    return [{ step: 'total', leg: index, final, total, line, margin: marginAt(line), halves, outcome }]
  }
  const from = countsFromBet(leg.sport, leg.wtype) ? leg.scoreAtBet : null
  const since: Score = {
    home: final.home - (from?.home ?? 0),
    away: final.away - (from?.away ?? 0),
  }
  const lead = w === 'RH' ? since.home - since.away : since.away - since.home
  const line = lineOfSelection(w, leg.line)
  const marginAt = (at: number) => lead + at
  return [
    {
      step: 'handicap',
      leg: index,
      final,
      from,
      counted: since,
      line,
      margin: marginAt(line),
      halves: halvesOf(line, marginAt),
      outcome,
    },
  ]
}
