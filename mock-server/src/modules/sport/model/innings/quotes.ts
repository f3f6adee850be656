import type { Period as MarketPeriod } from '@app/contract/sport/market/markets'
import { gridQuotes } from '../grid.ts'
import type { MatchSpec, MatchState } from '../match.ts'
import type { Quote } from '../quote.ts'
import { INNINGS, inningsGrid, partGrid } from './law.ts'

export const INNING_PERIODS: readonly MarketPeriod[] = ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9']
export const FIRST_INNINGS = 5

/** Every baseball market at a state: the match with its extra innings, the first five, the running inning and the next. */
export const inningsQuotes = (spec: MatchSpec, state: MatchState, scope: 'main' | 'all'): Quote[] => {
  const full = inningsGrid(spec, state)
  const five = partGrid(spec, state, 0, FIRST_INNINGS)
  const main = [
    ...gridQuotes(full, 'full', ['R', 'OU', 'M']),
    ...(five ? gridQuotes(five, 'f5', ['R', 'OU', 'M']).filter(({ rank }) => rank === 0) : []),
  ]
  if (scope === 'main') return main
  const inning = Math.max(0, state.byPeriod.length - 1)
  // The last inning may end early or not be batted out, so it isn't offered alone.
  const single = [inning, inning + 1].filter((index) => index < INNINGS - 1)
  return [
    ...main,
    ...gridQuotes(full, 'full', ['EO', 'TOH', 'TOC']),
    ...single.flatMap((index) => {
      const grid = partGrid(spec, state, index, index + 1)
      return grid
        ? gridQuotes(grid, INNING_PERIODS[index]!, ['M', 'OU']).filter(({ rank }) => rank === 0)
        : []
    }),
  ]
}
