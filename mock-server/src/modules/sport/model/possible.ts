import { directorRefusal } from './director.ts'
import type { DirectorEvent, MatchState } from './match.ts'

const TYPES: readonly DirectorEvent['type'][] = [
  'goal',
  'cancelGoal',
  'point',
  'set',
  'red',
  'yellow',
  'corner',
  'penalty',
  'var',
  'suspend',
  'resume',
  'halftime',
  'finish',
  'abandon',
  'postpone',
]

/** The events that could happen at this second, for one of the sides at least. */
export const possibleEvents = (state: MatchState, at: number): DirectorEvent['type'][] =>
  TYPES.filter((type) =>
    (['H', 'C'] as const).some((side) => directorRefusal(state, { type, side, at }) === undefined),
  )
