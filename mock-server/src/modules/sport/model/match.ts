export type Side = 'H' | 'C'
export type Pair = readonly [home: number, away: number]
export type SportCode = 'FT' | 'BK'

export const indexOf = (side: Side): 0 | 1 => (side === 'H' ? 0 : 1)

/** All that a match is drawn and priced from. Rates are those of the whole match at even strength of men. */
export interface MatchSpec {
  gid: number
  sport: SportCode
  seed: number
  /** Epoch ms. */
  kickOffAt: number
  /** Football: expected goals of each side. Basketball: expected points of each side per possession. */
  rates: Pair
  /** Basketball: possessions of a side in a quarter. */
  possessions: number
}

export type PeriodName = '1H' | '2H' | '1Q' | '2Q' | '3Q' | '4Q' | 'OT'

/** Times are seconds since kick-off; `clock` is the length that the match clock shows (stoppage is on top). */
export interface Period {
  name: PeriodName
  from: number
  to: number
  clock: number
}

export type Danger = 'attack' | 'goal' | 'penalty' | 'red' | 'var' | 'director' | ''

/** What happens at a second. `until` only with danger: no prices up to then. */
export interface MatchEvent {
  at: number
  type: 'goal' | 'goalCancelled' | 'yellow' | 'red' | 'corner' | 'penalty' | 'danger' | 'suspend' | 'resume'
  side?: Side
  until?: number
  danger?: Danger
  /** The minute to print, where the director named one. */
  minute?: number
}

/** One possession of a basketball match: the clock runs from `left` for `run` seconds, then it stands until the next. */
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
  /** Basketball only. */
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
  period: PeriodName | 'HT' | 'BREAK' | ''
  /** Football: the minute shown, 45 and 90 in stoppage; elapsed whole minutes of play in basketball. */
  minute: number
  /** Football: minutes of stoppage so far. */
  stoppage: number
  /** Basketball: seconds left on the clock of the period. */
  clockLeft: number
  score: Pair
  /** Points of each period begun; football: its two halves. */
  byPeriod: Pair[]
  yellows: Pair
  reds: Pair
  corners: Pair
  danger: Danger
  /** No bets now: a dangerous moment or the director. */
  suspended: boolean
  /** Share of the first and of the second half still to play (football), 1 before kick-off. */
  restOfHalves: Pair
  /** Basketball: possessions that each side still has, by period. */
  restOfPeriods: Pair[]
  /** Changes whenever something that moves prices has happened. */
  version: number
}

/** What the director may do, at a second since kick-off (negative before it). */
export interface DirectorEvent {
  at: number
  type:
    | 'goal'
    | 'cancelGoal'
    | 'red'
    | 'yellow'
    | 'corner'
    | 'penalty'
    | 'var'
    | 'halftime'
    | 'suspend'
    | 'resume'
    | 'finish'
    | 'abandon'
    | 'postpone'
  side?: Side
  /** Sets the score as a whole: goal, cancelGoal, finish. */
  score?: Pair
  /** Football: the minute to print beside the event; it counts from now on whatever it says. */
  minute?: number
}
