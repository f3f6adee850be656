import { normalBelow } from './normal.ts'
import { mixed, seeded } from './random.ts'
import { MARGIN, selectionOf, type QuotedSelection } from './quote.ts'

/**
 * The race for a title. Every side's final strength is its known strength plus what the season brings, a random walk that is
 * revealed step by step; the highest wins. So the chances at any step are exact, and follow the walk.
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

/** Each side's strength as far as it is revealed after so many steps. */
const revealed = ({ seed, strengths }: Season, steps: number): number[] =>
  strengths.map((strength, side) => {
    let walk = 0
    for (let step = 0; step < steps; step += 1) walk += normal(mixed(seed, side, step, 57))
    return strength + SPREAD * walk * Math.sqrt((1 - LAST_ROUND) / STEPS)
  })

/** The side that wins. */
export const seasonWinner = (season: Season): number => {
  const last = SPREAD * Math.sqrt(LAST_ROUND)
  const final = revealed(season, STEPS).map(
    (strength, side) => strength + last * normal(mixed(season.seed, side, STEPS, 57)),
  )
  return final.indexOf(Math.max(...final))
}

/** Chance of each side to win after so many steps, below STEPS. */
export const seasonChances = (season: Season, steps: number): number[] => {
  const known = revealed(season, steps)
  const deviation = SPREAD * Math.sqrt(LAST_ROUND + (1 - LAST_ROUND) * ((STEPS - steps) / STEPS))
  const [low, high] = [Math.max(...known) - REACH * deviation, Math.max(...known) + REACH * deviation]
  const chances = known.map(() => 0)
  for (let point = 0; point < GRID; point += 1) {
    const at = low + ((high - low) * point) / (GRID - 1)
    const below = known.map((mean) => normalBelow((at - mean) / deviation))
    for (const [side, mean] of known.entries()) {
      const z = (at - mean) / deviation
      const density = Math.exp(-z * z * 0.5)
      if (density < 1e-9) continue
      let others = density
      for (const [index, chance] of below.entries()) if (index !== side) others *= chance
      chances[side]! += others
    }
  }
  const sum = chances.reduce((total, chance) => total + chance, 0)
  return chances.map((chance) => chance / sum)
}

export const championSelections = (season: Season, steps: number): QuotedSelection[] =>
  seasonChances(season, steps).map((chance, side) => selectionOf(String(side), chance, MARGIN.champion))
