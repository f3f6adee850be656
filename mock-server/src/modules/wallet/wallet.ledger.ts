import type { Clock } from '../../world/clock.ts'
import { type AccountRef, OUTSIDE, type Posting, postingsError } from './wallet.rules.ts'
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
  /**
   * Books one movement, all postings or none, and returns what each of them leaves in its account. Throws InsufficientFunds;
   * throws on postings that don't balance.
   */
  book(movement: Movement): number[]
  balance(account: AccountRef): number
}

export interface LedgerDeps {
  store: WalletStore
  clock: Clock
  isWriting(): boolean
  atomically<T>(work: () => T): T
  /** Told of every movement, in its transaction. */
  onBooked?(movement: Booked): void
}

/** A movement in the books. */
export interface Booked extends Required<Movement> {
  id: number
  at: number
  /** What it did to all of the member's own accounts together. */
  ownCents: number
}

/** An account of a movement; `id` is undefined until it is opened. */
interface Side {
  account: AccountRef
  id: number | undefined
  balanceCents: number
}

const isSame = (a: AccountRef, b: AccountRef): boolean =>
  a === b ||
  (a.memberId === b.memberId &&
    a.kind === b.kind &&
    (a.code ?? '') === (b.code ?? '') &&
    (a.currency ?? 'CNY') === (b.currency ?? 'CNY'))

/** Double entry in integer cents (docs/decisions/0003-ledger-and-idempotency.md): balances are kept beside their postings and checked against them. */
export const openLedger = ({ store, clock, isWriting, atomically, onBooked }: LedgerDeps): Ledger => {
  /** What each posting leaves behind. Only reads: a movement that can't be has written nothing. */
  const planned = (verb: string, postings: readonly Posting[]): { side: Side; after: number }[] => {
    const sides: Side[] = []
    return postings.map(({ account, cents }) => {
      let side = sides.find((each) => isSame(each.account, account))
      if (!side) {
        const { id, balanceCents } = store.find(account) ?? { id: undefined, balanceCents: 0 }
        sides.push((side = { account, id, balanceCents }))
      }
      side.balanceCents += cents
      if (side.balanceCents < 0 && account.memberId !== OUTSIDE) throw new InsufficientFunds(verb)
      return { side, after: side.balanceCents }
    })
  }
  const write = ({ memberId, verb, ref, note = '', postings }: Movement): number[] => {
    const plan = planned(verb, postings)
    const at = clock.now()
    const ownCents = postings.reduce(
      (sum, { account, cents }) => sum + (account.memberId === memberId ? cents : 0),
      0,
    )
    const movementId = store.insertMovement({ at, memberId, verb, ref, note, ownCents })
    for (const [index, { side, after }] of plan.entries()) {
      const id = (side.id ??= store.open(side.account).id)
      store.setBalance({ id, balanceCents: after })
      store.insertPosting({ movementId, accountId: id, cents: postings[index]!.cents, balanceAfter: after })
    }
    onBooked?.({ id: movementId, at, memberId, verb, ref, note, ownCents, postings })
    return plan.map(({ after }) => after)
  }
  return {
    book: (movement) => {
      const error = postingsError(movement.postings)
      if (error) throw new RangeError(`${movement.verb}: ${error}`)
      // The verb that books is a transaction already; a savepoint of its own would copy each page once more.
      return isWriting() ? write(movement) : atomically(() => write(movement))
    },
    balance: (account) => store.balance(account),
  }
}
