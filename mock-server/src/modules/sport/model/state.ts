import { basketballState } from './basketball/state.ts'
import { footballState } from './football/state.ts'
import { goalsState } from './goals/goals.ts'
import { inningsState } from './innings/innings.ts'
import type { MatchSpec, MatchState, SportCode, Timeline } from './match.ts'
import { rallyState } from './rally/state.ts'

const STATES: Record<SportCode, (spec: MatchSpec, timeline: Timeline, second: number) => MatchState> = {
  FT: footballState,
  VF: footballState,
  BK: basketballState,
  TN: rallyState,
  VB: rallyState,
  TT: rallyState,
  SK: rallyState,
  BS: inningsState,
  OP: goalsState,
}

/** What stands at a second since kick-off (negative before it). */
export const stateOf = (spec: MatchSpec, timeline: Timeline, second: number): MatchState =>
  STATES[spec.sport](spec, timeline, second)
