import type { GradeConfig } from '@app/contract/vip/grade'
import { expect, test } from 'vitest'
import { moreIn, part } from './vip.rules.ts'

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
