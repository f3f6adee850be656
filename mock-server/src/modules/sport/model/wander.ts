import { varianceOf } from './basketball/rates.ts'
import { INNINGS, OUTS } from './innings/law.ts'
import { isRally, type MatchSpec, type Pair } from './match.ts'
import { mixed } from './random.ts'
import { longestOf, rulesOf } from './rally/rules.ts'

/**
 * U-SPORT-13: opinion before kick-off wanders by this much a day ahead, and not at all at kick-off. It is counted in standard
 * errors of what one match tells about a rate, so that it moves every chance by about as much, whatever the sport: no side
 * ever gains by it what the book keeps, not even a long shot that is bought where opinion is at one end and sold at the other.
 */
const WANDER = 0.017
const WANDER_FROM = 86_400
const WANDER_STEP = 900

const sum = ([home, away]: Pair, of: (rate: number) => number) => of(home) + of(away)

/** Fisher's information of a match about the logarithm of its rates, when both are moved against each other. */
export const informationOf = ({ sport, rates, possessions }: MatchSpec): number => {
  if (sport === 'BK') return 4 * possessions * sum(rates, (mean) => mean ** 2 / varianceOf(mean))
  if (sport === 'BS') return INNINGS * sum(rates, (mean) => mean / (1 + mean / OUTS))
  if (!isRally(sport)) return sum(rates, (mean) => mean)
  const rallies = longestOf(rulesOf(sport))
  return sport === 'TN' ? (rallies / 2) * sum(rates, (serve) => serve / (1 - serve)) : rallies
}

const wobble = (seed: number, step: number, side: number): number =>
  (mixed(seed, step, side) / 4_294_967_296) * 2 - 1

/** Rates as the market sees them some seconds from kick-off, where opinion has strayed so far of its furthest, -1 to 1 for each side. */
export const ratesAstray = (spec: MatchSpec, second: number, drift: Pair): MatchSpec => {
  const size = (WANDER * Math.min(1, -second / WANDER_FROM)) / Math.sqrt(informationOf(spec))
  const seen = ([0, 1] as const).map((side) => spec.rates[side] * Math.exp(size * drift[side]))
  return { ...spec, rates: [seen[0]!, seen[1]!] }
}

/** The same as opinion goes: a slow walk between points a quarter of an hour apart. */
export const ratesSeen = (spec: MatchSpec, second: number): MatchSpec => {
  // Nobody has an opinion about a match on a screen.
  if (second >= 0 || spec.sport === 'VF') return spec
  const step = Math.floor(-second / WANDER_STEP)
  const part = -second / WANDER_STEP - step
  const drift = (side: 0 | 1) =>
    wobble(spec.seed, step, side) * (1 - part) + wobble(spec.seed, step + 1, side) * part
  return ratesAstray(spec, second, [drift(0), drift(1)])
}
