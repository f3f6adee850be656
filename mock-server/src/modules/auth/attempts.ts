import { CODE_LOCK_MS } from '@app/contract/rules/limits'
import { DAY } from '../../world/clock.ts'
import type { AuthStore } from './auth.store.ts'

/** Wrong tries are forgotten after a day without any. */
const REMEMBERED = DAY

export interface Attempts {
  isLocked(key: string): boolean
  /** How long no more is taken; 0 when it isn't locked. */
  lockedFor(key: string): number
  wrongSoFar(key: string): number
  /** Counts one wrong try; says how many are left, 0 when it locked. */
  wrong(key: string, allowed: number): number
  clear(key: string): void
}

/** Wrong tries in a row, and the fifteen minutes after too many of them (U-AUTH-06, U-AUTH-08). */
export const openAttempts = (store: AuthStore, clock: { now(): number }): Attempts => ({
  isLocked: (key) => (store.attempt(key)?.lockedUntil ?? 0) > clock.now(),
  lockedFor: (key) => Math.max(0, (store.attempt(key)?.lockedUntil ?? 0) - clock.now()),
  wrongSoFar: (key) => store.attempt(key)?.wrong ?? 0,
  wrong: (key, allowed) => {
    const now = clock.now()
    store.sweepAttempts(now - REMEMBERED)
    const count = (store.attempt(key)?.wrong ?? 0) + 1
    const locks = count >= allowed
    store.setAttempt({ key, wrong: locks ? 0 : count, lockedUntil: locks ? now + CODE_LOCK_MS : 0, at: now })
    return allowed - count
  },
  clear: (key) => store.clearAttempt(key),
})
