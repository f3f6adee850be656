import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parlayReturn } from './parlay.ts'
import type { Leg } from './parlay.ts'
import type { Outcome } from '../settle/results.ts'
import { largestSystemStake, systemBy, systemQuote, systemReturn, systemsOf } from './system.ts'

const leg: fc.Arbitrary<Leg> = fc.record({
  k: fc.integer({ min: 1, max: 900 }),
  outcome: fc.constantFrom<Outcome>('W', 'LW', 'P', 'LL', 'L', 'D'),
})
/** Every combination of a size, one by one. */
const chosen = (legs: readonly Leg[], size: number): Leg[][] => {
  if (size === 0) return [[]]
  const [first, ...rest] = legs
  if (!first) return []
  return [...chosen(rest, size - 1).map((some) => [first, ...some]), ...chosen(rest, size)]
}

describe('systems', () => {
  it('are named after the bets they make, from three legs to ten', () => {
    expect(systemsOf(2)).toEqual([])
    expect(systemsOf(11)).toEqual([])
    expect(systemsOf(3).map(({ code }) => code)).toEqual(['3串3', '3串4'])
    expect(systemsOf(5).map(({ code }) => code)).toEqual(['5串5', '5串6', '5串10', '5串16', '5串20', '5串26'])
    expect(systemBy('8串247', 8)?.bets).toBe(247)
    expect(systemBy('9串502', 9)?.bets).toBe(502)
    expect(systemBy('10串1013', 10)?.bets).toBe(1_013)
    expect(systemBy('4串11', 5)).toBeUndefined()
    for (let legs = 3; legs <= 10; legs += 1)
      expect(new Set(systemsOf(legs).map(({ code }) => code)).size).toBe(systemsOf(legs).length)
  })

  it('pay the sum of their parlays, but for a cent of rounding each', () => {
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: 3, maxLength: 6 }),
        fc.nat(),
        fc.integer({ min: 1, max: 100_000 }),
        (legs, choice, stake) => {
          const systems = systemsOf(legs.length)
          const system = systems[choice % systems.length]!
          const parlays = system.sizes.flatMap((size) => chosen(legs, size))
          expect(parlays.length).toBe(system.bets)
          const each = parlays.reduce((sum, parlay) => sum + parlayReturn(stake, parlay), 0)
          const back = systemReturn(stake, system.sizes, legs)
          expect(Math.abs(back - each)).toBeLessThanOrEqual(system.bets)
          const all = systemQuote(
            stake,
            system,
            legs.map(({ k }) => k),
          )
          expect(back).toBeLessThanOrEqual(all.returnCents)
          expect(all).toMatchObject({ riskCents: stake * system.bets })
        },
      ),
    )
  })

  it('void altogether give the stakes back', () => {
    const legs: Leg[] = [90, 80, 70].map((k) => ({ k, outcome: 'D' }))
    expect(systemReturn(10_00, [2, 3], legs)).toBe(40_00)
    expect(systemReturn(10_00, [2, 9], legs)).toBe(30_00)
  })

  it('take the largest stake within the limits and not a cent more', () => {
    const system = systemBy('3串4', 3)!
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 3, maxLength: 3 }),
        fc.nat({ max: 5_000_000 }),
        fc.nat({ max: 50_000_000 }),
        (odds, maxRisk, maxWin) => {
          const stake = largestSystemStake(system, odds, maxRisk, maxWin)
          const { riskCents, winCents } = systemQuote(stake, system, odds)
          expect(riskCents).toBeLessThanOrEqual(maxRisk)
          expect(winCents).toBeLessThanOrEqual(maxWin)
        },
      ),
    )
    expect(largestSystemStake(system, [100, 100, 100], -5, 100)).toBe(0)
    expect(largestSystemStake(system, [0, 0, 0], 40_00, 0)).toBe(10_00)
  })
})
