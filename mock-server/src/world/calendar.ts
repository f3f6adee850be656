import { DAY, SITE_OFFSET, startOfSiteDay } from './clock.ts'

/** The first day of the epoch was a Thursday: three days after a Monday. */
const EPOCH_WEEKDAY = 3
const WEEK_DAYS = 7
export const WEEK = WEEK_DAYS * DAY

/** YYYY-MM-DD of the site's day (UTC+8). */
export const dayText = (at: number): string => new Date(at + SITE_OFFSET).toISOString().slice(0, 10)

/** "2026-11-22 20:00" of the site's calendar. */
export const momentText = (at: number): string =>
  new Date(at + SITE_OFFSET).toISOString().slice(0, 16).replace('T', ' ')

/** Monday 00:00 UTC+8 of the week that `at` lies in. */
export const startOfWeek = (at: number): number => {
  const start = startOfSiteDay(at)
  const weekday = (Math.round((start + SITE_OFFSET) / DAY) + EPOCH_WEEKDAY) % WEEK_DAYS
  return start - weekday * DAY
}

/** The first of the month, 00:00 UTC+8; `months` goes on from there (-1: the month before). */
export const startOfMonth = (at: number, months = 0): number => {
  const [year, month] = dayText(at).split('-').map(Number) as [number, number]
  return Date.UTC(year, month - 1 + months, 1) - SITE_OFFSET
}

/** Every day of the month that `at` lies in, as YYYY-MM-DD. */
export const daysOfMonth = (at: number): string[] => {
  const first = startOfMonth(at)
  return Array.from({ length: (startOfMonth(at, 1) - first) / DAY }, (_, day) => dayText(first + day * DAY))
}
