/** How a match of sets (frames) is won. */
export interface SetRules {
  setsToWin: number
  /** Points of a set (games in tennis, visits of a frame); the deciding set may be shorter. */
  target: number
  lastTarget: number
  /** By how much a set has to be won; a set of tennis at 6-6 is won by one game. */
  lead: 1 | 2
}

export const setRules = {
  TN: { setsToWin: 2, target: 6, lastTarget: 6, lead: 2 },
  VB: { setsToWin: 3, target: 25, lastTarget: 15, lead: 2 },
  TT: { setsToWin: 3, target: 11, lastTarget: 11, lead: 2 },
  SK: { setsToWin: 5, target: 8, lastTarget: 8, lead: 1 },
} as const satisfies Record<string, SetRules>

/** The target of a set, by its number from 0. */
export const targetOf = ({ setsToWin, target, lastTarget }: SetRules, set: number): number =>
  set === 2 * setsToWin - 2 ? lastTarget : target
