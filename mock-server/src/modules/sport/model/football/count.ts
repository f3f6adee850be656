import type { Family, Period } from '@app/contract/sport/market/markets'
import type { Counted } from '../lines.ts'
import type { MatchSpec, MatchState } from '../match.ts'
import { differences, footballChances, SPAN, totals } from './chances.ts'
import { COUNT_SPAN, countChances, countsToCome } from './counts.ts'

/** The distribution of the final number that a line of football reads: the whole score, not only what is to come. */
export const footballCount = (
  spec: MatchSpec,
  state: MatchState,
  family: Family,
  period: Period,
): Counted | undefined => {
  if (period !== 'full' && period !== 'half') return undefined
  if (period === 'half' && state.restOfHalves[0] === 0) return undefined
  const { score } = state
  const [lead, sofar] = [score[0] - score[1], score[0] + score[1]]
  if (family === 'CNR' || family === 'CNOU' || family === 'RNR' || family === 'RNOU') {
    const { corners, cards } = countsToCome(state, period)
    const counted = family.startsWith('CN') ? corners : cards
    const { difference, total } = countChances(counted.rates)
    const [home, away] = counted.sofar
    return family.endsWith('OU')
      ? { low: home + away, chances: total }
      : { low: home - away + 1 - COUNT_SPAN, chances: difference }
  }
  const chances = footballChances(spec, state)
  const grid = period === 'half' ? chances.half : chances.full
  if (!grid) return undefined
  if (family === 'R') return { low: lead + 1 - SPAN, chances: differences(grid) }
  if (family === 'OU') return { low: sofar, chances: totals(grid) }
  if (family !== 'TOH' && family !== 'TOC') return undefined
  const row = new Float64Array(SPAN)
  for (let x = 0; x < SPAN; x += 1)
    for (let y = 0; y < SPAN; y += 1) row[family === 'TOH' ? x : y]! += grid[x * SPAN + y]!
  return { low: family === 'TOH' ? score[0] : score[1], chances: row }
}
