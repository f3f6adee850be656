import type { Family, Period } from '@app/contract/sport/market/markets'
import { LEAST_DECIDED, wholeLines, type Counted } from './lines.ts'
import { MARGIN, pairOf, type Quote } from './quote.ts'

/** Chances of final scores: [home * width + away], each side counted from its own `low`. */
export interface FinalGrid {
  width: number
  low: readonly [number, number]
  cells: Float64Array
}

const eachCell = (
  { width, low, cells }: FinalGrid,
  visit: (home: number, away: number, chance: number) => void,
) => {
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < width; y += 1) {
      const chance = cells[x * width + y]!
      if (chance > 0) visit(low[0] + x, low[1] + y, chance)
    }
}

/** Chances of a number read off each final score. */
const countOf = (
  grid: FinalGrid,
  from: number,
  to: number,
  read: (home: number, away: number) => number,
): Counted => {
  const chances = new Float64Array(to - from + 1)
  eachCell(grid, (home, away, chance) => {
    chances[read(home, away) - from]! += chance
  })
  return { low: from, chances }
}

export const gridDifference = (grid: FinalGrid): Counted => {
  const { width, low } = grid
  return countOf(grid, low[0] - low[1] - width, low[0] - low[1] + width, (home, away) => home - away)
}
export const gridTotal = (grid: FinalGrid): Counted =>
  countOf(
    grid,
    grid.low[0] + grid.low[1],
    grid.low[0] + grid.low[1] + 2 * grid.width,
    (home, away) => home + away,
  )
export const gridSide = (grid: FinalGrid, side: 0 | 1): Counted =>
  countOf(grid, grid.low[side], grid.low[side] + grid.width, (home, away) => (side === 0 ? home : away))

/** The count that a market of a grid reads. */
export const gridCount = (grid: FinalGrid, family: Family): Counted | undefined => {
  if (family === 'R') return gridDifference(grid)
  if (family === 'OU') return gridTotal(grid)
  if (family === 'TOH') return gridSide(grid, 0)
  return family === 'TOC' ? gridSide(grid, 1) : undefined
}

const oddShare = ({ low, chances }: Counted): number => {
  let odd = 0
  for (let index = 0; index < chances.length; index += 1)
    if (Math.abs(index + low) % 2 === 1) odd += chances[index]!
  return odd
}

/** Two-way winner: level returns the stake, so it isn't offered when that is all but sure. */
const gridWinner = (grid: FinalGrid, period: Period): Quote[] => {
  const { low, chances } = gridDifference(grid)
  let [home, away, all] = [0, 0, 0]
  for (let index = 0; index < chances.length; index += 1) {
    all += chances[index]!
    if (index + low > 0) home += chances[index]!
    if (index + low < 0) away += chances[index]!
  }
  if (home + away < LEAST_DECIDED * all) return []
  return [{ family: 'M', period, rank: 0, selections: pairOf('MH', 'MC', home / (home + away), MARGIN.line) }]
}

/** A family of markets over a grid of final scores. */
export const gridQuotes = (grid: FinalGrid, period: Period, families: readonly Family[]): Quote[] =>
  families.flatMap((family) => {
    if (family === 'M') return gridWinner(grid, period)
    if (family === 'EO') {
      const selections = pairOf('EOO', 'EOE', oddShare(gridTotal(grid)), MARGIN.parity)
      return [{ family, period, rank: 0, selections }]
    }
    const count = gridCount(grid, family)
    if (!count) return []
    const lines = wholeLines({ family, period }, family === 'R' ? 'difference' : 'total', count)
    return family === 'R' || family === 'OU' ? lines : lines.slice(0, 1)
  })
