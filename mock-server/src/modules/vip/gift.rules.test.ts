import { describe, expect, it } from 'vitest'
import { DAY, startOfSiteDay } from '../../world/clock.ts'
import { giftsOf, REBATE_FROM_CENTS } from './gift.rules.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const yesterday = startOfSiteDay(NOW) - DAY
/** What a member of a level gets back of yesterday's turnover, in cents. */
const rebate = (grade: number, turnoverCents: number): number =>
  giftsOf({
    now: NOW,
    grade,
    birthday: null,
    depositedCents: 0,
    turnover: (from, until) => (from === yesterday && until === yesterday + DAY ? turnoverCents : 0),
    claimed: new Set(),
  })
    .filter(({ kind }) => kind === 'rebate')
    .reduce((sum, { cents }) => sum + cents, 0)

describe('the rebate of a day', () => {
  it('is nothing without turnover and under the threshold', () => {
    expect([0, REBATE_FROM_CENTS - 1].map((cents) => rebate(5, cents))).toEqual([0, 0])
  })

  it('is the level’s share from the threshold on, cut to the cent', () => {
    expect(rebate(5, 100_00)).toBe(60)
    expect(rebate(0, 1_234_56)).toBe(370)
  })

  it('never passes 8,888', () => {
    expect(rebate(10, 740_000_00)).toBe(8_880_00)
    expect([740_700_00, 1e12].map((cents) => rebate(10, cents))).toEqual([8_888_00, 8_888_00])
  })
})
