import type { SportCode } from '../match.ts'

/** How a game of sets is counted. */
export interface RallyRules {
  setsToWin: number
  /** Points of a set (units of a frame, games in tennis); the deciding set may be shorter. */
  target: number
  lastTarget: number
  /** By how much a set has to be won. */
  lead: 1 | 2
  /** Tennis: a rally is a point of a game, games make the set. */
  hasGames: boolean
  /** What each set adds to the match counts: points or games are offered as markets. */
  counted: boolean
  /** U-SPORT-13: seconds from one rally to the next, and between sets. */
  pace: readonly [number, number]
  pause: number
}

const RULES = {
  TN: {
    setsToWin: 2,
    target: 6,
    lastTarget: 6,
    lead: 2,
    hasGames: true,
    counted: true,
    pace: [22, 44],
    pause: 120,
  },
  VB: {
    setsToWin: 3,
    target: 25,
    lastTarget: 15,
    lead: 2,
    hasGames: false,
    counted: true,
    pace: [16, 34],
    pause: 180,
  },
  TT: {
    setsToWin: 3,
    target: 11,
    lastTarget: 11,
    lead: 2,
    hasGames: false,
    counted: true,
    pace: [9, 22],
    pause: 60,
  },
  // A frame is a race to eight scoring visits; the points shown are what the visits brought.
  SK: {
    setsToWin: 5,
    target: 8,
    lastTarget: 8,
    lead: 1,
    hasGames: false,
    counted: false,
    pace: [45, 110],
    pause: 150,
  },
} as const satisfies Record<string, RallyRules>

export const rulesOf = (sport: SportCode): RallyRules => RULES[sport as keyof typeof RULES]

/** The target of a set, by its number from 0. */
export const targetOf = ({ setsToWin, target, lastTarget }: RallyRules, set: number): number =>
  set === 2 * setsToWin - 2 ? lastTarget : target

/** Games of tennis before the tie-break. */
export const TIE_BREAK_AT = 6
export const TIE_BREAK_TARGET = 7
export const GAME_TARGET = 4
