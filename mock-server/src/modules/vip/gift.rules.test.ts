import { describe, expect, it } from 'vitest'
import { CATEGORIES, type Category } from '@app/contract/venue/categories'
import { DAY, startOfSiteDay } from '../../world/clock.ts'
import { giftsOf, REBATE_FROM_CENTS } from './gift.rules.ts'
import { GRADES, rebatesOf } from './vip.rules.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const yesterday = startOfSiteDay(NOW) - DAY
/** What a member of a level gets back of yesterday's turnover, in cents. */
const rebate = (grade: number, turnoverCents: number, played: Category = 'TY'): number =>
  giftsOf({
    now: NOW,
    grade,
    birthday: null,
    depositedCents: 0,
    turnover: (from, until, category = played) =>
      from === yesterday && until === yesterday + DAY && category === played ? turnoverCents : 0,
    claimed: new Set(),
  })
    .filter(({ kind }) => kind === 'rebate')
    .reduce((sum, { cents }) => sum + cents, 0)

describe('the rebate of a day', () => {
  it('is nothing without turnover and under the threshold [B-CALC-07]', () => {
    expect([0, REBATE_FROM_CENTS - 1].map((cents) => rebate(5, cents))).toEqual([0, 0])
  })

  it('is the level’s share from the threshold on, cut to the cent [B-CALC-07]', () => {
    expect(rebate(5, 100_00)).toBe(60)
    expect(rebate(0, 1_234_56)).toBe(370)
  })

  it('never passes 8,888 [B-CALC-07]', () => {
    expect(rebate(10, 740_000_00)).toBe(8_880_00)
    expect([740_700_00, 1e12].map((cents) => rebate(10, cents))).toEqual([8_888_00, 8_888_00])
  })
})

describe('a rate that is shown', () => {
  it('is the one that is paid, in every level and category', () => {
    for (const { grade } of GRADES)
      for (const { category, high } of rebatesOf(grade))
        expect([category, rebate(grade, 100_000_00, category)]).toEqual([
          category,
          Math.round(high * 100_000),
        ])
    expect(new Set(CATEGORIES.map((category) => rebate(6, 100_000_00, category))).size).toBeGreaterThan(1)
  })
})

describe('the monthly gift', () => {
  const MONTH = Date.UTC(2026, 10, 1, -8)
  const monthly = (grade: number, before: number, since: number) =>
    giftsOf({
      now: NOW,
      grade,
      birthday: null,
      depositedCents: 0,
      turnover: (from) => (from < MONTH ? before : since),
      claimed: new Set(),
    }).find(({ kind }) => kind === 'monthly')!

  it('asks of nobody what is over: who missed last month works for the next one', () => {
    expect(monthly(5, 0, 100_000)).toMatchObject({
      state: 'locked',
      progress: 20,
      progressText: '本月满额下月领：有效流水 ¥1,000 / ¥5,000',
      linkRoute: '',
    })
    expect(monthly(5, 500_000, 0)).toMatchObject({
      state: 'claimable',
      progressText: '上月有效流水 ¥5,000 / ¥5,000',
    })
  })

  it('names the level to whom has none of it yet', () => {
    expect(monthly(1, 500_000, 0)).toMatchObject({
      state: 'locked',
      progress: 0,
      progressText: '达到 VIP2 后，按上月有效流水领取',
      linkRoute: 'vip',
    })
  })
})

describe('the birthday gift', () => {
  const birthday = (day: string, now: number, grade = 5) =>
    giftsOf({
      now,
      grade,
      birthday: day,
      depositedCents: 0,
      turnover: () => 0,
      claimed: new Set(),
    }).find(({ kind }) => kind === 'birthday')!
  const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, -8)
  const shown = ({ id, state, progressText }: ReturnType<typeof birthday>) => [id, state, progressText]

  it('says of its period what its state says', () => {
    expect(shown(birthday('1990-06-18', at(2026, 6, 17)))).toEqual([
      'birthday-2026',
      'locked',
      '6月18日 00:00 起可领取',
    ])
    expect(shown(birthday('1990-06-18', at(2026, 6, 24)))).toEqual([
      'birthday-2026',
      'claimable',
      '6月25日 00:00 前可领取',
    ])
    expect(shown(birthday('1990-06-18', at(2026, 6, 25)))).toEqual([
      'birthday-2026',
      'expired',
      '已于6月25日 00:00 截止，明年生日再来领取',
    ])
    expect(birthday('1990-06-18', at(2026, 6, 24), 0)).toMatchObject({
      state: 'locked',
      progressText: '达到 VIP1 后，生日当天起可领取',
    })
  })

  it('stays open for its week over the end of the year', () => {
    expect(shown(birthday('1990-12-28', at(2027, 1, 3))).slice(0, 2)).toEqual(['birthday-2026', 'claimable'])
    expect(shown(birthday('1990-12-28', at(2027, 1, 4))).slice(0, 2)).toEqual(['birthday-2027', 'locked'])
    expect(shown(birthday('1990-01-03', at(2026, 12, 30))).slice(0, 2)).toEqual(['birthday-2026', 'expired'])
    expect(shown(birthday('1990-01-03', at(2027, 1, 3))).slice(0, 2)).toEqual(['birthday-2027', 'claimable'])
  })
})
