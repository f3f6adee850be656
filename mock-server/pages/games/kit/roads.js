/**
 * Roads of a table with two sides: what won, from column to column.
 * @typedef {'red' | 'blue'} Side
 * @typedef {Side | 'tie'} Mark
 * @typedef {{ column: number, row: number, side: Side, at: number }} Place where the mark `at` lies
 */

export const ROWS = 6

/** Runs of the same side, each a column of the big road. @param {Side[]} sides */
const runsOf = (sides) => {
  /** @type {number[]} */
  const lengths = []
  sides.forEach((side, at) => {
    if (at > 0 && side === sides[at - 1]) lengths[lengths.length - 1] += 1
    else lengths.push(1)
  })
  return lengths
}

/** Downwards while a side repeats, to the right where the way down is taken; another side begins a column. @param {Side[]} sides @returns {Place[]} */
export const laid = (sides) => {
  const taken = new Set()
  let [column, row, first] = [-1, 0, -1]
  return sides.map((side, at) => {
    if (side !== sides[at - 1]) {
      first += 1
      while (taken.has(`${first}/0`)) first += 1
      ;[column, row] = [first, 0]
    } else if (row + 1 < ROWS && !taken.has(`${column}/${row + 1}`)) row += 1
    else column += 1
    taken.add(`${column}/${row}`)
    return { column, row, side, at }
  })
}

/**
 * A road that is derived of the big road: red where it goes on as `back` columns before, blue where it doesn't.
 * @param {Side[]} sides @param {1 | 2 | 3} back @returns {Side[]}
 */
export const derived = (sides, back) =>
  runsOf(sides).flatMap((length, column, runs) =>
    Array.from({ length }, (_, row) => row).flatMap((row) => {
      if (column < back + (row === 0 ? 1 : 0)) return []
      const isRed = row === 0 ? runs[column - 1] === runs[column - 1 - back] : runs[column - back] !== row
      return isRed ? 'red' : 'blue'
    }),
  )
