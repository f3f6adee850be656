import { normalBelow } from './normal.ts'
import { mixed, seeded } from './random.ts'
import { championPrice } from './quote.ts'

/**
 * The race for a title. Every side's final strength is its known strength plus what the season brings, a random walk that is
 * revealed step by step; the highest wins of those whom the lead did not leave behind. So chances follow the walk.
 */
export interface Season {
  seed: number
  /** ln of attack over concede, by side. */
  strengths: readonly number[]
}

/** U-SPORT-13: steps of a season, and the spread of what it brings. */
export const STEPS = 64
const SPREAD = 0.45
/** U-SPORT-13: the last round's share of that, so that the race is open, and priced, until its market closes. */
const LAST_ROUND = 0.3
const GRID = 161
const REACH = 4.5

const normal = (seed: number): number => {
  const random = seeded(seed)
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}

/** U-SPORT-13: a side that is further behind than this many spreads of what is left is out, for good. */
const OUT_OF_REACH = 4

/** The spread of what a side may still bring after so many steps. */
const left = (steps: number): number =>
  SPREAD * Math.sqrt(LAST_ROUND + (1 - LAST_ROUND) * ((STEPS - steps) / STEPS))

/** Each side's strength as far as it is revealed after so many steps, and the step that put it out. */
const courseOf = ({ seed, strengths }: Season, steps: number) => {
  const known = [...strengths]
  const out = known.map((): number | undefined => undefined)
  const share = SPREAD * Math.sqrt((1 - LAST_ROUND) / STEPS)
  for (let step = 1; step <= steps; step += 1) {
    for (const side of known.keys()) known[side]! += share * normal(mixed(seed, side, step - 1, 57))
    if (step === STEPS) break
    const least = Math.max(...known) - OUT_OF_REACH * left(step)
    for (const side of out.keys()) if (known[side]! < least) out[side] ??= step
  }
  return { known, out }
}

/** The side that wins. */
export const seasonWinner = (season: Season): number => {
  const { known, out } = courseOf(season, STEPS)
  const last = SPREAD * Math.sqrt(LAST_ROUND)
  const final = known.map((strength, side) =>
    out[side] === undefined ? strength + last * normal(mixed(season.seed, side, STEPS, 57)) : -Infinity,
  )
  return final.indexOf(Math.max(...final))
}

/** Chance of each side to win after so many steps, below STEPS; 0 once it is out. */
const chancesAfter = ({ known, out }: ReturnType<typeof courseOf>, steps: number): number[] => {
  const deviation = left(steps)
  const rivals = [...known.keys()].filter((side) => out[side] === undefined)
  const [low, high] = [Math.max(...known) - REACH * deviation, Math.max(...known) + REACH * deviation]
  const chances = known.map(() => 0)
  for (let point = 0; point < GRID; point += 1) {
    const at = low + ((high - low) * point) / (GRID - 1)
    const below = known.map((mean) => normalBelow((at - mean) / deviation))
    for (const side of rivals) {
      const z = (at - known[side]!) / deviation
      const density = Math.exp(-z * z * 0.5)
      if (density < 1e-9) continue
      let others = density
      for (const rival of rivals) if (rival !== side) others *= below[rival]!
      chances[side]! += others
    }
  }
  const sum = chances.reduce((total, chance) => total + chance, 0)
  return chances.map((chance) => chance / sum)
}

export const seasonChances = (season: Season, steps: number): number[] =>
  chancesAfter(courseOf(season, steps), steps)

/** Every side after so many steps: its chance, its price, and the step that put it out. */
export const seasonSides = (season: Season, steps: number) => {
  const course = courseOf(season, steps)
  return chancesAfter(course, steps).map((fair, side) => ({
    fair,
    k: championPrice(fair),
    out: course.out[side],
  }))
}
