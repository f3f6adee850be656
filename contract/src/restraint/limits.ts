/** What both sides know of a member's own limits (UN-31, docs/decisions/0009-limits-of-ones-own.md). */
const DAY_MS = 86_400_000

export const MONEY_LIMITS = ['deposit', 'stake', 'loss'] as const // UN-31
export type MoneyLimitKind = (typeof MONEY_LIMITS)[number]
export const LIMIT_KINDS = [...MONEY_LIMITS, 'time'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** What a money limit is for: a day, a week from Monday, or a month of the site's calendar (UTC+8). */
export const LIMIT_SPANS = ['day', 'week', 'month'] as const // UN-31
export type LimitSpan = (typeof LIMIT_SPANS)[number]

/** A narrower limit holds at once; a wider one, or none any more, after this time and a second yes. */
export const RAISE_DELAY_MS = DAY_MS // UN-31
/** How long an answer to the question for limits stands before it is asked again: half a year. */
export const REVIEW_MS = 182 * DAY_MS // UN-36
/** Minutes that a day's play may be limited to. */
export const TIME_LIMIT_MIN = 15 // UN-31
export const TIME_LIMIT_MAX = 1_440 // UN-31
/** Minutes between two reality checks; 0 is none. */
export const REALITY_MINUTES = [0, 10, 20, 30, 60] as const // UN-33
export type RealityMinutes = (typeof REALITY_MINUTES)[number]
/** Days of a break: it ends by itself and can't be ended before. */
export const COOL_OFF_DAYS = [1, 3, 7, 30] as const // UN-32
export const EXCLUSION_DAYS = [180, 365, 1_825] as const // UN-32
export const HISTORY_DAYS = [7, 30, 90] as const // UN-34
export type HistoryDays = (typeof HISTORY_DAYS)[number]
/** Time with the site counts while beats come at most this far apart. */
export const BEAT_MS = 60_000 // UN-33
export const BEAT_GAP_MS = 2 * BEAT_MS // UN-33
