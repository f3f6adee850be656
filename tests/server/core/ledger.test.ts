import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { booksStore } from '../../../mock-server/src/modules/wallet/books.store.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import { center, locked, move } from '../../../mock-server/src/modules/wallet/wallet.rules.ts'
import { InsufficientFunds } from '../../../mock-server/src/modules/wallet/wallet.ledger.ts'
import type { World } from '../../../mock-server/src/world/world.ts'
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
        const { wallet, books } = siteOf(world)
        for (const [verb, member, cents] of steps) {
          try {
            verbs[verb]!(wallet, member, cents)
          } catch (error) {
            expect(error).toBeInstanceOf(InsufficientFunds)
          }
        }
        expect(books.check()).toMatchObject({ balanced: true, drift_cents: 0 })
      }),
      { numRuns: 40 },
    )
  })

  it('books nothing of a movement that a member cannot pay', () => {
    const { world } = testSite()
    const { wallet, ledger, books } = siteOf(world)
    const before = books.check().postings
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
    expect(books.check().postings).toBe(before + 2)
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

  /** As if nothing had been counted before. */
  const recounted = (world: World) => booksStore(world.db)
  it('counts each posting once, and none that was taken back', () => {
    const step = fc.record({
      verb: fc.constantFrom('deposit', 'lock', 'gift', 'in'),
      cents: fc.integer({ min: 1, max: 50_000 }),
      isUndone: fc.boolean(),
      isChecked: fc.constantFrom('never', 'within', 'after'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { world } = testSite()
        const { wallet, books } = siteOf(world)
        for (const { verb, cents, isUndone, isChecked } of steps) {
          try {
            world.atomically(() => {
              verbs[verb]!(wallet, 1, cents)
              if (isChecked === 'within') books.check()
              if (isUndone) throw new InsufficientFunds('undone')
            })
          } catch (error) {
            expect(error).toBeInstanceOf(InsufficientFunds)
          }
          if (isChecked === 'after') books.check()
        }
        expect(books.accounts()).toEqual(recounted(world).accounts())
        expect(books.check()).toEqual(recounted(world).check())
      }),
      { numRuns: 40 },
    )
  })

  it('tells a balance that its postings do not add up to, one below zero, and a movement of one side', () => {
    const { world } = testSite()
    const { wallet, books } = siteOf(world)
    const spoil = (text: string) => world.atomically(() => world.db.sqlite.exec(text))
    wallet.deposit(1, 1_000, 'D1')
    expect(books.check()).toMatchObject({ balanced: true })
    spoil(`UPDATE accounts SET balance_cents = balance_cents + 7 WHERE member_id = 1 AND kind = 'center'`)
    expect(books.check()).toMatchObject({ balanced: false, drift_cents: 7 })
    spoil(`UPDATE accounts SET balance_cents = balance_cents - 7 WHERE member_id = 1 AND kind = 'center'`)
    expect(books.check()).toMatchObject({ balanced: true, drift_cents: 0 })
    spoil(`INSERT INTO postings (movement_id, account_id, cents, balance_after)
             SELECT max(movement_id), account_id, -1001, -1 FROM postings;
           UPDATE accounts SET balance_cents = balance_cents - 1001
             WHERE id = (SELECT account_id FROM postings ORDER BY id DESC LIMIT 1)`)
    expect(books.check()).toMatchObject({ balanced: false, drift_cents: 0 })
  })
})
