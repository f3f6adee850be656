import { fromCents } from '@app/contract/kit/cents'
import { DEAL_DAYS_MAX } from '@app/contract/rules/limits'
import { SITE_OFFSET, startOfSiteDay } from '../../world/clock.ts'

export interface Moved {
  at: number
  /** What came is positive, what went negative. */
  cents: number
}

const dayText = (day: number): string => new Date(day + SITE_OFFSET).toISOString().slice(0, 10)

/** What came and what went on each site day with any movement, newest first. */
export const dayTotals = (moved: readonly Moved[]): { day: string; in: string; out: string }[] => {
  const days = new Map<number, { in: number; out: number }>()
  for (const { at, cents } of moved) {
    const day = startOfSiteDay(at)
    const sums = days.get(day) ?? { in: 0, out: 0 }
    if (cents > 0) sums.in += cents
    else sums.out += cents
    days.set(day, sums)
  }
  return Array.from(days)
    .toSorted(([a], [b]) => b - a)
    .slice(0, DEAL_DAYS_MAX)
    .map(([day, sums]) => ({ day: dayText(day), in: fromCents(sums.in), out: fromCents(sums.out) }))
}
