import {
  DAILY_PAYOUT_CAP_USD,
  NEW_HANDICAP_CAP_USD,
  capCents,
  cappedSport,
  sportCapUsd,
} from '../../rules/money/caps.ts'
import type { PlayedSport } from '../codes.ts'
import { isNewHandicap } from '../market/markets.ts'

/** U-SPORT-08, in cents. */
export const MIN_STAKE_CENTS = 10_00
export const MAX_SINGLE_CENTS = 50_000_00
export const MAX_SERIES_CENTS = 20_000_00
export const MAX_MATCH_CENTS = 100_000_00

/** B-LIM-10 and U-SPORT-11. */
export const MAX_ENTRIES = 10
export const MIN_LEGS = 2
export const MAX_LEGS = MAX_ENTRIES

/** U-SPORT-07: an in-play bet waits this long, and a goal, penalty, red card or VAR in it refuses it. */
export const DELAY_MS = 5_000

const capOf = (sport: PlayedSport) => capCents(sportCapUsd(cappedSport(sport)))

/** The most a member may win in a day on a sport, in cents (TERM-21 … TERM-24). */
export const winCapCents: Record<PlayedSport, number> = {
  FT: capOf('FT'),
  BK: capOf('BK'),
  TN: capOf('TN'),
  VB: capOf('VB'),
  BS: capOf('BS'),
  TT: capOf('TT'),
  SK: capOf('SK'),
  VF: capOf('VF'),
  OP: capOf('OP'),
}

/** The most that handicaps over something else than the score win a member in a day, in cents (TERM-25). */
export const NEW_HANDICAP_CAP_CENTS = capCents(NEW_HANDICAP_CAP_USD)

/** What a cap depends on. */
export interface Capped {
  sport: PlayedSport
  wtype: string
}

/** The most that a bet may win, in cents: that of its sport, or of a new handicap. */
export const winCapOf = ({ sport, wtype }: Capped): number =>
  isNewHandicap(wtype) ? Math.min(NEW_HANDICAP_CAP_CENTS, winCapCents[sport]) : winCapCents[sport]

/** The most that all sports together pay a member in a day, in cents (TERM-21). */
export const DAILY_CAP_CENTS = capCents(DAILY_PAYOUT_CAP_USD)

/** A parlay has the lowest cap of its legs. */
export const seriesCapCents = (legs: readonly Capped[]): number =>
  Math.min(DAILY_CAP_CENTS, ...legs.map(winCapOf))
