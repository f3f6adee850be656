import type { Data } from '@app/contract/kit/endpoint'
import type { wallet as Wallet } from '@app/contract/wallet/wallet'
import type { Clock } from '../../world/clock.ts'
import type { WithdrawStore } from './withdraw.store.ts'

type MoneyLock = Data<typeof Wallet.getBalance>['locks'][number]

export interface ProtectionDeps {
  store: WithdrawStore
  clock: Clock
  wallet: {
    balances(memberId: number): { center: number }
    protect(memberId: number, cents: number): unknown
    unprotect(memberId: number, cents: number): unknown
  }
}

/** Withdrawal protection: an amount of the wallet that a member had locked (U-FD-05). No call of the site sets it. */
export const openProtection = ({ store, clock, wallet }: ProtectionDeps) => ({
  /** What is configured and what is locked disagree: every withdrawal call is 6111. */
  isBroken: (memberId: number): boolean => {
    const row = store.protection(memberId)
    return row !== undefined && row.cents !== row.lockedCents
  },
  lock: (memberId: number): { cents: number; since: number } | undefined => {
    const row = store.protection(memberId)
    return row && { cents: row.lockedCents, since: row.since }
  },
  /** Protects `cents`, of which `lockedCents` are locked; 0 gives all of it free. False when the wallet hasn't as much. */
  set: (memberId: number, cents: number, lockedCents = cents): boolean => {
    const before = store.protection(memberId)?.lockedCents ?? 0
    if (lockedCents > wallet.balances(memberId).center + before) return false
    if (before > 0) wallet.unprotect(memberId, before)
    if (lockedCents > 0) wallet.protect(memberId, lockedCents)
    if (cents > 0) store.setProtection({ memberId, cents, lockedCents, since: clock.now() })
    else store.dropProtection(memberId)
    return true
  },
})

export type Protection = ReturnType<typeof openProtection>

export const protectionLock = (yuan: string, since: number): MoneyLock => ({
  kind: 'protection',
  amount: yuan,
  refId: null,
  text: '提款保护：此金额暂不可提取',
  since,
})
