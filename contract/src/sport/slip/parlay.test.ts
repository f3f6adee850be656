import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { combinedOdds, largestParlayStake, parlayOutcome, parlayQuote, parlayReturn } from './parlay.ts'
import type { Leg } from './parlay.ts'
import { payout } from '../settle/settle.ts'
import type { Outcome } from '../settle/results.ts'

const vector = (...outcomes: Outcome[]): Leg[] =>
  [95, 88, 102, 90].map((k, at) => ({ k, outcome: outcomes[at] ?? 'W' }))
const leg: fc.Arbitrary<Leg> = fc.record({
  k: fc.integer({ min: 1, max: 2000 }),
  outcome: fc.constantFrom<Outcome>('W', 'LW', 'P', 'LL', 'L', 'D'),
})
const legs = fc.array(leg, { minLength: 2, maxLength: 10 })
const stake = fc.integer({ min: 1, max: 2_000_000 })

describe('parlay', () => {
  it.each<[string, Outcome[], number]>([
    ['all won', [], 1407_01],
    ['second half won', ['W', 'LW'], 1077_71],
    ['second pushed', ['W', 'P'], 748_41],
    ['second void', ['W', 'D'], 748_41],
    ['third half lost', ['W', 'W', 'LL'], 348_27],
    ['one lost', ['W', 'L'], 0],
    ['all void', ['D', 'D', 'D', 'D'], 100_00],
  ])('100 with four legs, %s', (_name, outcomes, cents) =>
    expect(parlayReturn(100_00, vector(...outcomes))).toBe(cents),
  )

  it('does not depend on the order of the legs', () => {
    fc.assert(
      fc.property(legs, stake, fc.infiniteStream(fc.nat()), (all, cents, order) => {
        const shuffled = all
          .map((one) => ({ one, at: order.next().value! }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one)
        expect(parlayReturn(cents, shuffled)).toBe(parlayReturn(cents, all))
      }),
    )
  })

  it('equals the single when one leg decides and the rest are void', () => {
    fc.assert(
      fc.property(leg, stake, (one, cents) => {
        const voids: Leg[] = [
          { k: 50, outcome: 'D' },
          { k: 70, outcome: 'P' },
        ]
        expect(parlayReturn(cents, [one, ...voids])).toBe(payout(one.outcome, one.k, 'H', cents))
      }),
    )
  })

  it('quotes the won parlay and its combined price', () => {
    expect(parlayQuote(100_00, [95, 88, 102, 90])).toEqual({
      riskCents: 100_00,
      winCents: 1307_01,
      returnCents: 1407_01,
    })
    expect(combinedOdds([95, 88])).toBe('3.67')
    expect(combinedOdds([159, 134])).toBe('6.06')
    expect(combinedOdds([])).toBe('1.00')
  })

  it('keeps the largest stake within the win cap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 2, maxLength: 10 }),
        stake,
        stake,
        (prices, risk, win) => {
          const most = largestParlayStake(prices, risk, win)
          expect(most).toBeLessThanOrEqual(risk)
          expect(parlayQuote(most, prices).winCents).toBeLessThanOrEqual(win)
        },
      ),
    )
    expect([
      largestParlayStake([], 500, 100),
      largestParlayStake([95], -1, 100),
      largestParlayStake([95], 5, -1),
    ]).toEqual([500, 0, 0])
  })

  it('is lost at once, open while a leg is, and void only when every leg is', () => {
    expect(parlayOutcome(['W', undefined, 'L'])).toBe('L')
    expect(parlayOutcome(['W', undefined])).toBeUndefined()
    expect(parlayOutcome(['D', 'D'])).toBe('D')
    expect(parlayOutcome(['D', 'P'])).toBe('P')
    expect(parlayOutcome(['D', 'LL'])).toBe('W')
  })
})
