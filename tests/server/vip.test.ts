import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { type TestSite, testSite } from './harness.ts'

const { memberGradeConfigList, memberGradeInfoByGrade, getGameFanshuiHighLow } = contract.vip
const grade = async (site: TestSite, name: string, asked: number) =>
  site.call(memberGradeInfoByGrade, { grade: asked }, { token: await site.as(name) })
const rebates = async (site: TestSite, body: object = {}) =>
  site.call(getGameFanshuiHighLow, body, { token: await site.as('vip5') })

describe('the levels', () => {
  it('are eleven, each asking and giving more than the one before', async () => {
    const site = testSite()
    const { data } = await site.call(memberGradeConfigList, {}, { token: await site.as('fresh01') })
    expect(data.map(({ name }) => name)).toEqual(Array.from({ length: 11 }, (_, at) => `VIP${at}`))
    expect(data[5]).toMatchObject({
      depositTotal: '300000.00',
      turnoverTotal: '1500000.00',
      upgradeGift: '388.00',
      rebateRate: 0.6,
      withdrawalsPerDay: 5,
    })
    for (const field of [
      'depositTotal',
      'upgradeGift',
      'weeklyGift',
      'birthdayGift',
      'monthlyGift',
    ] as const) {
      const figures = data.map((config) => Number(config[field]))
      expect(figures).toEqual(figures.toSorted((a, b) => a - b))
    }
  })
  it('tell a member what is missing to the next one, and nothing for those it has', async () => {
    const site = testSite()
    expect((await grade(site, 'vip5', 6)).data.progress).toMatchObject({
      currentGrade: 5,
      reached: false,
      depositMissing: '200000.00',
      turnoverMissing: '1000000.00',
    })
    expect((await grade(site, 'vip5', 3)).data.progress).toMatchObject({
      reached: true,
      depositMissing: '0.00',
      turnoverMissing: '0.00',
    })
    expect((await grade(site, 'fresh01', 1)).data.progress).toMatchObject({
      currentGrade: 0,
      depositTotal: '0.00',
      depositMissing: '1000.00',
    })
  })
  it('keep for ninety days at a time', async () => {
    const site = testSite()
    const now = site.world.clock.now()
    const { keepUntil } = (await grade(site, 'vip5', 5)).data.progress
    expect(keepUntil).toBeGreaterThan(now)
    expect(keepUntil - now).toBeLessThanOrEqual(90 * 86_400_000)
  })
  it('give back more in higher levels, by category', async () => {
    const site = testSite()
    const own = (await rebates(site)).data
    expect(own).toHaveLength(7)
    expect(own).toEqual((await rebates(site, { grade: 5 })).data)
    expect((await rebates(site, { grade: 10, category: 'TY' })).data).toEqual([
      { category: 'TY', name: '体育', high: 1.2, low: 0.96 },
    ])
    for (const { high, low } of own) expect(high).toBeGreaterThan(low)
  })
})
