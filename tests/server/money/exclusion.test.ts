import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { restUntil } from '@app/contract/restraint/until'
import { expectStatus, type TestSite, testSite } from '../harness.ts'
import { claim, ID, verify } from '../promotion/activity.ts'
import { as } from './payout.ts'

const { deposit, restraint, site: pages, vip, wallet } = contract
const EXCLUDED = '您正处于自我排除期'
const HALF_A_YEAR = { kind: 'exclusion', days: 180 } as const
const welfare = async (site: TestSite) => (await as(site, 'vip5', vip.welfareList, {})).data
const firstGift = async (site: TestSite) =>
  (await welfare(site)).items.find(({ state, kind }) => state === 'claimable' && kind !== 'weekly')!
const ads = async (site: TestSite) => (await as(site, 'vip5', pages.getMyDiscountAd, {})).data

// [UN-32]
describe('an exclusion', () => {
  it('gives no gift of the welfare centre, of a week or of an activity, and offers none', async () => {
    const site = testSite()
    const gift = await firstGift(site)
    await as(site, 'vip5', restraint.takeRest, HALF_A_YEAR)
    const refused = [
      await as(site, 'vip5', vip.welfareReceive, { id: gift.id }),
      await as(site, 'vip5', vip.vipWeekReceive, {}),
      await claim(site, 'vip5', ID.friendInvitation, { action: 'claim' }),
    ]
    for (const answer of refused) {
      expectStatus(answer, 'WARNING')
      expect(answer.message).toContain(EXCLUDED)
    }
    const { claimableTotal, items } = await welfare(site)
    expect(claimableTotal).toBe('0.00')
    expect(items.some(({ state }) => state === 'claimable')).toBe(false)
    const held = items.find(({ id }) => id === gift.id)!
    expect(held).toMatchObject({ state: 'locked', linkRoute: 'restraint' })
    expect(held.progressText).toContain(EXCLUDED)
    const week = (await as(site, 'vip5', vip.vipWeekInfo, {})).data
    expect(week.state).toBe('locked')
    expect(week.message).toContain(EXCLUDED)
  })

  it('keeps back what an activity has given, and tells how much it is', async () => {
    const site = testSite()
    const before = (await verify(site, 'vip5', ID.friendInvitation)).data
    expect(before.state).toBe('claimable')
    expect(Number(before.due)).toBeGreaterThan(0)
    await as(site, 'vip5', restraint.takeRest, HALF_A_YEAR)
    const { data } = await verify(site, 'vip5', ID.friendInvitation)
    expect(data.state).not.toBe('claimable')
    expect(data.due).toBe(before.due)
  })

  it('credits a deposit that was on its way, and no bonus with it', async () => {
    const site = testSite()
    const center = async () =>
      Number((await as(site, 'vip5', wallet.getBalance, {})).data.centerWalletBalance)
    const order = await as(site, 'vip5', deposit.pay, { typeCode: 'coin', amount: '1000' })
    expect(Number(order.data.bonus)).toBeGreaterThan(0)
    await as(site, 'vip5', restraint.takeRest, HALF_A_YEAR)
    const before = await center()
    await site.control('POST', `/orders/${order.data.orderNo}`, { outcome: 'success' })
    expect(await center()).toBe(before + 1_000)
    const { data } = await as(site, 'vip5', deposit.getDepositOrderStatus, { orderNo: order.data.orderNo })
    expect(data).toMatchObject({ status: 2, amount: '1000.00', bonus: '0.00' })
    expect(data.message).toContain('不发放存款优惠')
  })

  it('leaves what was taken before as it was, and is over with its last moment', async () => {
    const site = testSite()
    const gift = await firstGift(site)
    expectStatus(await as(site, 'vip5', vip.welfareReceive, { id: gift.id }), 'SUCCESS')
    await as(site, 'vip5', restraint.takeRest, HALF_A_YEAR)
    expect((await welfare(site)).items.find(({ id }) => id === gift.id)).toMatchObject({ state: 'claimed' })
    const { rest, serverTime } = (await as(site, 'vip5', restraint.info, {})).data
    await site.control('POST', '/clock', { advance_s: Math.ceil((rest!.until - serverTime) / 1_000) })
    expect((await as(site, 'vip5', restraint.info, {})).data.rest).toBeNull()
    expectStatus(await claim(site, 'vip5', ID.friendInvitation, { action: 'claim' }), 'SUCCESS')
    expect(await ads(site)).not.toEqual([])
  })
})

// [UN-32]
it('a break of either kind is shown no advertising; what was earned before a cool-off is still given', async () => {
  const site = testSite()
  const gift = await firstGift(site)
  expect(await ads(site)).not.toEqual([])
  await as(site, 'vip5', restraint.takeRest, { kind: 'coolOff', days: 1 })
  expect(await ads(site)).toEqual([])
  expect((await site.call(pages.getMyDiscountAd, {})).data).not.toEqual([])
  expectStatus(await as(site, 'vip5', vip.welfareReceive, { id: gift.id }), 'SUCCESS')
})

// [UN-32]
it('an exclusion of months ends on the same day of the month, at the same time', async () => {
  const at = (text: string) => Date.parse(`${text}+08:00`)
  const cases = [
    ['2026-11-30T15:09:30', 180, '2027-05-30T15:09:30'],
    ['2026-11-30T15:09:30', 365, '2027-11-30T15:09:30'],
    ['2026-11-30T15:09:30', 1_825, '2031-11-30T15:09:30'],
    ['2026-08-31T23:30:00', 180, '2027-02-28T23:30:00'],
    ['2027-08-31T00:10:00', 180, '2028-02-29T00:10:00'],
    ['2028-02-29T12:00:00', 365, '2029-02-28T12:00:00'],
  ] as const
  for (const [from, days, until] of cases) expect(restUntil(days, at(from))).toBe(at(until))
  expect(restUntil(30, at('2026-11-30T15:09:30'))).toBe(at('2026-12-30T15:09:30'))
  const site = testSite()
  const { rest } = (await as(site, 'vip5', restraint.takeRest, HALF_A_YEAR)).data
  expect(rest!.until).toBe(restUntil(180, rest!.since))
})
