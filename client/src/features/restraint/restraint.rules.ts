import { fromCents, toCents } from '@app/contract/kit/cents'
import { BEAT_MS, type LimitKind, type LimitSpan } from '@app/contract/restraint/limits'
import type { PlayDay, Restraint } from '@app/contract/restraint/restraint'
import { dateText } from '../../lib/text/date.ts'

/** A limit as a row of the screen shows it; figures in cents, or in minutes for time. */
export interface LimitRow {
  kind: LimitKind
  span: LimitSpan
  limit: number | null
  used: number
  pending: { limit: number | null; from: number } | null
}

const centsOrNull = (yuan: string | null) => (yuan === null ? null : toCents(yuan))

/** Money limits and the time limit in one shape. */
export const limitRows = ({ money, time }: Restraint): LimitRow[] => [
  ...money.map(({ kind, span, limit, used, pending }) => ({
    kind,
    span,
    limit: centsOrNull(limit),
    used: toCents(used),
    pending: pending && { limit: centsOrNull(pending.limit), from: pending.from },
  })),
  { kind: 'time', span: 'day', ...time },
]

/** What is typed as a limit, "1234.5" or "90"; undefined while it is none. */
export const typedLimit = (kind: LimitKind, text: string): number | undefined => {
  if (kind === 'time') return /^\d{1,4}$/.test(text) ? Number(text) : undefined
  const cents = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? toCents(text) : 0
  return cents > 0 ? cents : undefined
}

/** The value as its field holds it. */
export const fieldText = (kind: LimitKind, value: number | null): string =>
  value === null ? '' : kind === 'time' ? String(value) : fromCents(value).replace(/\.00$/, '')

/** Days with anything in them: the others are left out of the list, not of the chart. */
export const busyDays = (days: readonly PlayDay[]): PlayDay[] =>
  days.filter(
    ({ deposit, withdraw, stake, minutes }) =>
      [deposit, withdraw, stake].some((yuan) => toCents(yuan) !== 0) || minutes > 0,
  )

/** Minutes of the day that the last reality check was shown at, as kept on the device: "2026-11-22|60". */
export const shownAt = (kept: string, now: number): number => {
  const [day, minutes] = kept.split('|')
  return day === dateText(now) ? Number(minutes) || 0 : 0
}
export const keptShown = (minutes: number, now: number): string => `${dateText(now)}|${minutes}`

/** Which member of this device gave a sign of life, and when by the device's own time: "1005|1795000000000". */
export const keptBeat = (userId: string, now: number): string => `${userId}|${now}`

/** One sign a minute from all tabs and visits of this device together; a clock that was set back asks at once. Nobody's is none. */
export const isBeatDue = (kept: string, userId: string, now: number): boolean => {
  if (userId === '') return false
  const [who, at] = kept.split('|')
  return who !== userId || !(Math.abs(now - Number(at)) < BEAT_MS)
}

/** A reality check is due when as many minutes as the member chose have passed since the last one. */
export const isCheckDue = (every: number, played: number, shown: number): boolean =>
  every > 0 && played - Math.min(shown, played) >= every
