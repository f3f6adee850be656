import type { Capped as CappedLeg } from '@app/contract/sport/limits'
import { isNewHandicap } from '@app/contract/sport/markets'

export type { CappedLeg }
/** What a cap is on: all bets of a day, those on a sport, those on new handicaps whatever their sport. */
export type Capped = 'all' | 'newHandicaps' | CappedLeg['sport']
/** What was won of each cap, in cents. */
export type Wins = ReadonlyMap<Capped, number>

/** Every cap that a ticket of these legs counts towards. */
export const cappedBy = (legs: readonly CappedLeg[]): Capped[] => [
  'all',
  ...new Set(legs.map(({ sport }) => sport)),
  ...(legs.some(({ wtype }) => isNewHandicap(wtype)) ? (['newHandicaps'] as const) : []),
]
