import { expect, test } from 'vitest'
import { isReviewed, received, roundTrip, spreadOf } from './coin.rules.ts'

const RATES = { CNY: '7.20', USDT: '7.10' } as const

test('an exchange is cut to the cent, both ways', () => {
  expect(received(10_000, '7.20', 'CNY')).toBe(1_388)
  expect(received(1_388, '7.10', 'USDT')).toBe(9_854)
})

test('the gap between the rates is told in yuan and as a part, whichever comes first', () => {
  expect(spreadOf('7.20', '7.10')).toEqual({ gap: '0.10', percent: '1.39' })
  expect(spreadOf('7.10', '7.20')).toEqual({ gap: '0.10', percent: '1.39' })
  expect(spreadOf('7.20', '7.20')).toEqual({ gap: '0.00', percent: '0.00' })
})

test('to come back costs what two exchanges take, cuts included', () => {
  expect(roundTrip(72_000, 'CNY', RATES)).toEqual({ back: 71_000, lost: 1_000 })
  expect(roundTrip(10_000, 'USDT', RATES)).toEqual({ back: 9_861, lost: 139 })
})

test('an exchange is read once more from ¥10,000 or ₮1,400 on, and when it is all that can be', () => {
  expect([999_999, 1_000_000].map((cents) => isReviewed(cents, 'CNY', 5_000_000))).toEqual([false, true])
  expect([139_999, 140_000].map((cents) => isReviewed(cents, 'USDT', 700_000))).toEqual([false, true])
  expect([15_000, 15_001].map((cents) => isReviewed(cents, 'CNY', 15_001))).toEqual([false, true])
})
