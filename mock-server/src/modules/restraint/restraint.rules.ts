import { writtenCents } from '@app/contract/kit/cents'
import {
  BEAT_GAP_MS,
  LIMIT_SPANS,
  type LimitSpan,
  type MoneyLimitKind,
  RAISE_DELAY_MS,
} from '@app/contract/restraint/limits'
import { MINUTE } from '../../world/clock.ts'

/** A limit as it is kept; null is no limit, and without `pendingFrom` nothing waits. */
export interface KeptLimit {
  value: number | null
  pendingValue: number | null
  pendingFrom: number | null
}
export const NO_LIMIT: KeptLimit = { value: null, pendingValue: null, pendingFrom: null }

/** A narrower limit holds at once and drops what was pending; a wider one, or none, waits for a second yes (UN-31). */
export const changedLimit = ({ value }: KeptLimit, wanted: number | null, now: number): KeptLimit => {
  const isWider = value !== null && (wanted === null || wanted > value)
  if (!isWider) return { ...NO_LIMIT, value: wanted }
  return { value, pendingValue: wanted, pendingFrom: now + RAISE_DELAY_MS }
}

/** Time that a sign of life adds: none when the last one is too long ago, or belongs to another day. */
export const addedMs = (seenAt: number | undefined, now: number): number =>
  seenAt !== undefined && now > seenAt && now - seenAt <= BEAT_GAP_MS ? now - seenAt : 0

const SPAN_NAMES: Record<LimitSpan, { every: string; now: string }> = {
  day: { every: '每日', now: '今日' },
  week: { every: '每周', now: '本周' },
  month: { every: '每月', now: '本月' },
}

/** What was paid in, staked and won (less than 0: lost) in a span, and what its open bets may still lose; in cents. */
export type Used = Readonly<Record<'deposit' | 'stake' | 'net' | 'open', number>>
/** How much of a limit is used: of one on losses also what open bets may still lose. */
export const usedOf = (used: Used, kind: MoneyLimitKind): number =>
  kind === 'loss' ? Math.max(0, -used.net) + used.open : used[kind]
/** A money limit that is set, in cents. */
export interface MoneyLimitSet {
  kind: MoneyLimitKind
  span: LimitSpan
  cents: number
}

/** The first money limit of these kinds that `cents` more would pass, the shortest span first. */
const passed = (
  limits: readonly MoneyLimitSet[],
  used: (span: LimitSpan) => Used,
  cents: number,
  kind: MoneyLimitKind,
): MoneyLimitSet | undefined =>
  LIMIT_SPANS.flatMap((span) => limits.filter((one) => one.kind === kind && one.span === span)).find(
    ({ span, cents: most }) => usedOf(used(span), kind) + cents > most,
  )

export const depositProblem = (
  limits: readonly MoneyLimitSet[],
  used: (span: LimitSpan) => Used,
  cents: number,
): string | null => {
  const limit = passed(limits, used, cents, 'deposit')
  if (!limit) return null
  const { every, now } = SPAN_NAMES[limit.span]
  const left = Math.max(0, limit.cents - used(limit.span).deposit)
  return `超过您设定的${every}存款限额 ${writtenCents(limit.cents)} 元，${now}还可存 ${writtenCents(left)} 元`
}

export type StakeProblem = 'ownStake' | 'ownLoss' | 'ownTime'

/** Why a stake is refused: a loss limit is kept even if all open bets and this one are lost. */
export const stakeProblem = (
  limits: readonly MoneyLimitSet[],
  used: (span: LimitSpan) => Used,
  cents: number,
): StakeProblem | null =>
  passed(limits, used, cents, 'stake') ? 'ownStake' : passed(limits, used, cents, 'loss') ? 'ownLoss' : null

/** Whether the day's minutes are used up. */
export const isTimeUp = (minutes: number | null, playedMs: number): boolean =>
  minutes !== null && Math.floor(playedMs / MINUTE) + 1 > minutes
