/** Payout caps of the terms, in whole US dollars (TERM-21 … TERM-28), and what they are in the wallet's yuan. */
export const DAILY_PAYOUT_CAP_USD = 1_500_000 // TERM-21: per member, all sports
export const NEW_HANDICAP_CAP_USD = 25_000 // TERM-25
export const CASINO_CAP_USD = 600_000 // TERM-27
export const FINANCIALS_CAP_USD = 180_000 // TERM-28
export const OTHER_SPORT_CAP_USD = 200_000 // TERM-24
/** Fen per dollar: the fixed rate 7.20, unless the settings say otherwise (U-TERM-01, TRAP-25). */
export const USD_RATE_FEN = 720

const TOP_SPORT_CAP_USD = 1_500_000 // TERM-22
const MAJOR_SPORT_CAP_USD = 300_000 // TERM-23

/** The sports that the terms name; any other word is an "other sport". */
export const SPORT_CAP_USD = {
  football: TOP_SPORT_CAP_USD,
  basketball: TOP_SPORT_CAP_USD,
  tennis: MAJOR_SPORT_CAP_USD,
  americanFootball: MAJOR_SPORT_CAP_USD,
  baseball: MAJOR_SPORT_CAP_USD,
  iceHockey: MAJOR_SPORT_CAP_USD,
  rugby: MAJOR_SPORT_CAP_USD,
  volleyball: MAJOR_SPORT_CAP_USD,
} as const

export type CappedSport = keyof typeof SPORT_CAP_USD | 'other'

/** The channel's sport codes that the terms name (C-SPORT-*); virtual football, snooker and the like are other sports. */
const SPORT_BY_CODE = new Map<string, CappedSport>([
  ['FT', 'football'],
  ['BK', 'basketball'],
  ['TN', 'tennis'],
  ['VB', 'volleyball'],
  ['BS', 'baseball'],
])

export const cappedSport = (code: string): CappedSport => SPORT_BY_CODE.get(code) ?? 'other'

/** Highest payout of one bet on the sport, in dollars (TERM-22 to TERM-24). */
export const sportCapUsd = (sport: CappedSport): number =>
  sport === 'other' ? OTHER_SPORT_CAP_USD : SPORT_CAP_USD[sport]

/** A parlay has the lowest cap among its legs (TERM-26). No legs: the lowest of all. */
export const parlayCapUsd = (sports: readonly CappedSport[]): number =>
  sports.length === 0 ? OTHER_SPORT_CAP_USD : Math.min(...sports.map(sportCapUsd))

/** Dollars → fen at `rateFen` fen a dollar. */
export const capCents = (usd: number, rateFen: number = USD_RATE_FEN): number => usd * rateFen
