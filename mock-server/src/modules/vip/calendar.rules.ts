import { DAY, SITE_OFFSET, startOfSiteDay } from '../../world/clock.ts'

/** The first day of the epoch was a Thursday: three days after a Monday. */
const EPOCH_WEEKDAY = 3
const WEEK_DAYS = 7
export const WEEK = WEEK_DAYS * DAY

/** YYYY-MM-DD of the site's day. */
export const dayText = (at: number): string => new Date(at + SITE_OFFSET).toISOString().slice(0, 10)

/** "11月23日" */
export const dayName = (at: number): string => {
  const [, month, day] = dayText(at).split('-')
  return `${Number(month)}月${Number(day)}日`
}

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

/** The birthday in the year of `at`; one of 29 February is kept on 1 March of other years. */
export const birthdayIn = (birthday: string, at: number): number => {
  const [, month, day] = birthday.split('-').map(Number) as [number, number, number]
  return Date.UTC(Number(dayText(at).slice(0, 4)), month - 1, day) - SITE_OFFSET
}
