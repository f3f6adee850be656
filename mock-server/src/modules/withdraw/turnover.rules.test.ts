import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CountedBet, type Demand, meter, missingCents, shownTurnover } from './turnover.rules.ts'

const demand = (time: number, requiredCents: number): Demand => ({
  id: `D${time}`,
  name: '存款',
  cents: requiredCents,
  requiredCents,
  time,
})
const played = (at: number, validCents: number): CountedBet => ({
  at,
  validCents,
  ticketId: `T${at}`,
  name: '澄冠体育',
})
const cents = fc.integer({ min: 1, max: 1_000_000 })
const time = fc.integer({ min: 0, max: 1_000 })
const demands = fc.array(
  fc.tuple(time, cents).map(([at, sum]) => demand(at, sum)),
  { maxLength: 8 },
)
const bets: fc.Arbitrary<CountedBet[]> = fc.array(
  fc.record({ at: time, validCents: cents, ticketId: fc.constant('T1'), name: fc.constant('澄冠体育') }),
  {
    maxLength: 12,
  },
)

describe('the turnover', () => {
  test('goes to the oldest demand first, and over to the next', () => {
    const met = meter([demand(10, 500), demand(20, 300)], [played(30, 600)], undefined)
    expect(met.map(({ doneCents }) => doneCents)).toEqual([500, 100])
  })
  test('of a bet before a deposit does not count for it', () => {
    expect(missingCents(meter([demand(10, 500)], [played(9, 900)], undefined))).toBe(500)
  })
  test('that stood before the last paid withdrawal is met by it', () => {
    expect(missingCents(meter([demand(10, 500), demand(30, 200)], [], 20))).toBe(200)
  })
  test('never exceeds what is asked or what was bet, in whatever order they come', () => {
    fc.assert(
      fc.property(demands, bets, (asked, wagers) => {
        const met = meter(asked, wagers, undefined)
        const done = met.reduce((sum, { doneCents }) => sum + doneCents, 0)
        expect(done).toBeLessThanOrEqual(wagers.reduce((sum, { validCents }) => sum + validCents, 0))
        for (const { doneCents, requiredCents } of met)
          expect(doneCents >= 0 && doneCents <= requiredCents).toBe(true)
        expect(missingCents(meter(asked.toReversed(), wagers.toReversed(), undefined))).toBe(
          missingCents(met),
        )
      }),
    )
  })
  test('is shown newest first, in yuan', () => {
    const shown = shownTurnover(meter([demand(10, 500), demand(20, 300)], [played(15, 200)], undefined))
    expect(shown).toMatchObject({
      required: '8.00',
      done: '2.00',
      missing: '6.00',
      items: [
        { time: 20 },
        { time: 10, done: '2.00', betCount: 1, bets: [{ ticketId: 'T15', valid: '2.00' }] },
      ],
    })
  })
})
