import type { Score } from '@app/contract/sport/feed'
import { type Market, marketOf } from '@app/contract/sport/markets'
import { outcomeOf, type Outcome, type ResultCode } from '@app/contract/sport/results'
import { type MatchScores, scoreFor, settle } from '@app/contract/sport/settle'
import type { OfficialResult } from './match.rules.ts'
import type { MatchState, Pair } from './model/match.ts'
import { scoreOfPair } from './present.rules.ts'

const add = (pairs: readonly Pair[]): Pair =>
  pairs.reduce<[number, number]>((sum, pair) => [sum[0] + pair[0], sum[1] + pair[1]], [0, 0])
const minus = (from: Pair, part: Pair): Pair => [from[0] - part[0], from[1] - part[1]]

/** Periods of the match that are complete. */
const completed = ({ sport, status, period, byPeriod }: MatchState): number => {
  if (status === 'finished') return sport === 'FT' ? 2 : Math.max(4, byPeriod.length)
  if (sport === 'FT') return period === 'HT' || period === '2H' ? 1 : 0
  return period === 'HT' || period === 'BREAK' ? byPeriod.length : Math.max(0, byPeriod.length - 1)
}

const QUARTERS = ['q1', 'q2', 'q3', 'q4'] as const

/** What a match has come to so far; a part that isn't complete is absent. An official result replaces the scores. */
export const scoresOf = (state: MatchState, official: OfficialResult | null): MatchScores => {
  const done = completed(state)
  const isOver = state.status === 'finished' || official !== null
  const halfDone = done >= (state.sport === 'FT' ? 1 : 2)
  const playedHalf = add(state.byPeriod.slice(0, state.sport === 'FT' ? 1 : 2))
  const half = official?.half ?? (halfDone ? playedHalf : null)
  const full = official?.full ?? (isOver ? state.score : null)
  const score: MatchScores['score'] = {}
  if (half) score.half = scoreOfPair(half)
  if (full) score.full = scoreOfPair(full)
  if (half && full) score.secondHalf = scoreOfPair(minus(full, half))
  if (state.sport === 'BK')
    for (const [index, quarter] of QUARTERS.entries()) {
      const points = state.byPeriod[index]
      if (index < done && points) score[quarter] = scoreOfPair(points)
    }
  if (!isOver || state.sport === 'BK') return { score }
  const cards: Pair = [state.yellows[0] + state.reds[0], state.yellows[1] + state.reds[1]]
  return { score, corners: { full: scoreOfPair(state.corners) }, cards: { full: scoreOfPair(cards) } }
}

export interface PickedLeg {
  sport: MatchState['sport']
  wtype: string
  w: string
  line: number | null
  scoreAtBet: Score | null
}

/** The match ended early: what no further play could change stands, all else is void. */
const decidedEarly = (
  market: Market,
  { w, line }: PickedLeg,
  { score: [home, away] }: MatchState,
): Outcome | undefined => {
  if (market.period !== 'full') return undefined
  const counted = { OU: home + away, TOH: home, TOC: away }[market.family as 'OU' | 'TOH' | 'TOC']
  if (counted !== undefined && line !== null && counted - line >= 0.5) return w === 'OUO' ? 'W' : 'L'
  if (market.family === 'TS' && home > 0 && away > 0) return w === 'TSY' ? 'W' : 'L'
  return undefined
}

/** How a leg stands: its result and the score it was read from; undefined while it is open. */
export const legResult = (
  leg: PickedLeg,
  state: MatchState,
  official: OfficialResult | null,
): { result: ResultCode; finalScore: Score | null } | undefined => {
  const market = marketOf(leg.wtype)
  if (!market) return { result: 'D2', finalScore: null }
  if (state.status === 'postponed' && !official) return { result: 'D9', finalScore: null }
  const scores = scoresOf(state, official)
  const score = scoreFor(market, scores)
  if (score) return { result: settle(leg, scores, leg.scoreAtBet ?? undefined), finalScore: score }
  if (state.status === 'abandoned')
    return { result: decidedEarly(market, leg, state) ?? 'DB', finalScore: null }
  // A quarter or a count that an official result doesn't name.
  return state.status === 'finished' || official ? { result: 'D3', finalScore: null } : undefined
}

export const outcomeOfCode = (code: ResultCode | null): Outcome | undefined =>
  code === null ? undefined : outcomeOf(code)
