import type { Family, Period } from '@app/contract/sport/market/markets'
import { gridCount } from '../grid.ts'
import type { Counted } from '../lines.ts'
import type { MatchSpec, MatchState } from '../match.ts'
import { inningsGrid, partGrid } from './law.ts'
import { FIRST_INNINGS, INNING_PERIODS } from './quotes.ts'

export const inningsCount = (
  spec: MatchSpec,
  state: MatchState,
  family: Family,
  period: Period,
): Counted | undefined => {
  const inning = INNING_PERIODS.indexOf(period)
  const grid =
    period === 'full'
      ? inningsGrid(spec, state)
      : period === 'f5'
        ? partGrid(spec, state, 0, FIRST_INNINGS)
        : inning >= 0
          ? partGrid(spec, state, inning, inning + 1)
          : undefined
  return grid && gridCount(grid, family)
}
