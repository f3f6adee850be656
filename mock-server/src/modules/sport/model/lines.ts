import { linePairOf, type Quote } from './quote.ts'

/** Which market a line belongs to. */
export type MarketOf = { family: Quote['family']; period: Quote['period'] }

const QUARTER = 0.25

/**
 * Chance that the decided part of a stake on "value + line above 0" wins: whole and half wins and losses count by what they
 * pay, a push not at all. `chances[i]` belongs to the value i + lowest.
 */
export const decidedChance = (chances: ArrayLike<number>, lowest: number, line: number): number => {
  let won = 0
  let lost = 0
  for (let index = 0; index < chances.length; index += 1) {
    const margin = index + lowest + line
    if (margin >= 0.5) won += chances[index]!
    else if (margin === QUARTER) won += chances[index]! / 2
    else if (margin === -QUARTER) lost += chances[index]! / 2
    else if (margin <= -0.5) lost += chances[index]!
  }
  return won + lost > 0 ? won / (won + lost) : Number.NaN
}

/** The quarter line nearest to even money. `chanceAt` grows with the line. */
export const evenLine = (start: number, step: number, chanceAt: (line: number) => number): number => {
  let line = start
  let chance = chanceAt(line)
  for (let turns = 0; turns < 200; turns += 1) {
    const next = line + (chance < 0.5 ? step : -step)
    const there = chanceAt(next)
    if (!(Math.abs(there - 0.5) < Math.abs(chance - 0.5))) return line
    line = next
    chance = there
  }
  return line
}

/** U-SPORT-13: a line that gives most stakes back keeps next to no margin: at least so much of them has to be decided. */
export const LEAST_DECIDED = 0.25

const isDecisive = (chances: ArrayLike<number>, lowest: number, line: number): boolean => {
  let all = 0
  for (let index = 0; index < chances.length; index += 1) all += chances[index]!
  const pushed = Number.isInteger(line) ? (chances[-line - lowest] ?? 0) : 0
  return 1 - pushed / all >= LEAST_DECIDED
}

const meanOf = (chances: ArrayLike<number>, lowest: number): number => {
  let mean = 0
  for (let index = 0; index < chances.length; index += 1) mean += chances[index]! * (index + lowest)
  return mean
}

const ALTERNATIVES = [-1, 1]

/** The main line is the open one whose two prices are nearest to each other; what is offered beside it follows. */
const ranked = (lines: Omit<Quote, 'rank'>[]): Quote[] => {
  const apart = ({ selections: [one] }: Omit<Quote, 'rank'>) =>
    one!.k > 0 ? Math.abs(one!.fair - 0.5) : Number.POSITIVE_INFINITY
  const main = lines.toSorted((a, b) => apart(a) - apart(b))[0]
  return [...lines.filter((line) => line === main), ...lines.filter((line) => line !== main)].map(
    (line, rank) => ({ ...line, rank }),
  )
}

const around = (line: number, step: number): number[] => [
  line,
  ...ALTERNATIVES.map((turn) => line + turn * step),
]

/** Handicap lines: `chances[i]` of the difference home − away that counts, i + lowest. */
export const handicapLines = (market: MarketOf, chances: ArrayLike<number>, lowest: number): Quote[] => {
  const at = (line: number) => decidedChance(chances, lowest, line)
  const main = evenLine(-Math.round(meanOf(chances, lowest) / QUARTER) * QUARTER, QUARTER, at)
  return ranked(
    around(main, QUARTER)
      .filter((line) => isDecisive(chances, lowest, line))
      .map((line) => ({
        ...market,
        line: line === 0 ? 0 : line,
        selections: linePairOf('RH', 'RC', at(line)),
      })),
  )
}

/** Total lines: `chances[i]` of the final total i + sofar. A line below half a goal more than there is isn't offered. */
export const totalLines = (market: MarketOf, chances: ArrayLike<number>, sofar: number): Quote[] => {
  const over = (line: number) => decidedChance(chances, sofar, -line)
  const lowest = sofar + 0.5
  const start = Math.max(lowest, Math.round(meanOf(chances, sofar) / QUARTER) * QUARTER)
  const main = Math.max(lowest, -evenLine(-start, QUARTER, (line) => over(Math.max(lowest, -line))))
  return ranked(
    around(main, QUARTER)
      .filter((line) => line >= lowest)
      .map((line) => ({ ...market, line, selections: linePairOf('OUO', 'OUU', over(line)) })),
  )
}

/** Chances of a whole number: `chances[i]` belongs to i + low. */
export interface Counted {
  low: number
  chances: ArrayLike<number>
}

const HALF_POINT = 0.5
/** U-SPORT-13: a count this sure has no lines any more. */
const DECIDED = 0.985

/**
 * Lines at half points over a whole number, so that nothing is pushed: of the home side's lead (`difference`, home − away) or
 * of a total. At most a main line and one on each side of it, as far as they are offered.
 */
export const wholeLines = (
  market: MarketOf,
  kind: 'difference' | 'total',
  { low, chances }: Counted,
  isOffered: (line: number) => boolean = () => true,
): Quote[] => {
  const sums = new Float64Array(chances.length + 1)
  for (let index = chances.length - 1; index >= 0; index -= 1)
    sums[index] = sums[index + 1]! + chances[index]!
  const all = sums[0]!
  /** Chance of more than a half-point value. */
  const above = (value: number) => {
    const index = Math.ceil(value) - low
    return index <= 0 ? 1 : index >= chances.length ? 0 : sums[index]! / all
  }
  const lines: { line: number; first: number }[] = []
  for (let index = 0; index < chances.length; index += 1) {
    const value = index + low - HALF_POINT
    const first = above(value)
    const line = kind === 'difference' ? -value : value
    if (first > 1 - DECIDED && first < DECIDED && isOffered(line)) lines.push({ line, first })
  }
  const closeness = ({ first }: { first: number }) => Math.abs(first - 0.5)
  const main = lines.toSorted((a, b) => closeness(a) - closeness(b))[0]
  if (!main) return []
  const at = lines.indexOf(main)
  const [one, two] = kind === 'difference' ? ['RH', 'RC'] : ['OUO', 'OUU']
  return [main, lines[at - 1], lines[at + 1]]
    .filter((line) => line !== undefined)
    .map(({ line, first }, rank) => ({
      ...market,
      line,
      rank,
      selections: linePairOf(one, two, first),
    }))
}
