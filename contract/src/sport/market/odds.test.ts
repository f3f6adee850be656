import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { oddsTypes } from '../codes.ts'
import {
  hundredthsText,
  impliedProbability,
  isNegative,
  largestStake,
  parsePrice,
  quote,
  roundHalfUp,
  shownHundredths,
  showOdds,
  winText,
} from './odds.ts'
import { effectiveOddsType } from './markets.ts'

const price = fc.integer({ min: 1, max: 50_000 })
const stake = fc.integer({ min: 1, max: 10_000_000 })
const oddsType = fc.constantFrom(...oddsTypes)

describe('odds formats', () => {
  it.each([
    [20, '1.20', '0.20', '0.20', '-5.00'],
    [33, '1.33', '0.33', '0.33', '-3.04'],
    [70, '1.70', '0.70', '0.70', '-1.43'],
    [95, '1.95', '0.95', '0.95', '-1.06'],
    [100, '2.00', '1.00', '1.00', '1.00'],
    [105, '2.05', '1.05', '-0.96', '1.05'],
    [120, '2.20', '1.20', '-0.84', '1.20'],
    [150, '2.50', '1.50', '-0.67', '1.50'],
    [300, '4.00', '3.00', '-0.34', '3.00'],
  ])('%i shows as E %s, H %s, M %s, I %s [C-ODDS-E C-ODDS-H C-ODDS-I C-ODDS-M]', (k, e, h, m, i) => {
    expect([showOdds(k, 'E'), showOdds(k, 'H'), showOdds(k, 'M'), showOdds(k, 'I')]).toEqual([e, h, m, i])
  })

  it('never flatters: a shown Malay or Indonesian price promises no more than is paid', () => {
    fc.assert(
      fc.property(price, fc.constantFrom('M', 'I'), (k, type) => {
        const shown = shownHundredths(k, type)
        // Paid profit per risk is k/100; a negative price −n promises 100/n.
        if (shown > 0) expect(shown).toBeLessThanOrEqual(k)
        else expect(10_000).toBeLessThanOrEqual(k * -shown)
      }),
    )
  })

  it('converts two-way lines only', () => {
    expect(effectiveOddsType('HROU', 'M')).toBe('M')
    expect(effectiveOddsType('M', 'M')).toBe('E')
    expect(effectiveOddsType('EO', 'I')).toBe('E')
    expect(effectiveOddsType('unknown', 'I')).toBe('E')
  })

  it('reads what it writes, and takes no price for suspended or broken text', () => {
    fc.assert(
      fc.property(price, (k) => {
        expect(parsePrice(hundredthsText(k))).toBe(k)
      }),
    )
    expect(['', '0.00', '-0.95', 'abc', '1.955', '1e3'].map(parsePrice)).toEqual(Array(6).fill(undefined))
    expect(parsePrice('3')).toBe(300)
  })

  it('gives the probability in a price', () => expect(impliedProbability(100)).toBe(0.5))
})

describe('money of a quote', () => {
  it('rounds half up to the cent', () => {
    expect(quote(87, 'H', 1055)).toEqual({ riskCents: 1055, winCents: 918, returnCents: 1973 })
    expect([
      roundHalfUp(5n, 10n),
      roundHalfUp(4n, 10n),
      roundHalfUp(-5n, 10n),
      roundHalfUp(-6n, 10n),
    ]).toEqual([1n, 0n, 0n, -1n])
    expect(roundHalfUp(-20n, 10n)).toBe(-2n)
  })

  it('takes the typed stake as the win on a negative price and rounds the risk up [TRAP-39]', () => {
    expect(quote(150, 'M', 100_00)).toEqual({ riskCents: 66_67, winCents: 100_00, returnCents: 166_67 })
    expect(quote(70, 'I', 100_00)).toEqual({ riskCents: 142_86, winCents: 100_00, returnCents: 242_86 })
    expect(quote(100, 'M', 100_00)).toEqual(quote(100, 'I', 100_00))
  })

  it('conserves money: the return is always risk and win, and never beats the raw price [TRAP-39]', () => {
    fc.assert(
      fc.property(price, oddsType, stake, (k, type, cents) => {
        const { riskCents, winCents, returnCents } = quote(k, type, cents)
        expect(returnCents).toBe(riskCents + winCents)
        // Half a cent of rounding at most, in the player's favour only by half up.
        expect(BigInt(winCents) * 200n).toBeLessThanOrEqual(2n * BigInt(riskCents) * BigInt(k) + 100n)
        expect(isNegative(k, type) ? winCents : riskCents).toBe(cents)
      }),
    )
  })

  it('finds the largest stake within risk and win, and not one cent more', () => {
    fc.assert(
      fc.property(price, oddsType, stake, stake, (k, type, maxRisk, maxWin) => {
        const most = largestStake(k, type, maxRisk, maxWin)
        const inside = quote(k, type, most)
        expect(inside.riskCents).toBeLessThanOrEqual(maxRisk)
        expect(inside.winCents).toBeLessThanOrEqual(maxWin)
        // One whole yuan more breaks a bound unless a cent's rounding hides it.
        const beyond = quote(k, type, most + 100)
        expect(beyond.riskCents > maxRisk || beyond.winCents > maxWin || k < 2).toBe(true)
      }),
    )
    expect(largestStake(95, 'H', -5, 100)).toBe(0)
  })

  it('multiplies typed text exactly, 0.00 for what is no number or below zero [B-CALC-04 B-CALC-05]', () => {
    expect(winText('100', '0.955')).toBe('95.50')
    expect(winText('10.55', '0.87')).toBe('9.18')
    expect(winText('+100', '0.29')).toBe('29.00')
    expect(winText('abc', '0.9')).toBe('0.00')
    expect(winText('100', '')).toBe('0.00')
    expect(winText('100', '-0.5')).toBe('0.00')
  })
})
