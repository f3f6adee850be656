import { FIRST_HALF_SHARE, lowScoreWeight, ratesWithReds, restOfGoals } from './rates.ts'
import type { MatchSpec, MatchState, Pair } from '../match.ts'

/** Goals to come that are told apart per side; beyond that the chance is below 1 in 10,000. */
export const SPAN = 12

/** Chance of each number of goals to come of both sides: [home * SPAN + away]. */
export type ScoreGrid = Float64Array

export interface FootballChances {
  full: ScoreGrid
  /** Goals to come before the interval; undefined once it has come. */
  half: ScoreGrid | undefined
  /** Second-half goals to come, without the low-score weight. */
  second: readonly [Float64Array, Float64Array]
  score: Pair
  rates: Pair
}

const poissonRow = (mean: number): Float64Array => {
  const row = new Float64Array(SPAN)
  let chance = Math.exp(-mean)
  for (let goals = 0; goals < SPAN; goals += 1) {
    row[goals] = chance
    chance = (chance * mean) / (goals + 1)
  }
  return row
}

const normalised = (grid: ScoreGrid): ScoreGrid => {
  let sum = 0
  for (let cell = 0; cell < grid.length; cell += 1) sum += grid[cell]!
  for (let cell = 0; cell < grid.length; cell += 1) grid[cell] = grid[cell]! / sum
  return grid
}

const product = (home: Float64Array, away: Float64Array): ScoreGrid => {
  const grid = new Float64Array(SPAN * SPAN)
  for (let x = 0; x < SPAN; x += 1) for (let y = 0; y < SPAN; y += 1) grid[x * SPAN + y] = home[x]! * away[y]!
  return grid
}

/** How much the low-score weight changes a cell, given the goals still to come after it. */
const lowScoreShift = (
  rates: Pair,
  score: Pair,
  x: number,
  y: number,
  later: readonly [Float64Array, Float64Array],
): number => {
  let shift = 1
  for (let home = score[0] + x; home <= 1; home += 1)
    for (let away = score[1] + y; away <= 1; away += 1)
      shift +=
        (lowScoreWeight(rates, home, away) - 1) *
        later[0][home - score[0] - x]! *
        later[1][away - score[1] - y]!
  return shift
}

/** The model's own distribution of the goals to come, at a state of the match. */
export const footballChances = (spec: MatchSpec, state: MatchState): FootballChances => {
  const { score, restOfHalves, restForGoals = restOfHalves } = state
  const rates = ratesWithReds(spec, state.reds)
  const rest = restOfGoals(restForGoals)
  const full = product(poissonRow(rates[0] * rest), poissonRow(rates[1] * rest))
  for (let x = 0; x + score[0] <= 1; x += 1)
    for (let y = 0; y + score[1] <= 1; y += 1)
      full[x * SPAN + y] = full[x * SPAN + y]! * lowScoreWeight(spec.rates, score[0] + x, score[1] + y)
  const inSecond = (1 - FIRST_HALF_SHARE) * restForGoals[1]
  const second = [poissonRow(rates[0] * inSecond), poissonRow(rates[1] * inSecond)] as const
  let half: ScoreGrid | undefined
  if (restOfHalves[0] > 0) {
    const inFirst = FIRST_HALF_SHARE * restForGoals[0]
    half = product(poissonRow(rates[0] * inFirst), poissonRow(rates[1] * inFirst))
    for (let x = 0; x + score[0] <= 1; x += 1)
      for (let y = 0; y + score[1] <= 1; y += 1)
        half[x * SPAN + y] = half[x * SPAN + y]! * lowScoreShift(spec.rates, score, x, y, second)
    normalised(half)
  }
  return { full: normalised(full), half, second, score, rates: spec.rates }
}

/** Chances of the difference home − away to come, index 0 = −(SPAN − 1). */
export const differences = (grid: ScoreGrid): Float64Array => {
  const row = new Float64Array(2 * SPAN - 1)
  for (let x = 0; x < SPAN; x += 1)
    for (let y = 0; y < SPAN; y += 1) row[x - y + SPAN - 1]! += grid[x * SPAN + y]!
  return row
}

/** Chances of the total to come. */
export const totals = (grid: ScoreGrid): Float64Array => {
  const row = new Float64Array(2 * SPAN - 1)
  for (let x = 0; x < SPAN; x += 1) for (let y = 0; y < SPAN; y += 1) row[x + y]! += grid[x * SPAN + y]!
  return row
}

/** Half/full: nine chances [half-time result * 3 + full-time result], each H, draw, C. */
export const halfFull = ({ half, second, score, rates }: FootballChances): number[] => {
  const chances = Array.from({ length: 9 }, () => 0)
  if (!half) return chances
  const plain = product(second[0], second[1])
  const resultOf = (difference: number) => (difference > 0 ? 0 : difference === 0 ? 1 : 2)
  const later = differences(plain)
  for (let x = 0; x < SPAN; x += 1)
    for (let y = 0; y < SPAN; y += 1) {
      const cell = half[x * SPAN + y]!
      if (cell < 1e-9) continue
      const lead = score[0] + x - score[1] - y
      const row = resultOf(lead) * 3
      const shift = lowScoreShift(rates, score, x, y, second)
      const unweighted = cell / shift
      for (let index = 0; index < later.length; index += 1)
        chances[row + resultOf(lead + index - (SPAN - 1))]! += unweighted * later[index]!
      for (let home = score[0] + x; home <= 1; home += 1)
        for (let away = score[1] + y; away <= 1; away += 1)
          chances[row + resultOf(home - away)]! +=
            unweighted *
            (lowScoreWeight(rates, home, away) - 1) *
            second[0][home - score[0] - x]! *
            second[1][away - score[1] - y]!
    }
  return chances
}
