import { describe, expect, it } from 'vitest'
import { bonusOf, coinFor, creditOf, isInRange, sumOf, turnoverOf, typedCents } from './deposit.rules.ts'

describe('a deposit amount', () => {
  it('is read in cents, and is nothing until it is an amount', () => {
    expect(typedCents('1234.5')).toBe(123_450)
    for (const text of ['', '0', '0.00', '12.', '1.234', '-1', 'abc'])
      expect(typedCents(text)).toBeUndefined()
  })

  it('fits the limits of its channel, both ends included', () => {
    const channel = { min: '100.00', max: '500.00' }
    expect([9_999, 10_000, 50_000, 50_001].map((cents) => isInRange(cents, channel))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('asks for coin rounded up and gives a bonus rounded down', () => {
    expect(coinFor(10_000, '7.20')).toBe('13.89')
    expect(bonusOf(10_001, { bonusRate: 1.5 })).toBe(150)
    expect(turnoverOf(10_001, 150)).toBe(10_151)
    expect(creditOf({ amount: '7200.00', bonus: '108.00' })).toBe('7308.00')
  })

  it('is asked for with the commas of the form, in either currency', () => {
    const payInfo = { kind: 'coin', currency: 'USDT', network: 'TRC20', address: 'T', qrText: '' } as const
    const coin = { ...payInfo, coinAmount: '1000.00', rate: '7.20' }
    expect(sumOf({ payInfo: coin, amount: '7200.00' })).toBe('1,000.00 USDT')
    const wallet = { kind: 'wallet', walletName: '', account: '', qrText: '' } as const
    expect(sumOf({ payInfo: wallet, amount: '7200.00' })).toBe('¥7,200.00')
  })
})
