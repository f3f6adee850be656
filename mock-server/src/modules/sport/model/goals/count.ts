import type { Family, Period } from '@app/contract/sport/market/markets'
import { gridCount } from '../grid.ts'
import type { Counted } from '../lines.ts'
import type { MatchSpec, MatchState } from '../match.ts'
import { goalsGrid, goalsHalfGrid } from './law.ts'

export const goalsCount = (
  spec: MatchSpec,
  state: MatchState,
  family: Family,
  period: Period,
): Counted | undefined => {
  const grid = period === 'half' ? goalsHalfGrid(spec, state) : goalsGrid(spec, state)
  return grid && gridCount(grid, family)
}
