import { describe, expect, test } from 'vitest'
import { amountProblem, costOf, mostCents } from './withdraw.rules.ts'

const limits = { min: '100.00', max: '50000.00', dailyLeft: '3000.00' }

describe('a withdrawal amount', () => {
  test('is refused for the first reason that a player can mend', () => {
    const problems = [undefined, 9_999, 5_000_001, 400_001, 300_001, 300_000].map((cents) =>
      amountProblem(cents, '4000.00', limits),
    )
    expect(problems).toEqual(['required', 'belowMin', 'aboveMax', 'aboveBalance', 'aboveDay', null])
  })

  test('of 全部 is the least of wallet, order and day', () => {
    expect(mostCents('4000.00', limits)).toBe(300_000)
    expect(mostCents('20.50', limits)).toBe(2_050)
  })
})

test('the fee is cut to the cent, the network takes its own, and coin is cut too', () => {
  expect(costOf(100_001, 0.5)).toEqual({ feeCents: 500, arrivalCents: 99_501, coin: null })
  expect(costOf(10_000, 0, { rate: '7.10', networkFee: '7.00' })).toEqual({
    feeCents: 700,
    arrivalCents: 9_300,
    coin: '13.09',
  })
})
