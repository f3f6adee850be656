import { basketballTimeline } from './basketball/timeline.ts'
import { basketballFurther, basketballQuotes } from './basketball/quotes.ts'
import { directed } from './director.ts'
import { footballFurther, footballQuotes } from './football/quotes.ts'
import { footballTimeline } from './football/timeline.ts'
import type { DirectorEvent, MatchSpec, MatchState, Timeline } from './match.ts'
import type { Quote } from './quote.ts'
import { mixed, seeded } from './random.ts'

/** The whole match, drawn from its seed and changed by the director's events in their order. */
export const timelineOf = (spec: MatchSpec, overrides: readonly DirectorEvent[]): Timeline =>
  overrides.reduce(
    (timeline, event, index) => directed(seeded(mixed(spec.seed, index + 1)), spec, timeline, event),
    spec.sport === 'FT'
      ? footballTimeline(seeded(spec.seed), spec)
      : basketballTimeline(seeded(spec.seed), spec),
  )

/** U-SPORT-13: opinion before kick-off wanders by this much (log scale) a day ahead, and not at all at kick-off. */
const WANDER = 0.05
const WANDER_FROM = 86_400
const WANDER_STEP = 900

const wobble = (seed: number, step: number, side: number): number =>
  (mixed(seed, step, side) / 4_294_967_296) * 2 - 1

/** Rates as the market sees them some seconds from kick-off: a slow walk between points a quarter of an hour apart. */
export const ratesSeen = (spec: MatchSpec, second: number): MatchSpec => {
  if (second >= 0) return spec
  const size = WANDER * Math.min(1, -second / WANDER_FROM) * (spec.sport === 'BK' ? 0.2 : 1)
  const step = Math.floor(-second / WANDER_STEP)
  const part = -second / WANDER_STEP - step
  const seen = ([0, 1] as const).map((side) => {
    const drift = wobble(spec.seed, step, side) * (1 - part) + wobble(spec.seed, step + 1, side) * part
    return spec.rates[side] * Math.exp(size * drift)
  })
  return { ...spec, rates: [seen[0]!, seen[1]!] }
}

/** All markets, or those of the board, at a state. Fair chances are the model's own at that state. */
export const quotesOf = (spec: MatchSpec, state: MatchState, scope: 'main' | 'all'): Quote[] =>
  spec.sport === 'FT' ? footballQuotes(spec, state, scope) : basketballQuotes(spec, state, scope)

export const furtherCount = (spec: MatchSpec, state: MatchState): number =>
  spec.sport === 'FT' ? footballFurther(state) : basketballFurther(state)
