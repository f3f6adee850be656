import { setRules, type SetRules } from '@app/contract/sport/settle/sets.data'
import type { SportCode } from '../match.ts'

/** How a game of sets is counted. */
export interface RallyRules extends SetRules {
  /** Tennis: a rally is a point of a game, games make the set. */
  hasGames: boolean
  /** What each set adds to the match counts: points or games are offered as markets. */
  counted: boolean
  /** U-SPORT-13: seconds from one rally to the next, and between sets. */
  pace: readonly [number, number]
  pause: number
}

const RULES = {
  TN: { ...setRules.TN, hasGames: true, counted: true, pace: [22, 44], pause: 120 },
  VB: { ...setRules.VB, hasGames: false, counted: true, pace: [16, 34], pause: 180 },
  TT: { ...setRules.TT, hasGames: false, counted: true, pace: [9, 22], pause: 60 },
  // A frame is a race to eight scoring visits; the points shown are what the visits brought.
  SK: { ...setRules.SK, hasGames: false, counted: false, pace: [45, 110], pause: 150 },
} as const satisfies Record<string, RallyRules>

export const rulesOf = (sport: SportCode): RallyRules => RULES[sport as keyof typeof RULES]

/** Rallies of a match that goes over all its sets, each of them close. */
export const longestOf = ({ setsToWin, target, hasGames }: RallyRules): number =>
  (2 * setsToWin - 1) * (2 * target - 1) * (hasGames ? 2 * GAME_TARGET - 2 : 1)

/** Games of tennis before the tie-break. */
export const TIE_BREAK_AT = 6
export const TIE_BREAK_TARGET = 7
export const GAME_TARGET = 4
