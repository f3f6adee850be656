import { fromCents } from '@app/contract/kit/cents'
import type { Ledger } from './wallet.ledger.ts'
import { bank, center, house, locked, move, promo, usdt, venue } from './wallet.rules.ts'
import type { WalletStore } from './wallet.store.ts'

export interface WalletDeps {
  ledger: Ledger
  store: WalletStore
}

/** Account of the house for what services cost. */
const FEES = 'FEES'
export type WalletService = ReturnType<typeof openWallet>

/** The verbs of money. Each is one movement; InsufficientFunds books nothing. All amounts in cents. */
export const openWallet = ({ ledger, store }: WalletDeps) => {
  const balances = (memberId: number) => ({
    center: ledger.balance(center(memberId)),
    locked: ledger.balance(locked(memberId)),
    usdt: ledger.balance(usdt(memberId)),
  })
  return {
    balances,
    center: (memberId: number) => ledger.balance(center(memberId)),
    venueBalance: (memberId: number, code: string) => ledger.balance(venue(memberId, code)),
    /** Every venue account of the member with money or history in it. */
    venueBalances: (memberId: number) =>
      store
        .accountsOf(memberId)
        .filter(({ kind }) => kind === 'venue')
        .map(({ code, balanceCents }) => ({ code, cents: balanceCents })),
    /** An opening balance of the seeds, or a tester's change: from or to the bank. */
    adjust: (memberId: number, cents: number, note: string) => {
      const by = cents - ledger.balance(center(memberId))
      if (by > 0)
        ledger.book({ memberId, verb: 'adjust', ref: '', note, postings: move(bank, center(memberId), by) })
      if (by < 0)
        ledger.book({ memberId, verb: 'adjust', ref: '', note, postings: move(center(memberId), bank, -by) })
    },
    deposit: (memberId: number, cents: number, ref: string) =>
      ledger.book({ memberId, verb: 'deposit', ref, postings: move(bank, center(memberId), cents) }),
    lockForWithdrawal: (memberId: number, cents: number, ref: string) =>
      ledger.book({
        memberId,
        verb: 'withdrawLock',
        ref,
        postings: move(center(memberId), locked(memberId), cents),
      }),
    unlockWithdrawal: (memberId: number, cents: number, ref: string) =>
      ledger.book({
        memberId,
        verb: 'withdrawUnlock',
        ref,
        postings: move(locked(memberId), center(memberId), cents),
      }),
    /** The fee is part of the amount: the house keeps it, the bank pays out the rest. */
    payWithdrawal: (memberId: number, cents: number, ref: string, feeCents = 0) =>
      ledger.book({
        memberId,
        verb: 'withdraw',
        ref,
        postings: [
          ...move(locked(memberId), bank, cents - feeCents),
          ...(feeCents > 0 ? move(locked(memberId), house(FEES), feeCents) : []),
        ],
      }),
    protect: (memberId: number, cents: number) =>
      ledger.book({
        memberId,
        verb: 'protect',
        ref: '',
        postings: move(center(memberId), locked(memberId), cents),
      }),
    unprotect: (memberId: number, cents: number) =>
      ledger.book({
        memberId,
        verb: 'unprotect',
        ref: '',
        postings: move(locked(memberId), center(memberId), cents),
      }),
    transferIn: (memberId: number, code: string, cents: number, ref: string) =>
      ledger.book({
        memberId,
        verb: 'transferIn',
        ref,
        note: code,
        postings: move(center(memberId), venue(memberId, code), cents),
      }),
    transferOut: (memberId: number, code: string, cents: number, ref: string) =>
      ledger.book({
        memberId,
        verb: 'transferOut',
        ref,
        note: code,
        postings: move(venue(memberId, code), center(memberId), cents),
      }),
    placeBet: (memberId: number, code: string, cents: number, ticket: string) =>
      ledger.book({
        memberId,
        verb: 'bet',
        ref: ticket,
        note: code,
        postings: move(venue(memberId, code), house(code), cents),
      }),
    refundBet: (memberId: number, code: string, cents: number, ticket: string) =>
      ledger.book({
        memberId,
        verb: 'betRefund',
        ref: ticket,
        note: code,
        postings: move(house(code), venue(memberId, code), cents),
      }),
    /** Pays what a settled ticket returns (stake included); nothing is booked for 0. */
    settleBet: (memberId: number, code: string, cents: number, ticket: string) => {
      if (cents > 0)
        ledger.book({
          memberId,
          verb: 'settlement',
          ref: ticket,
          note: code,
          postings: move(house(code), venue(memberId, code), cents),
        })
    },
    /** Takes a settlement back before a corrected one; what the venue no longer holds is taken from the centre. */
    reverseSettlement: (memberId: number, code: string, cents: number, ticket: string) => {
      if (cents === 0) return
      const there = Math.min(cents, ledger.balance(venue(memberId, code)))
      const postings = [
        ...(there > 0 ? move(venue(memberId, code), house(code), there) : []),
        ...(cents > there ? move(center(memberId), house(code), cents - there) : []),
      ]
      ledger.book({ memberId, verb: 'correction', ref: ticket, note: code, postings })
    },
    gift: (memberId: number, cents: number, ref: string, note: string) =>
      ledger.book({ memberId, verb: 'gift', ref, note, postings: move(promo, center(memberId), cents) }),
    rebate: (memberId: number, cents: number, ref: string, note: string) =>
      ledger.book({ memberId, verb: 'rebate', ref, note, postings: move(promo, center(memberId), cents) }),
    yuan: (cents: number) => fromCents(cents),
  }
}
