import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteOf } from '../../../mock-server/src/site.ts'
import { center, locked, move } from '../../../mock-server/src/modules/wallet/wallet.rules.ts'
import { InsufficientFunds } from '../../../mock-server/src/modules/wallet/wallet.ledger.ts'
import { testSite } from '../harness.ts'

type Wallet = ReturnType<typeof siteOf>['wallet']
const verbs: Record<string, (wallet: Wallet, member: number, cents: number) => unknown> = {
  deposit: (wallet, member, cents) => wallet.deposit(member, cents, 'D1'),
  lock: (wallet, member, cents) => wallet.lockForWithdrawal(member, cents, 'W1'),
  unlock: (wallet, member, cents) => wallet.unlockWithdrawal(member, cents, 'W1'),
  pay: (wallet, member, cents) => wallet.payWithdrawal(member, cents, 'W1'),
  in: (wallet, member, cents) => wallet.transferIn(member, 'CRTY', cents, 'T1'),
  out: (wallet, member, cents) => wallet.transferOut(member, 'CRTY', cents, 'T1'),
  bet: (wallet, member, cents) => wallet.placeBet(member, 'CRTY', cents, 'B1'),
  settle: (wallet, member, cents) => wallet.settleBet(member, 'CRTY', cents, 'B1'),
  reverse: (wallet, member, cents) => wallet.reverseSettlement(member, 'CRTY', cents, 'B1'),
  gift: (wallet, member, cents) => wallet.gift(member, cents, 'G1', '礼金'),
}

describe('the ledger', () => {
  it('balances and never goes below zero, whatever verbs are tried', () => {
    const step = fc.tuple(
      fc.constantFrom(...Object.keys(verbs)),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 50_000 }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { world } = testSite()
        const { wallet } = siteOf(world)
        for (const [verb, member, cents] of steps) {
          try {
            verbs[verb]!(wallet, member, cents)
          } catch (error) {
            expect(error).toBeInstanceOf(InsufficientFunds)
          }
        }
        expect(wallet.check()).toMatchObject({ balanced: true, drift_cents: 0 })
      }),
      { numRuns: 40 },
    )
  })

  it('books nothing of a movement that a member cannot pay', () => {
    const { world } = testSite()
    const { wallet, ledger } = siteOf(world)
    const before = wallet.check().postings
    wallet.deposit(9_007, 1_000, 'D1')
    expect(() =>
      ledger.book({
        memberId: 9_007,
        verb: 'two',
        ref: '',
        postings: [...move(center(9_007), locked(9_007), 900), ...move(center(9_007), locked(9_007), 200)],
      }),
    ).toThrow(InsufficientFunds)
    expect(wallet.balances(9_007)).toMatchObject({ center: 1_000, locked: 0 })
    expect(wallet.check().postings).toBe(before + 2)
  })

  it('refuses postings that do not sum to zero, and fractions of a cent', () => {
    const { ledger } = siteOf(testSite().world)
    const book = (cents: number, back: number) => () =>
      ledger.book({
        memberId: 1,
        verb: 'x',
        ref: '',
        postings: [
          { account: center(1), cents },
          { account: { memberId: 0, kind: 'bank' }, cents: back },
        ],
      })
    expect(book(100, -99)).toThrow(RangeError)
    expect(book(0.5, -0.5)).toThrow(RangeError)
  })
})
