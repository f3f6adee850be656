import { clock, isoAt } from '../clock.ts'

const SITE_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** Everything is shown in UTC+8, wherever the player is (U-NET-06). */
const siteIso = (ms: number): string => isoAt(ms + SITE_OFFSET_MS)

/** "2026-11-21" */
export const dateText = (ms: number): string => siteIso(ms).slice(0, 10)
/** "10:38:17" */
export const timeText = (ms: number): string => siteIso(ms).slice(11, 19)
/** "10:38" */
export const minuteText = (ms: number): string => siteIso(ms).slice(11, 16)
/** "2026-11-21 10:38:17" */
export const dateTimeText = (ms: number): string => `${dateText(ms)} ${timeText(ms)}`
/** "11-21 10:38" */
export const shortDateTimeText = (ms: number): string => siteIso(ms).slice(5, 16).replace('T', ' ')

/** Midnight in UTC+8 of the day that `ms` falls on. */
export const dayStart = (ms: number): number =>
  Math.floor((ms + SITE_OFFSET_MS) / DAY_MS) * DAY_MS - SITE_OFFSET_MS

export type DayChip = 'today' | 'yesterday' | 'last7' | 'last30'

/** First and last millisecond of a date chip, as record calls want them. */
export const dayRange = (chip: DayChip, now = clock.now()): { startTime: number; endTime: number } => {
  const today = dayStart(now)
  const back = { today: 0, yesterday: 1, last7: 6, last30: 29 }[chip]
  return { startTime: today - back * DAY_MS, endTime: (chip === 'yesterday' ? today : today + DAY_MS) - 1 }
}

/** Whole years between a birthday ("2000-01-31") and now, by the site's calendar. */
export const ageOf = (birthday: string, now = clock.now()): number => {
  const today = dateText(now)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Milliseconds left as "mm:ss", "h:mm:ss" from an hour on, days and hours from a day on; never below zero. */
export const countdownText = (ms: number, inDays: (days: number, hours: number) => string): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3600)
  if (days > 0) return inDays(days, hours % 24)
  return `${hours ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
