import { basketballState } from './basketball/state.ts'
import { footballState } from './football/state.ts'
import type { MatchSpec, MatchState, Timeline } from './match.ts'

/** What stands at a second since kick-off (negative before it). */
export const stateOf = (spec: MatchSpec, timeline: Timeline, second: number): MatchState =>
  spec.sport === 'FT' ? footballState(timeline, second) : basketballState(spec, timeline, second)
