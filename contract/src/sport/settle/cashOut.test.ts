import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CASH_OUT_MARGIN,
  cashOutOffer,
  expectedFactor,
  fairWorth,
  isOfferTaken,
  isPart,
  mostOffer,
  partOffer,
} from './cashOut.ts'

describe('cash-out', () => {
  it('a leg is worth what its outcomes pay, by their chances', () => {
    const at = (chances: Parameters<typeof expectedFactor>[0]['chances']) =>
      expectedFactor({ chances, k: 0.9 })
    expect(at({ W: 1 })).toBeCloseTo(1.9)
    expect(at({ LW: 1 })).toBeCloseTo(1.45)
    expect(at({ P: 0.5, D: 0.5 })).toBe(1)
    expect(at({ LL: 1 })).toBe(0.5)
    expect(at({ L: 1 })).toBe(0)
    expect(at({ W: 0.5, L: 0.5 })).toBeCloseTo(0.95)
  })

  it('a parlay multiplies, a system adds its combinations', () => {
    const half = { chances: { W: 0.5, L: 0.5 }, k: 1 }
    expect(fairWorth(100_00, [half, half])).toBe(100_00)
    expect(fairWorth(10_00, [half, half, half], [2, 3])).toBe(40_00)
    expect(fairWorth(10_00, [half], [2])).toBe(0)
  })

  it('an offer is the worth less the margin, never more than the ticket can return nor less than nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 10_000_000 }), fc.nat({ max: 10_000_000 }), (fair, most) => {
        const offer = cashOutOffer(fair, most)
        expect(offer).toBeGreaterThanOrEqual(0)
        expect(offer).toBeLessThanOrEqual(most)
        if (fair >= 0) expect(offer).toBeLessThanOrEqual(fair * (1 - CASH_OUT_MARGIN) + 1e-6)
      }),
    )
  })

  // [U-SPORT-16]
  it('parts of a ticket, whatever their order, never bring more than the whole at the same worth', () => {
    const worth = fc.double({ min: 0.001, max: 30, noNaN: true })
    fc.assert(
      fc.property(worth, fc.integer({ min: 100, max: 5_000_000 }), fc.array(fc.nat()), (per, stake, cuts) => {
        const offerFor = (cents: number) => cashOutOffer(per * cents, Number.MAX_SAFE_INTEGER)
        const whole = offerFor(stake)
        let [left, paid] = [stake, 0]
        for (const cut of cuts) {
          const part = 1 + (cut % left)
          if (!isPart(part, left)) continue
          paid += partOffer(offerFor(left), part, left)
          left -= part
        }
        expect(paid + offerFor(left)).toBeLessThanOrEqual(whole)
        expect(left).toBeGreaterThanOrEqual(100)
      }),
    )
  })

  it('nothing can be waited for that no offer reaches', () => {
    expect(mostOffer(200_00)).toBe(190_00)
  })

  it('an offer stands when it is the one seen, a better one if better is taken, any if any is', () => {
    expect(isOfferTaken(100, 100, 'none')).toBe(true)
    expect([isOfferTaken(100, 99, 'none'), isOfferTaken(100, 101, 'none')]).toEqual([false, false])
    expect([isOfferTaken(100, 99, 'better'), isOfferTaken(100, 101, 'better')]).toEqual([false, true])
    expect(isOfferTaken(100, 1, 'any')).toBe(true)
  })
})
