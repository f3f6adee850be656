import type { Score } from '@app/contract/sport/feed'
import { type Market, marketOf, type Period } from '@app/contract/sport/markets'
import { outcomeOf, type Outcome, type ResultCode, type VoidReason } from '@app/contract/sport/results'
import { type MatchScores, scoreFor, settle } from '@app/contract/sport/settle'
import type { OfficialResult } from './match.rules.ts'
import { isFootball, isRally, type MatchState, type Pair, type SportCode } from './model/match.ts'
import { scoreOfPair } from './present.rules.ts'

const add = (pairs: readonly Pair[]): Pair =>
  pairs.reduce<[number, number]>((sum, pair) => [sum[0] + pair[0], sum[1] + pair[1]], [0, 0])
const minus = (from: Pair, part: Pair): Pair => [from[0] - part[0], from[1] - part[1]]

/** The periods of a sport that are markets of their own, in order. */
const QUARTERS: readonly Period[] = ['q1', 'q2', 'q3', 'q4']
const SETS: readonly Period[] = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9']
const INNINGS: readonly Period[] = ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9']
const periodsOf = (sport: SportCode): readonly Period[] => {
  if (isRally(sport)) return SETS
  return sport === 'BK' ? QUARTERS : sport === 'BS' ? INNINGS : []
}
/** How many periods make the first half, in sports that have one. */
const HALF_AFTER: Partial<Record<SportCode, number>> = { FT: 1, VF: 1, OP: 1, BK: 2 }
const FIRST_INNINGS = 5

/** What a match has come to so far; a part that isn't complete is absent. An official result replaces the scores. */
export const scoresOf = (state: MatchState, official: OfficialResult | null): MatchScores => {
  const { sport, done, sections } = state
  const isOver = state.status === 'finished' || official !== null
  const halfAfter = HALF_AFTER[sport]
  const playedHalf =
    halfAfter !== undefined && done >= halfAfter ? add(state.byPeriod.slice(0, halfAfter)) : null
  const half = official?.half ?? playedHalf
  const full = official?.full ?? (isOver ? state.score : null)
  const score: MatchScores['score'] = {}
  if (half) score.half = scoreOfPair(half)
  if (full) score.full = scoreOfPair(full)
  if (half && full) score.secondHalf = scoreOfPair(minus(full, half))
  for (const [index, period] of periodsOf(sport).entries()) {
    const points = sections[index]
    if (index < done && points) score[period] = scoreOfPair(points)
  }
  if (sport === 'BS' && done >= FIRST_INNINGS) score.f5 = scoreOfPair(add(sections.slice(0, FIRST_INNINGS)))
  if (isRally(sport))
    return {
      score,
      ...(full ? { sets: scoreOfPair(full) } : {}),
      // The games of an official result nobody counted.
      ...(full && !official ? { games: scoreOfPair(add(state.byPeriod)) } : {}),
    }
  if (!isFootball(sport)) return { score }
  const cards: Pair = [state.yellows[0] + state.reds[0], state.yellows[1] + state.reds[1]]
  return {
    score,
    corners: {
      ...(done >= 1 ? { half: scoreOfPair(state.halfCorners) } : {}),
      ...(isOver ? { full: scoreOfPair(state.corners) } : {}),
    },
    cards: {
      ...(done >= 1 ? { half: scoreOfPair(state.halfCards) } : {}),
      ...(isOver ? { full: scoreOfPair(cards) } : {}),
    },
  }
}

export interface PickedLeg {
  sport: MatchState['sport']
  wtype: string
  w: string
  line: number | null
  scoreAtBet: Score | null
}

/** What a total has come to when the match stops, for the counts that only grow. */
const countedSofar = ({ family, period }: Market, state: MatchState): number | undefined => {
  const { score, corners, yellows, reds } = state
  if (period !== 'full') return undefined
  switch (family) {
    case 'OU':
      return score[0] + score[1]
    case 'TOH':
      return score[0]
    case 'TOC':
      return score[1]
    case 'CNOU':
      return corners[0] + corners[1]
    case 'RNOU':
      return yellows[0] + yellows[1] + reds[0] + reds[1]
    case 'GOU': {
      const games = add(state.byPeriod)
      return games[0] + games[1]
    }
    case 'STOU':
      return score[0] + score[1]
    default:
      return undefined
  }
}

/** The match ended early: what no further play could change stands, all else is void. */
const decidedEarly = (market: Market, { w, line }: PickedLeg, state: MatchState): Outcome | undefined => {
  const [home, away] = state.score
  const counted = countedSofar(market, state)
  if (counted !== undefined && line !== null && counted - line >= 0.5) return w === 'OUO' ? 'W' : 'L'
  if (market.family === 'TS' && market.period === 'full' && home > 0 && away > 0)
    return w === 'TSY' ? 'W' : 'L'
  return undefined
}

/** Players retire, teams break off (sports.md section 2). */
const RETIRING = new Set<SportCode>(['TN', 'TT', 'SK'])

/** Why a market of a finished match was never decided: its set wasn't played, or the result doesn't name it. */
const undecided = (market: Market, state: MatchState, official: OfficialResult | null): VoidReason => {
  if (isRally(state.sport) && market.period !== 'full' && !official) return 'DL'
  return 'D3'
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
  const isHalfMissing = market.family === 'F' && score !== undefined && !scores.score.half
  if (score && !isHalfMissing)
    return { result: settle(leg, scores, leg.scoreAtBet ?? undefined), finalScore: score }
  if (state.status === 'abandoned')
    return {
      result: decidedEarly(market, leg, state) ?? (RETIRING.has(state.sport) ? 'DC' : 'DB'),
      finalScore: null,
    }
  return state.status === 'finished' || official
    ? { result: undecided(market, state, official), finalScore: null }
    : undefined
}

export const outcomeOfCode = (code: ResultCode | null): Outcome | undefined =>
  code === null ? undefined : outcomeOf(code)

/**
 * The code of a system's ticket: void when all its legs are, won or lost by what it returns against what it cost; lost at once
 * when too few legs are left for its smallest combination; undefined while it is open.
 */
export const systemOutcome = (
  { sizes }: { sizes: readonly number[] },
  legs: readonly { result: ResultCode | null }[],
  returnCents: number,
  riskCents: number,
): ResultCode | undefined => {
  const outcomes = legs.map(({ result }) => outcomeOfCode(result))
  const lost = outcomes.filter((outcome) => outcome === 'L').length
  if (legs.length - lost < Math.min(...sizes)) return 'L'
  if (outcomes.includes(undefined)) return undefined
  if (outcomes.every((outcome) => outcome === 'D')) return legs[0]?.result ?? 'D'
  if (returnCents === riskCents) return 'P'
  return returnCents > riskCents ? 'W' : 'L'
}
