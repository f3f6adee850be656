import type { Pair } from '../match.ts'

/** U-SPORT-13: the invented numbers of the basketball model. Chances of 1, 2 and 3 points of a possession at mean strength. */
const BASE = [0.05, 0.37, 0.105] as const
const BASE_MEAN = BASE[0] + 2 * BASE[1] + 3 * BASE[2]
const HOME_EDGE = 1.014

export const QUARTER_CLOCK = 600
export const OVERTIME_CLOCK = 300
export const BREAK = 120
export const HALF_BREAK = 720

export const basketballRates = (
  home: { attack: number; concede: number },
  away: { attack: number; concede: number },
): Pair => [
  BASE_MEAN * home.attack * away.concede * HOME_EDGE,
  (BASE_MEAN * away.attack * home.concede) / HOME_EDGE,
]

/** Chances of 1, 2 and 3 points of a possession with this mean. */
export const pointChances = (mean: number): [number, number, number] => {
  const factor = Math.min(mean / BASE_MEAN, 1.8)
  return [BASE[0] * factor, BASE[1] * factor, BASE[2] * factor]
}

export const varianceOf = (mean: number): number => {
  const [one, two, three] = pointChances(mean)
  return one + 4 * two + 9 * three - mean * mean
}

/** Chance that a possession brings an odd number of points. */
export const oddChance = (mean: number): number => {
  const [one, , three] = pointChances(mean)
  return one + three
}

export const overtimePossessions = (perQuarter: number): number => Math.round(perQuarter / 2)
