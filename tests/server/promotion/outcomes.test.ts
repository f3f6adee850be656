import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { ActivityKind } from '@app/contract/promotion/activity'
import { expectStatus, testSite } from '../harness.ts'
import { as, isBalanced } from '../money/payout.ts'
import { balance, ID, join, verify } from './activity.ts'

const { promotion } = contract

describe('the list of activities', () => {
  it('has each of the nine kinds, what runs first, and the same for everybody', async () => {
    const { data } = await testSite().call(promotion.config, {})
    expect(new Set(data.list.map(({ kind }) => kind))).toEqual(new Set(ActivityKind.options))
    const states = data.list.map(({ state }) => state)
    expect(states).toEqual([...states.filter((state) => state === 'open'), 'notOpen', 'ended'])
    expect(data.detail).toBeNull()
  })
  it('tells each activity by id or kind, personal figures left out', async () => {
    const site = testSite()
    for (const type of ActivityKind.options) {
      const { data } = await site.call(promotion.config, { type })
      expect(data.detail).toMatchObject({ kind: type, content: { kind: type }, state: 'open' })
      expect(data.detail!.rules.length).toBeGreaterThan(0)
      // The head of its page is of any shape: only a band keeps its group whole there.
      expect(data.detail!.image).toMatch(/^\/art\/band\//)
    }
    expect((await site.call(promotion.config, { id: '999' })).data.detail).toBeNull()
    expectStatus(await verify(site, 'vip5', '999'), 'NOT_FOUND')
  })
  it('leads to pages that are there, from the advertising too', async () => {
    const site = testSite()
    const { list } = (await site.call(promotion.config, {})).data
    const ads = (await site.call(contract.site.getMyDiscountAd, { placement: 'discount' })).data
    for (const { linkRoute, linkId } of ads)
      expect(
        list.some(
          (activity) => activity.linkRoute === linkRoute && (linkId === '' || activity.id === linkId),
        ),
      ).toBe(true)
  })
  it('is opened and ended by a tester', async () => {
    const site = testSite()
    expect((await site.control('PATCH', `/activities/${ID.toCome}`, { state: 'open' })).body).toMatchObject({
      state: 'open',
    })
    expectStatus(await join(site, 'vip5', ID.toCome), 'SUCCESS')
    await site.control('PATCH', `/activities/${ID.toCome}`, { state: null })
    expect((await verify(site, 'vip5', ID.toCome)).data.requirements).toMatchObject([
      { code: 'time', met: false, text: '活动尚未开始' },
      {},
      {},
    ])
    expect((await site.control('PATCH', '/activities/999', { state: 'open' })).status).toBe(404)
  })
  it('shows what is missing without refusing, until the button is pressed', async () => {
    const site = testSite()
    const { data } = await verify(site, 'fresh01', ID.firstDeposit)
    expect(data).toMatchObject({ allowed: false, message: '绑定手机号' })
    expect(data.requirements.filter(({ met }) => !met).map(({ code }) => code)).toEqual([
      'phone',
      'realName',
      'card',
    ])
  })
})

describe('the shop for points', () => {
  it('takes the points and pays the gift, as often as it may be had', async () => {
    const site = testSite()
    const before = await balance(site, 'vip5')
    const buy = () => as(site, 'vip5', promotion.topGiftExchange, { giftId: 'gmoon' })
    await site.control('PATCH', '/members/vip5', { points: 5_000 })
    expectStatus(await as(site, 'vip5', promotion.topGiftExchange, { giftId: 'g88' }), 'WARNING')
    expect((await as(site, 'vip5', promotion.topGiftExchange, { giftId: 'g8' })).data).toMatchObject({
      points: 4_200,
      amount: '8.00',
    })
    expect((await buy()).message).toBe('已兑完')
    expect(await balance(site, 'vip5')).toBe(before + 8)
    const { data } = await as(site, 'vip5', promotion.exchangeRecord, { source: 'exchange' })
    expect(data).toMatchObject({
      total: 2,
      totalAmount: '96.00',
      records: [
        { points: 800, amount: '8.00' },
        { points: 8_000, amount: '88.00' },
      ],
    })
    expect(await isBalanced(site)).toBe(true)
  })
  it('says why a gift cannot be had', async () => {
    const site = testSite()
    const { gifts } = (await as(site, 'vip5', promotion.topGiftList, {})).data
    const reasons = Object.fromEntries(gifts.map(({ id, reason }) => [id, reason]))
    expect(reasons).toMatchObject({
      g8: '',
      g888: 'VIP6 及以上可兑',
      g388: '还差 7,000 积分',
      gmoon: '已兑完',
    })
  })
  it('keeps a record of every gift, with who gave it', async () => {
    const site = testSite()
    expectStatus(await as(site, 'vip5', contract.vip.welfareReceive, { id: 'upgrade-5' }), 'SUCCESS')
    await join(site, 'vip5', ID.signGift)
    const { records } = (await as(site, 'vip5', promotion.exchangeRecord, {})).data
    expect(records.slice(0, 3).map(({ source, amount }) => [source, amount])).toEqual([
      ['activity', '1.00'],
      ['vip', '388.00'],
      ['exchange', '88.00'],
    ])
  })
  it('moves nothing twice under one request id', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const once = () => site.call(promotion.topGiftExchange, { giftId: 'g38' }, { token, requestId: 'gift' })
    const orders = [await once(), await once()].map(({ data }) => data.orderNo)
    expect(new Set(orders).size).toBe(1)
    expect((await as(site, 'vip5', promotion.topGiftList, {})).data.points).toBe(26_800 - 3_600)
  })
})
