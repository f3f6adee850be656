import type { FinalGrid } from '../grid.ts'
import type { MatchSpec, MatchState, Pair } from '../match.ts'

/** Regular innings, and outs of a half of one. */
export const INNINGS = 9
export const OUTS = 3

/** Chance that a batter brings a run before the next out, from the expected runs of an inning. */
export const runChance = (mean: number): number => mean / (mean + OUTS)

/** Runs to come of a side that are told apart. */
const SPAN = 32
const EXTRA_ROUNDS = 12

/** Chances of 0, 1, 2 … runs before so many outs: each batter is an out or a run (negative binomial). */
export const runsRow = (chance: number, outs: number): Float64Array => {
  const row = new Float64Array(SPAN)
  if (outs === 0) {
    row[0] = 1
    return row
  }
  let part = (1 - chance) ** outs
  for (let runs = 0; runs < SPAN; runs += 1) {
    row[runs] = part
    part = (part * chance * (outs + runs)) / (runs + 1)
  }
  return row
}

const chancesOf = ({ rates }: MatchSpec): Pair => [runChance(rates[0]), runChance(rates[1])]
const sumOuts = (rest: readonly Pair[], side: 0 | 1, from: number, to: number) =>
  rest.slice(from, to).reduce((sum, outs) => sum + outs[side], 0)

/** Adds what the last half of an inning makes of a state: away has batted, the home side is `behind` (≥ 0) runs. */
const lastHalf = (
  runs: Float64Array,
  behind: number,
  chance: number,
  add: (homeRuns: number, chance: number) => void,
): void => {
  let left = 1
  for (let count = 0; count <= behind && count < SPAN; count += 1) {
    add(count, chance * runs[count]!)
    left -= runs[count]!
  }
  if (left > 0) add(behind + 1, chance * left)
}

/**
 * The final score: the home side bats last and stops once it leads, level scores go on inning by inning. Exact, but for more
 * than a dozen extra innings.
 */
export const inningsGrid = (spec: MatchSpec, state: MatchState): FinalGrid => {
  const chances = chancesOf(spec)
  const rest = state.restOfPeriods
  const last = Math.max(INNINGS, rest.length)
  const { score } = state
  const away = runsRow(chances[1], sumOuts(rest, 1, 0, last))
  const home = runsRow(chances[0], sumOuts(rest, 0, 0, last - 1))
  const bottom = runsRow(chances[0], rest[last - 1]?.[0] ?? 0)
  const cells = new Float64Array(SPAN * SPAN)
  const put = (x: number, y: number, chance: number) => {
    if (x < SPAN && y < SPAN) cells[x * SPAN + y]! += chance
  }
  const level = new Float64Array(SPAN)
  /** From `x` and `y` runs to come before the last half. */
  for (let x = 0; x < SPAN; x += 1)
    for (let y = 0; y < SPAN; y += 1) {
      const chance = home[x]! * away[y]!
      if (chance < 1e-12) continue
      const behind = score[1] + y - score[0] - x
      if (behind < 0) put(x, y, chance)
      else
        lastHalf(bottom, behind, chance, (runs, part) => {
          if (runs === behind && x + runs < SPAN) level[x + runs]! += part
          else put(x + runs, y, part)
        })
    }
  // `level[x]`: both at home's x to come, so away's are fixed by it.
  const [top, answer] = [runsRow(chances[1], OUTS), runsRow(chances[0], OUTS)]
  const shift = score[0] - score[1]
  let open = level
  for (let round = 0; round < EXTRA_ROUNDS; round += 1) {
    const next = new Float64Array(SPAN)
    for (let x = 0; x < SPAN; x += 1) {
      const chance = open[x]!
      if (chance < 1e-12) continue
      for (let runs = 0; runs < 12; runs += 1)
        lastHalf(answer, runs, chance * top[runs]!, (home, part) => {
          if (home === runs && x + home < SPAN) next[x + home]! += part
          else put(x + home, x + shift + runs, part)
        })
    }
    open = next
  }
  return { width: SPAN, low: score, cells: normalised(cells) }
}

const normalised = (cells: Float64Array) => {
  const sum = cells.reduce((total, chance) => total + chance, 0)
  return cells.map((chance) => chance / sum)
}

/** The score of some innings alone, from..to (from 0, end excluded); undefined when they are complete. */
export const partGrid = (
  spec: MatchSpec,
  state: MatchState,
  from: number,
  to: number,
): FinalGrid | undefined => {
  const chances = chancesOf(spec)
  const rest = state.restOfPeriods
  const outs: Pair = [sumOuts(rest, 0, from, to), sumOuts(rest, 1, from, to)]
  if (outs[0] + outs[1] === 0) return undefined
  const low = state.byPeriod
    .slice(from, to)
    .reduce<[number, number]>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0])
  const [home, away] = [runsRow(chances[0], outs[0]), runsRow(chances[1], outs[1])]
  const cells = new Float64Array(SPAN * SPAN)
  for (let x = 0; x < SPAN; x += 1)
    for (let y = 0; y < SPAN; y += 1) cells[x * SPAN + y] = home[x]! * away[y]!
  return { width: SPAN, low, cells }
}
