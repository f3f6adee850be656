import { CORNER_RATES, FIRST_HALF_SHARE, RED_RATE, restOfGoals, YELLOW_RATE } from './rates.ts'
import type { MatchState, Pair } from '../match.ts'

/** Corners or cards to come of a side that are told apart. */
export const COUNT_SPAN = 32

const rowOf = (mean: number): Float64Array => {
  const row = new Float64Array(COUNT_SPAN)
  let chance = Math.exp(-mean)
  for (let count = 0; count < COUNT_SPAN; count += 1) {
    row[count] = chance
    chance = (chance * mean) / (count + 1)
  }
  return row
}

/** Difference (index 0 = 1 − COUNT_SPAN) and total still to come at these means. */
export const countChances = (rates: Pair): { difference: Float64Array; total: Float64Array } => {
  const [home, away] = [rowOf(rates[0]), rowOf(rates[1])]
  const difference = new Float64Array(2 * COUNT_SPAN - 1)
  const total = new Float64Array(2 * COUNT_SPAN - 1)
  for (let x = 0; x < COUNT_SPAN; x += 1)
    for (let y = 0; y < COUNT_SPAN; y += 1) {
      const chance = home[x]! * away[y]!
      difference[x - y + COUNT_SPAN - 1]! += chance
      total[x + y]! += chance
    }
  return { difference, total }
}

/** Means still to come and what there is, of a period. */
export const countsToCome = (state: MatchState, period: 'full' | 'half') => {
  const rest = period === 'full' ? restOfGoals(state.restOfHalves) : FIRST_HALF_SHARE * state.restOfHalves[0]
  const cards = (YELLOW_RATE + RED_RATE) * rest
  // While the first half runs, all there is belongs to it.
  const { corners, yellows, reds } = state
  return {
    corners: { rates: [CORNER_RATES[0] * rest, CORNER_RATES[1] * rest] as Pair, sofar: corners },
    cards: {
      rates: [cards, cards] as Pair,
      sofar: [yellows[0] + reds[0], yellows[1] + reds[1]] as Pair,
    },
  }
}
