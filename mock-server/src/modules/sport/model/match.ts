import type { DIRECTOR_EVENTS } from '@app/contract/control/directorEvents'
import type { PlayedSport } from '@app/contract/sport/codes'

export type Side = 'H' | 'C'
export type Pair = readonly [home: number, away: number]
export type SportCode = PlayedSport

/** Football on grass and on the screen are the same game. */
export const isFootball = (sport: SportCode) => sport === 'FT' || sport === 'VF'
/** Games of sets (frames): every rally is counted, the match goes to who wins enough sets. */
export const isRally = (sport: SportCode) =>
  sport === 'TN' || sport === 'VB' || sport === 'TT' || sport === 'SK'

export const indexOf = (side: Side): 0 | 1 => (side === 'H' ? 0 : 1)

/** All that a match is drawn and priced from. Rates are those of the whole match at even strength of men. */
export interface MatchSpec {
  gid: number
  sport: SportCode
  seed: number
  /** Epoch ms. */
  kickOffAt: number
  /**
   * Football and handball: expected goals of each side. Basketball: expected points of each side per possession. Tennis:
   * chance of a point on the own serve. Other games of sets: odds of a rally. Baseball: expected runs of an inning.
   */
  rates: Pair
  /** Basketball: possessions of a side in a quarter. */
  possessions: number
}

/** '1H' '2H', '1Q'…'4Q' 'OT', 'S3' a set or frame, 'I7T' 'I7B' the top and bottom of an inning. */
export type PeriodName = string

/** Times are seconds since kick-off; `clock` is the length that the match clock shows (stoppage is on top). */
export interface Period {
  name: PeriodName
  from: number
  to: number
  clock: number
}

export type Danger = 'attack' | 'goal' | 'set' | 'penalty' | 'red' | 'var' | 'director' | ''

/** What happens at a second. `until` only with danger: no prices up to then. */
export interface MatchEvent {
  at: number
  type:
    | 'goal'
    | 'goalCancelled'
    | 'yellow'
    | 'red'
    | 'corner'
    | 'penalty'
    | 'danger'
    | 'suspend'
    | 'resume'
    | 'set'
    | 'game'
    | 'run'
  side?: Side
  until?: number
  danger?: Danger
  /** The minute to print, where the director named one. */
  minute?: number
  /** Football: the half it counts in, where its second alone doesn't say. */
  half?: 0 | 1
}

/**
 * One play. Basketball: a possession, the clock runs from `left` for `run` seconds, then it stands until the next. Games of
 * sets: a rally that `side` wins. Baseball: a batter of `side`; `left` are the outs after it. Handball: a goal. What the director
 * gives or takes back lasts no time.
 */
export interface Play {
  at: number
  period: number
  side: 0 | 1
  left: number
  run: number
  points: number
}

export type Ending = 'finished' | 'abandoned' | 'postponed'

/** A whole match as it will go, unless the director steps in. */
export interface Timeline {
  periods: Period[]
  events: MatchEvent[]
  /** Football has none. */
  plays: Play[]
  endsAt: number
  ending: Ending
}

export type Status = 'scheduled' | 'live' | Ending

/** What stands at a second of the match. */
export interface MatchState {
  sport: SportCode
  status: Status
  /** The period under way or last played; 'HT' between the halves, 'BREAK' between other periods, '' before. */
  period: PeriodName
  /** Football: the minute shown, 45 and 90 in stoppage; elapsed whole minutes of play in basketball. */
  minute: number
  /** Football: minutes of stoppage so far. */
  stoppage: number
  /** Basketball: seconds left on the clock of the period. */
  clockLeft: number
  score: Pair
  /** Points of each period begun: halves, quarters, sets, frames, innings. */
  byPeriod: Pair[]
  /** The same as the board shows them: a frame of snooker in points, not in visits. */
  sections: Pair[]
  /** How many periods are complete. */
  done: number
  /** Who serves or bats, where that matters. */
  serving: Side | ''
  /** Points of the running game as called: "40-15", "63-8", "2 出局". */
  points: string
  /** Tennis: points of the running game as counted. */
  game: Pair
  /** Football: what of corners and cards belongs to the first half. */
  halfCorners: Pair
  halfCards: Pair
  yellows: Pair
  reds: Pair
  corners: Pair
  danger: Danger
  /** No bets now: a dangerous moment or the director. */
  suspended: boolean
  /** Share of the first and of the second half still to play (football), 1 before kick-off. */
  restOfHalves: Pair
  /** The same for goals, where it is less because bets are open (see belief.ts). */
  restForGoals?: Pair
  /** Basketball: possessions that each side still has, by period; baseball: outs, by inning. */
  restOfPeriods: Pair[]
  /** Changes whenever something that moves prices has happened. */
  version: number
}

/** What the director may do, at a second since kick-off (negative before it). */
export interface DirectorEvent {
  at: number
  type: (typeof DIRECTOR_EVENTS)[number]
  side?: Side
  /** Sets the score as a whole: goal, cancelGoal, finish. */
  score?: Pair
  /** Football: the minute to print beside the event; it counts from now on whatever it says. */
  minute?: number
}
