import type { COOL_OFF_DAYS, EXCLUSION_DAYS } from './limits.ts'

const DAY_MS = 86_400_000
/** What these days stand for: whole months of the site's calendar. */
const EXCLUSION_MONTHS: Readonly<Record<number, number>> = { 180: 6, 365: 12, 1_825: 60 }
const SITE_OFFSET_MS = 8 * 3_600_000
/** When a break that begins now is over: after its days; an exclusion on the same day of a later month, or on that month's last. */
export const restUntil = (
  days: (typeof COOL_OFF_DAYS)[number] | (typeof EXCLUSION_DAYS)[number],
  now: number,
): number => {
  const months = EXCLUSION_MONTHS[days]
  if (months === undefined) return now + days * DAY_MS
  const from = new Date(now + SITE_OFFSET_MS)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return from.setUTCFullYear(year, month, Math.min(from.getUTCDate(), last)) - SITE_OFFSET_MS
}
