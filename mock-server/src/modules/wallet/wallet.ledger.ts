import type { Clock } from '../../world/clock.ts'
import { OUTSIDE, type AccountRef, type Posting, postingsError } from './wallet.rules.ts'
import type { WalletStore } from './wallet.store.ts'

/** A member's account would go below zero. Nothing was booked. */
export class InsufficientFunds extends Error {
  override name = 'InsufficientFunds'
}

export interface Movement {
  memberId: number
  verb: string
  ref: string
  note?: string
  postings: readonly Posting[]
}

export interface Ledger {
  /** Books one movement: all postings or none. Throws InsufficientFunds; throws on postings that don't balance. */
  book(movement: Movement): number
  balance(account: AccountRef): number
  check(): { balanced: boolean; drift_cents: number; accounts: number; postings: number }
}

export interface LedgerDeps {
  store: WalletStore
  clock: Clock
  atomically<T>(work: () => T): T
}

/** Double entry in integer cents (money.md): balances are kept beside their postings and checked against them. */
export const openLedger = ({ store, clock, atomically }: LedgerDeps): Ledger => ({
  book: ({ memberId, verb, ref, note = '', postings }) => {
    const error = postingsError(postings)
    if (error) throw new RangeError(`${verb}: ${error}`)
    return atomically(() => {
      const movementId = store.insertMovement({ at: clock.now(), memberId, verb, ref, note })
      for (const { account, cents } of postings) {
        const { id: accountId, balanceCents: balanceAfter } = store.add(account, cents)
        if (balanceAfter < 0 && account.memberId !== OUTSIDE) throw new InsufficientFunds(verb)
        store.insertPosting({ movementId, accountId, cents, balanceAfter })
      }
      return movementId
    })
  },
  balance: (account) => store.balance(account),
  check: () => {
    const { unbalanced, driftCents, negative, accounts, postings } = store.check()
    return {
      balanced: unbalanced === 0 && driftCents === 0 && negative === 0,
      drift_cents: driftCents,
      accounts,
      postings,
    }
  },
})
