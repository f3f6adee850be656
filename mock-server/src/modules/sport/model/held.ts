import type { Danger, MatchEvent, MatchState } from './match.ts'

/** What a second of a match is held back for: a dangerous moment or the director. */
export const heldAt = (
  events: readonly MatchEvent[],
  second: number,
): Pick<MatchState, 'danger' | 'suspended'> => {
  let danger: Danger = ''
  let held = false
  for (const event of events) {
    if (event.at > second) break
    if (event.type === 'danger') danger = second < (event.until ?? 0) ? (event.danger ?? '') : danger
    if (event.type === 'suspend' || event.type === 'resume') held = event.type === 'suspend'
  }
  return { danger: held && danger === '' ? 'director' : danger, suspended: held || danger !== '' }
}

/** What only some sports have, empty. */
export const plain: Pick<
  MatchState,
  | 'minute'
  | 'stoppage'
  | 'clockLeft'
  | 'serving'
  | 'points'
  | 'game'
  | 'yellows'
  | 'reds'
  | 'corners'
  | 'halfCorners'
  | 'halfCards'
  | 'restOfHalves'
  | 'restOfPeriods'
> = {
  minute: 0,
  stoppage: 0,
  clockLeft: 0,
  serving: '',
  points: '',
  game: [0, 0],
  yellows: [0, 0],
  reds: [0, 0],
  corners: [0, 0],
  halfCorners: [0, 0],
  halfCards: [0, 0],
  restOfHalves: [0, 0],
  restOfPeriods: [],
}
