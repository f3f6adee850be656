import { BIRTHDAY_FORMAT, UNDERAGE } from '../addedTexts.ts'

export const MIN_AGE = 18 // TERM: minimum age 18, X-15
export const MAX_AGE = 120 // U-AUTH-13: older than anyone alive
/** The site's day begins at midnight UTC+8 (U-NET-06). */
export const SITE_UTC_OFFSET_MS = 8 * 60 * 60 * 1000

const isCalendarDay = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const ms = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value)
}

/** Whole years between a birthday (YYYY-MM-DD) and the site's day at `now` (epoch ms); born on 29 February counts from 1 March. */
export const ageOn = (birthday: string, now: number): number => {
  const today = new Date(now + SITE_UTC_OFFSET_MS).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** YYYY-MM-DD of someone who is 18 by now (U-AUTH-13). */
export const birthdayError = (value: string, now: number): string | null => {
  if (!isCalendarDay(value)) return BIRTHDAY_FORMAT
  const age = ageOn(value, now)
  if (age < 0 || age > MAX_AGE) return BIRTHDAY_FORMAT
  return age < MIN_AGE ? UNDERAGE : null
}
