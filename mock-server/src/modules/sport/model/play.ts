import type { Family, Period } from '@app/contract/sport/market/markets'
import { basketballCount } from './basketball/count.ts'
import { basketballFurther, basketballQuotes } from './basketball/quotes.ts'
import { basketballTimeline } from './basketball/timeline.ts'
import { directed } from './director.ts'
import { footballCount } from './football/count.ts'
import { footballFurther, footballQuotes } from './football/quotes.ts'
import { footballTimeline } from './football/timeline.ts'
import { goalsCount } from './goals/count.ts'
import { goalsQuotes, goalsTimeline } from './goals/goals.ts'
import { inningsCount } from './innings/count.ts'
import { inningsTimeline } from './innings/innings.ts'
import { inningsQuotes } from './innings/quotes.ts'
import type { Counted } from './lines.ts'
import type { DirectorEvent, MatchSpec, MatchState, SportCode, Timeline } from './match.ts'
import type { Quote } from './quote.ts'
import { rallyCount } from './rally/count.ts'
import { rallyQuotes } from './rally/quotes.ts'
import { rallyTimeline } from './rally/timeline.ts'
import { mixed, seeded, type Random } from './random.ts'

/** How a sport goes and what it costs. */
interface Engine {
  timeline(random: Random, spec: MatchSpec): Timeline
  quotes(spec: MatchSpec, state: MatchState, scope: 'main' | 'all'): Quote[]
  count(spec: MatchSpec, state: MatchState, family: Family, period: Period): Counted | undefined
}

const football: Engine = { timeline: footballTimeline, quotes: footballQuotes, count: footballCount }
const rally: Engine = { timeline: rallyTimeline, quotes: rallyQuotes, count: rallyCount }
const ENGINES: Record<SportCode, Engine> = {
  FT: football,
  VF: football,
  BK: { timeline: basketballTimeline, quotes: basketballQuotes, count: basketballCount },
  TN: rally,
  VB: rally,
  TT: rally,
  SK: rally,
  BS: { timeline: inningsTimeline, quotes: inningsQuotes, count: inningsCount },
  OP: { timeline: goalsTimeline, quotes: goalsQuotes, count: goalsCount },
}

/** The whole match, drawn from its seed and changed by the director's events in their order. */
export const timelineOf = (spec: MatchSpec, overrides: readonly DirectorEvent[]): Timeline =>
  overrides.reduce(
    (timeline, event, index) => directed(seeded(mixed(spec.seed, index + 1)), spec, timeline, event),
    ENGINES[spec.sport].timeline(seeded(spec.seed), spec),
  )

/** All markets, or those of the board, at a state. Fair chances are the model's own at that state. */
export const quotesOf = (spec: MatchSpec, state: MatchState, scope: 'main' | 'all'): Quote[] =>
  ENGINES[spec.sport].quotes(spec, state, scope)

/** The distribution of the final number behind a line (`R` of a period: of its lead); undefined where there is none. */
export const countOf = (
  spec: MatchSpec,
  state: MatchState,
  family: Family,
  period: Period,
): Counted | undefined => ENGINES[spec.sport].count(spec, state, family, period)

/** How many markets `all` has beyond `main`; counted by rule where drawing them all would cost. */
export const furtherCount = (spec: MatchSpec, state: MatchState): number => {
  if (spec.sport === 'FT' || spec.sport === 'VF') return footballFurther(spec, state)
  if (spec.sport === 'BK') return basketballFurther(state)
  return FURTHER[spec.sport]
}
/** What the match page shows beyond the board, at most. */
const FURTHER: Record<Exclude<SportCode, 'FT' | 'VF' | 'BK'>, number> = {
  TN: 6,
  VB: 6,
  TT: 6,
  SK: 2,
  BS: 7,
  OP: 2,
}
