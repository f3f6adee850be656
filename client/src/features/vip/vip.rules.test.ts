import type { GradeConfig } from '@app/contract/vip/grade'
import type { Welfare } from '@app/contract/vip/gift'
import { expect, test } from 'vitest'
import { firstGiving, inOrder, moreIn, part } from './vip.rules.ts'

const grade = (changed: Partial<GradeConfig>): GradeConfig => ({
  grade: 0,
  name: 'VIP0',
  depositTotal: '0.00',
  turnoverTotal: '0.00',
  keepTurnover: '0.00',
  upgradeGift: '0.00',
  weeklyGift: '0.00',
  birthdayGift: '0.00',
  monthlyGift: '0.00',
  rebateRate: 0.3,
  withdrawalsPerDay: 3,
  withdrawalPerDay: '150000.00',
  privateHost: false,
  ...changed,
})

test('nothing needed is done, and more than needed is all of it', () => {
  expect(part('0.00', '0.00')).toBe(100)
  expect(part('50.00', '200.00')).toBe(25)
  expect(part('500.00', '200.00')).toBe(100)
})

test('a comparison names what the higher level gives more', () => {
  expect(moreIn(grade({}), grade({ weeklyGift: '8.00', privateHost: true }))).toEqual([
    'weeklyGift',
    'privateHost',
  ])
})

test('what a level has none of is named with the first level that gives it', () => {
  const grades = [
    grade({}),
    grade({ grade: 1, weeklyGift: '8.00' }),
    grade({ grade: 2, weeklyGift: '18.00' }),
  ]
  expect(firstGiving(grades, 'weeklyGift')?.grade).toBe(1)
  expect(firstGiving(grades, 'monthlyGift')).toBeUndefined()
})

test('gifts stand as they can be had: what ends soonest, what can be worked for, what is over', () => {
  const gift = (id: string, state: Welfare['state'], claimUntil: number | null) =>
    ({ id, state, claimUntil }) as Welfare
  const all = [
    gift('missed', 'expired', 1),
    gift('next', 'locked', 3),
    gift('always', 'claimable', null),
    gift('taken', 'claimed', 2),
    gift('soon', 'claimable', 5),
    gift('birthday', 'locked', 1),
    gift('sooner', 'claimable', 4),
  ]
  expect(inOrder(all).map(({ id }) => id)).toEqual([
    'sooner',
    'soon',
    'always',
    'next',
    'birthday',
    'missed',
    'taken',
  ])
})
