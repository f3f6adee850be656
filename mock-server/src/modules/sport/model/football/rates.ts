import { DELAY_MS } from '@app/contract/sport/slip/limits'
import type { MatchSpec, Pair, SportCode } from '../match.ts'

/** U-SPORT-13: the invented numbers of the football model. */
export const HOME_SHARE = 0.555
/** Dixon & Coles's dependence of low scores: below 0 it raises 0-0 and 1-1. */
export const RHO = -0.09
/** Part of a match's goals that falls before the interval. */
export const FIRST_HALF_SHARE = 0.45
/** A man short: fewer goals for, as many more against, so that a red card to come moves no price beforehand. */
const MAN_SHORT = 0.3
export const RED_RATE = 0.09
export const YELLOW_RATE = 1.9
export const CORNER_RATES: Pair = [5.3, 4.5]

export interface Strength {
  attack: number
  concede: number
}

/** Expected goals of both sides in 90 minutes. */
export const footballRates = (meanGoals: number, home: Strength, away: Strength): Pair => [
  meanGoals * HOME_SHARE * home.attack * away.concede,
  meanGoals * (1 - HOME_SHARE) * away.attack * home.concede,
]

/** Weight of a final score against plain independence. Bounds keep it positive for lopsided rates. */
export const lowScoreWeight = ([home, away]: Pair, homeGoals: number, awayGoals: number): number => {
  if (homeGoals > 1 || awayGoals > 1) return 1
  if (homeGoals === 0)
    return awayGoals === 0 ? 1 - Math.min(home * away, 6) * RHO : 1 + Math.min(home, 6) * RHO
  return awayGoals === 0 ? 1 + Math.min(away, 6) * RHO : 1 - RHO
}

const manRate = (own: number, other: number) => Math.max(0.1, 1 - MAN_SHORT * own) * (1 + MAN_SHORT * other)

/** Full-match rates of both sides with these red cards. */
export const ratesWithReds = ({ rates }: MatchSpec, reds: Pair): Pair => [
  rates[0] * manRate(reds[0], reds[1]),
  rates[1] * manRate(reds[1], reds[0]),
]

/** Part of the goals still to come, from the shares of the halves still to play. */
export const restOfGoals = ([first, second]: Pair): number =>
  FIRST_HALF_SHARE * first + (1 - FIRST_HALF_SHARE) * second

/** U-SPORT-13: seconds that an attack is announced before its goal, the share of goals from the spot, and their wait. */
export const ATTACK: Pair = [5, 14]
export const PENALTY_SHARE = 0.1
export const PENALTY_LASTS = 50
/**
 * Shares of goals, and the seconds to come in which none of them falls when a bet is open now and accepted after its delay: its
 * attack would be announced, or it refuses the bet.
 */
export const unseenGoals = (sport: SportCode): readonly Pair[] =>
  sport === 'VF'
    ? [[1, DELAY_MS / 1_000]]
    : [
        [1 - PENALTY_SHARE, (ATTACK[0] + ATTACK[1]) / 2],
        [PENALTY_SHARE, PENALTY_LASTS + DELAY_MS / 1_000],
      ]

/** U-SPORT-13: a virtual match plays its ninety minutes in six. */
const VIRTUAL_PACE = 15
/** Seconds of the match in a second of the clock on the wall. */
export const paceOf = (sport: SportCode): number => (sport === 'VF' ? VIRTUAL_PACE : 1)
