import { decidedOutcome } from '@app/contract/sport/settle/decided'
import type { Score } from '@app/contract/sport/feed'
import { type Market, marketOf } from '@app/contract/sport/market/markets'
import { outcomeOf, type Outcome, type ResultCode, type VoidReason } from '@app/contract/sport/settle/results'
import { scoreFor, settle } from '@app/contract/sport/settle/settle'
import type { OfficialResult } from '../match.rules.ts'
import { isRally, type MatchState, type SportCode } from '../model/match.ts'
import { scoresOf, sofarOf } from '../centre/scores.rules.ts'

export interface SettledLeg {
  sport: MatchState['sport']
  wtype: string
  w: string
  line: number | null
  scoreAtBet: Score | null
}

/** Players retire, teams break off. */
const RETIRING = new Set<SportCode>(['TN', 'TT', 'SK'])

/** Why what a match that didn't go on had not decided is void. */
const brokenOff = ({ sport, status, period }: MatchState): VoidReason => {
  if (status === 'postponed') return 'D9'
  const isBegun = period !== ''
  if (RETIRING.has(sport)) return isBegun ? 'DC' : 'DZ'
  return isBegun ? 'DB' : 'D1'
}

/** Why a market of a finished match was never decided: its set wasn't played, or the result doesn't name it. */
const undecided = (market: Market, state: MatchState, official: OfficialResult | null): VoidReason => {
  if (isRally(state.sport) && market.period !== 'full' && !official) return 'DL'
  return 'D3'
}

/** How a leg stands: its result and the score it was read from; undefined while it is open. */
export const legResult = (
  leg: SettledLeg,
  state: MatchState,
  official: OfficialResult | null,
): { result: ResultCode; finalScore: Score | null } | undefined => {
  const market = marketOf(leg.wtype)
  if (!market) return { result: 'D2', finalScore: null }
  const scores = scoresOf(state, official)
  const score = scoreFor(market, scores)
  const isHalfMissing = market.family === 'F' && score !== undefined && !scores.score.half
  if (score && !isHalfMissing)
    return { result: settle(leg, scores, leg.scoreAtBet ?? undefined), finalScore: score }
  if (!official && (state.status === 'abandoned' || state.status === 'postponed')) {
    const sofar = sofarOf(state)
    const decided = decidedOutcome(leg, sofar, leg.scoreAtBet ?? undefined)
    if (!decided) return { result: brokenOff(state), finalScore: null }
    const isToldByScore = settle(leg, sofar.counted) === decided
    return { result: decided, finalScore: isToldByScore ? (scoreFor(market, sofar.counted) ?? null) : null }
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
