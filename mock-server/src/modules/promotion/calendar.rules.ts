import { DAY, SITE_OFFSET, startOfSiteDay } from '../../world/clock.ts'

/** Days from Monday to the first day of the epoch, a Thursday. */
const EPOCH_WEEKDAY = 3

export const startOfSiteWeek = (at: number): number => {
  const day = Math.floor((at + SITE_OFFSET) / DAY)
  return startOfSiteDay(at) - ((day + EPOCH_WEEKDAY) % 7) * DAY
}

/** YYYY-MM-DD of the site's calendar. */
export const siteDay = (at: number): string => new Date(at + SITE_OFFSET).toISOString().slice(0, 10)

/** Every day of the month that `at` lies in, as YYYY-MM-DD. */
export const daysOfMonth = (at: number): string[] => {
  const [year = 0, month = 1] = siteDay(at).split('-').map(Number)
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const prefix = siteDay(at).slice(0, 8)
  return Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`)
}
