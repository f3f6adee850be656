import { DIRECTOR_EVENTS } from '@app/contract/control/directorEvents'
import { directorRefusal } from './director.ts'
import type { DirectorEvent, MatchState } from './match.ts'

/** The events that could happen at this second, for one of the sides at least. */
export const possibleEvents = (state: MatchState, at: number): DirectorEvent['type'][] =>
  DIRECTOR_EVENTS.filter((type) =>
    (['H', 'C'] as const).some((side) => directorRefusal(state, { type, side, at }) === undefined),
  )
