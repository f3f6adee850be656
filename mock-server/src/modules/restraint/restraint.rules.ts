import { fromCents } from '@app/contract/kit/cents'
import { BEAT_GAP_MS, type LimitKind, RAISE_DELAY_MS } from '@app/contract/restraint/limits'
import { MINUTE, SITE_OFFSET } from '../../world/clock.ts'

/** A limit as it is kept; null is no limit, and without `pendingFrom` nothing waits. */
export interface KeptLimit {
  value: number | null
  pendingValue: number | null
  pendingFrom: number | null
}
export const NO_LIMIT: KeptLimit = { value: null, pendingValue: null, pendingFrom: null }

/** What holds at `now`: a pending value takes over when its time has come. */
export const standingLimit = (kept: KeptLimit, now: number): KeptLimit =>
  kept.pendingFrom !== null && kept.pendingFrom <= now ? { ...NO_LIMIT, value: kept.pendingValue } : kept

/** A narrower limit holds at once and drops what was pending; a wider one, or none, waits a day (UN-31). */
export const changedLimit = (kept: KeptLimit, wanted: number | null, now: number): KeptLimit => {
  const before = standingLimit(kept, now)
  const isWider = before.value !== null && (wanted === null || wanted > before.value)
  if (!isWider) return { ...NO_LIMIT, value: wanted }
  return { value: before.value, pendingValue: wanted, pendingFrom: now + RAISE_DELAY_MS }
}

/** Time that a sign of life adds: none when the last one is too long ago, or belongs to another day. */
export const addedMs = (seenAt: number | undefined, now: number): number =>
  seenAt !== undefined && now > seenAt && now - seenAt <= BEAT_GAP_MS ? now - seenAt : 0

export const dayText = (day: number): string => new Date(day + SITE_OFFSET).toISOString().slice(0, 10)

/** "2026-11-22 20:00" of the site's calendar. */
export const momentText = (at: number): string =>
  new Date(at + SITE_OFFSET).toISOString().slice(0, 16).replace('T', ' ')

/** What today's figures are compared with. */
export interface Today {
  depositCents: number
  stakeCents: number
  /** Lost so far (0 when ahead) and what open bets may still lose. */
  lossCents: number
  openCents: number
  playedMs: number
}
type Limits = Partial<Record<LimitKind, number | null>>

const within = (limit: number | null | undefined, cents: number): boolean =>
  limit === null || limit === undefined || cents <= limit

export const depositProblem = (limits: Limits, today: Today, cents: number): string | null =>
  within(limits.deposit, today.depositCents + cents)
    ? null
    : `超过您设定的每日存款限额 ${fromCents(limits.deposit!)} 元，今日还可存 ${fromCents(Math.max(0, limits.deposit! - today.depositCents))} 元`

export type StakeProblem = 'ownStake' | 'ownLoss' | 'ownTime'

/** Why a stake is refused: a loss limit is kept even if all open bets and this one are lost. */
export const stakeProblem = (limits: Limits, today: Today, cents: number): StakeProblem | null => {
  if (!within(limits.time, Math.floor(today.playedMs / MINUTE) + 1)) return 'ownTime'
  if (!within(limits.stake, today.stakeCents + cents)) return 'ownStake'
  return within(limits.loss, today.lossCents + today.openCents + cents) ? null : 'ownLoss'
}
