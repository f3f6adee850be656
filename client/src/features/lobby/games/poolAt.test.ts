import { expect, test } from 'vitest'
import { poolAt } from './poolAt.ts'

const pool = { amount: '1000.00', perSecond: '0.50', updatedAt: 10_000 }

test('a pool grows by its rate, cut to whole cents', () => {
  expect(poolAt(pool, 10_000)).toBe(1000)
  expect(poolAt(pool, 13_010)).toBe(1001.5)
})

test('a clock behind the answer never shows less than the answer', () => {
  expect(poolAt(pool, 0)).toBe(1000)
})
