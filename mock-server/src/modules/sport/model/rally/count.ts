import type { Family, Period } from '@app/contract/sport/market/markets'
import type { Counted } from '../lines.ts'
import type { MatchSpec, MatchState } from '../match.ts'
import { freshSet, matchLaw, runningSet } from './law.ts'
import { setDifference, setsDifference, setsTotal, setTotal } from './quotes.ts'

/** The distribution that a market of a game of sets reads; `R` of a set or frame is its lead, as the winner's market needs it. */
export const rallyCount = (
  spec: MatchSpec,
  state: MatchState,
  family: Family,
  period: Period,
): Counted | undefined => {
  if (period !== 'full') {
    const set = Number(/^s(\d)$/.exec(period)?.[1] ?? 0) - 1
    if (set < state.done) return undefined
    const ends = set === state.done ? runningSet(spec, state) : freshSet(spec, set)
    return family === 'GOU' ? setTotal(ends) : setDifference(ends)
  }
  const law = matchLaw(spec, state)
  if (family === 'GR') return law.difference
  if (family === 'GOU') return law.total
  return family === 'STOU' || family === 'OU' ? setsTotal(law) : setsDifference(law)
}
