import type { FinalGrid } from '../grid.ts'
import type { MatchSpec, MatchState, Pair } from '../match.ts'

/** Goals to come of a side that are told apart: beyond that the chance is nothing. */
const SPAN = 52

const poissonRow = (mean: number): Float64Array => {
  const row = new Float64Array(SPAN)
  let chance = Math.exp(-mean)
  for (let goals = 0; goals < SPAN; goals += 1) {
    row[goals] = chance
    chance = (chance * mean) / (goals + 1)
  }
  return row
}

const gridOf = (rates: Pair, rest: number, low: Pair): FinalGrid => {
  const [home, away] = [poissonRow(rates[0] * rest), poissonRow(rates[1] * rest)]
  const cells = new Float64Array(SPAN * SPAN)
  for (let x = 0; x < SPAN; x += 1)
    for (let y = 0; y < SPAN; y += 1) cells[x * SPAN + y] = home[x]! * away[y]!
  return { width: SPAN, low, cells }
}

/** The final score of a handball match: goals fall evenly over both halves. */
export const goalsGrid = (
  { rates }: MatchSpec,
  { restOfHalves, restForGoals: [first, second] = restOfHalves, score }: MatchState,
): FinalGrid => gridOf(rates, (first + second) / 2, score)

/** The score at half-time; undefined once it has come. */
export const goalsHalfGrid = (
  { rates }: MatchSpec,
  { restOfHalves, restForGoals: [first] = restOfHalves, score }: MatchState,
): FinalGrid | undefined => (restOfHalves[0] > 0 ? gridOf(rates, first / 2, score) : undefined)
