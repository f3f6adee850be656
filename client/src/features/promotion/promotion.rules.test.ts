import { expect, test } from 'vitest'
import {
  climbed,
  daysLeft,
  dueOf,
  emptyBefore,
  estimate,
  gapAhead,
  spinTo,
  weekEnd,
} from './promotion.rules.ts'

const TIERS = [
  { id: 'a', minDeposit: '100.00', bonusRate: 20, maxGift: '88.00', turnoverTimes: 5 },
  { id: 'b', minDeposit: '500.00', bonusRate: 25, maxGift: '388.00', turnoverTimes: 6 },
]

test('a week of the site ends on Monday at midnight in UTC+8', () => {
  expect(new Date(weekEnd(Date.UTC(2026, 10, 21, 12))).toISOString()).toBe('2026-11-22T16:00:00.000Z')
  expect(new Date(weekEnd(Date.UTC(2026, 10, 22, 16))).toISOString()).toBe('2026-11-29T16:00:00.000Z')
})

test('a month begins under its weekday', () => {
  expect(emptyBefore('2026-11-01')).toBe(6)
  expect(emptyBefore('2026-06-01')).toBe(0)
})

test('what can still be signed of a month are its days from today on', () => {
  const days = [26, 27, 28, 29, 30].map((day) => ({
    date: `2026-11-${day}`,
    day,
    gift: '1.00',
    signed: day === 27 || day === 28,
    today: day === 28,
  }))
  expect(daysLeft(days)).toBe(2)
  expect(daysLeft(days.map((day) => ({ ...day, signed: false })))).toBe(3)
})

test('the gift of a deposit follows the tier that it reaches, and its limit; deposit and gift are turned over its times', () => {
  expect(estimate(TIERS, '99.99')).toEqual({ gift: '0.00', times: 1, turnover: '99.99' })
  expect(estimate(TIERS, '600')).toEqual({ gift: '150.00', times: 6, turnover: '4500.00' })
  expect(estimate(TIERS, '10000')).toEqual({ gift: '388.00', times: 6, turnover: '62328.00' })
})

test('gifts that wait are taken by one sum', () => {
  const tier = (id: string, gift: string, state: 'locked' | 'claimable' | 'claimed') => ({
    id,
    minValid: '1000.00',
    gift,
    state,
  })
  const tiers = [
    tier('a', '8.00', 'claimed'),
    tier('b', '18.50', 'claimable'),
    tier('c', '88.00', 'claimable'),
  ]
  expect(
    dueOf({
      kind: 'bettingGift',
      validTotal: '0.00',
      period: '',
      tiers: [...tiers, tier('d', '888.00', 'locked')],
    }),
  ).toBe('106.50')
})

test('milestones stand at equal distances', () => {
  expect(climbed(0, [3, 7, 15, 25])).toBe(0)
  expect(climbed(5, [3, 7, 15, 25])).toBe(37.5)
  expect(climbed(99, [3, 7, 15, 25])).toBe(100)
})

test.each([0, 3, 7])('the wheel stops with sector %i under the pointer and never turns back', (position) => {
  const first = spinTo(0, position, 8)
  const again = spinTo(first, position, 8)
  expect((first + position * 45) % 360).toBe(0)
  expect(again - first).toBeGreaterThanOrEqual(6 * 360)
})

const RANKS = [90_000, 80_000, 70_000].map((turnover, at) => ({
  rank: at + 1,
  name: 'a',
  turnover: `${turnover}.00`,
  prize: '1.00',
  me: false,
}))
const me = (rank: number | null, turnover: string, toNextRank: string) => ({
  rank,
  turnover,
  toNextRank,
  prize: '0.00',
})

test('who has no place among those who are shown is told how far the last of them is', () => {
  expect(gapAhead(RANKS, me(null, '0.00', '1789.00'))).toEqual({ rank: 3, yuan: '70000.01' })
  expect(gapAhead(RANKS, me(35, '1500.00', '289.00'))).toEqual({ rank: 3, yuan: '68500.01' })
})

test('who has one is told how far the next one is; the first has nobody ahead', () => {
  expect(gapAhead(RANKS, me(3, '70000.00', '10000.01'))).toEqual({ rank: 2, yuan: '10000.01' })
  expect(gapAhead(RANKS, me(1, '90000.00', '0.00'))).toBeNull()
  expect(gapAhead([], me(null, '0.00', '0.00'))).toBeNull()
})
