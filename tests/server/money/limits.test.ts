import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { type LimitSpan, REVIEW_MS } from '@app/contract/restraint/limits'
import { expectStatus, testSite, type TestSite } from '../harness.ts'
import { launched } from '../play/player.ts'
import { DAY_S } from '../promotion/activity.ts'
import { bettor, gameOf, selection } from '../sport/rig/bettor.ts'

const { restraint, deposit } = contract
const alipay = (amount: string) => ({ typeCode: 'alipay', amount })

describe('a limit of one’s own', () => {
  it('holds at once when it is narrower, after a day and a second yes when it is wider, and a wish can be taken back', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const set = async (limit: string | null) =>
      (await site.call(restraint.setMoneyLimit, { kind: 'deposit', limit }, { token })).data.money[0]!
    expect(await set('1000')).toMatchObject({ limit: '1000.00', pending: null })
    expect(await set('500')).toMatchObject({ limit: '500.00', pending: null })
    expect(await set('800')).toMatchObject({ limit: '500.00', pending: { limit: '800.00' } })
    const dropped = await site.call(restraint.dropPending, { kind: 'deposit' }, { token })
    expect(dropped.data.money[0]).toMatchObject({ limit: '500.00', pending: null })
    expect(await set(null)).toMatchObject({ limit: '500.00', pending: { limit: null } })
    const confirm = () => site.call(restraint.confirmPending, { kind: 'deposit' }, { token })
    await site.control('POST', '/clock', { advance_s: DAY_S - 1 })
    expectStatus(await confirm(), 'WARNING')
    await site.advance(2)
    const info = await site.call(restraint.info, {}, { token })
    expect(info.data.money[0]).toMatchObject({ limit: '500.00', pending: { limit: null } })
    expect((await confirm()).data.money[0]).toMatchObject({ limit: null, pending: null })
    await site.advance(2)
    expectStatus(await confirm(), 'WARNING')
  })

  it('is for a day, a week or a month, each of which counts by itself', async () => {
    const site = testSite()
    // A Monday in the middle of a month.
    await site.control('POST', '/clock', { now: Date.parse('2026-12-14T09:00:00+08:00') })
    const set = async (span: LimitSpan, limit: string) => {
      await site.advance(2)
      const token = await site.as('vip5')
      return site.call(restraint.setMoneyLimit, { kind: 'deposit', span, limit }, { token })
    }
    await set('day', '1000')
    await set('week', '1500')
    const { data } = await set('month', '1800')
    expect(data.money.map(({ kind, span, limit }) => `${span} ${kind} ${limit}`)).toEqual([
      'day deposit 1000.00',
      'day stake null',
      'day loss null',
      'week deposit 1500.00',
      'week stake null',
      'week loss null',
      'month deposit 1800.00',
      'month stake null',
      'month loss null',
    ])
    const pay = async (amount: string) => {
      await site.advance(2)
      const order = await site.call(deposit.pay, alipay(amount), { token: await site.as('vip5') })
      if (order.status_code === STATUS.SUCCESS.code)
        await site.control('POST', `/orders/${order.data.orderNo}`, { outcome: 'success' })
      return order
    }
    expectStatus(await pay('900'), 'SUCCESS')
    expect((await pay('200')).message).toContain('每日存款限额 1,000 元，今日还可存 100 元')
    await site.control('POST', '/clock', { advance_s: DAY_S })
    expect((await pay('700')).message).toContain('每周存款限额 1,500 元，本周还可存 600 元')
    expectStatus(await pay('600'), 'SUCCESS')
    await site.control('POST', '/clock', { advance_s: 7 * DAY_S })
    expect((await pay('400')).message).toContain('每月存款限额 1,800 元，本月还可存 300 元')
    await site.control('POST', '/clock', { now: Date.parse('2027-01-01T00:00:00+08:00') })
    expectStatus(await pay('400'), 'SUCCESS')
  })

  it('on deposits counts what waits and what arrived, and frees what was cancelled', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    await site.call(restraint.setMoneyLimit, { kind: 'deposit', limit: '1000' }, { token })
    const first = await site.call(deposit.pay, alipay('600'), { token })
    expectStatus(first, 'SUCCESS')
    const refused = await site.call(deposit.pay, { typeCode: 'wechat', amount: '500' }, { token })
    expectStatus(refused, 'WARNING')
    expect(refused.message).toContain('今日还可存 400 元')
    await site.advance(2)
    await site.call(deposit.closeOrder, { orderNo: first.data.orderNo }, { token })
    expectStatus(await site.call(deposit.pay, { typeCode: 'wechat', amount: '500' }, { token }), 'SUCCESS')
  })

  it('on stakes and losses refuses sport bets before they are placed', async () => {
    const player = await bettor({ venue: '1000.00' })
    const { site, token } = player
    const gid = await player.compose({ startsIn_s: 3_600 })
    const pick = selection(await gameOf(player, gid), 'OU', 'OUO')
    const place = async (stake: string) =>
      (await player.get('bet', { entries: [{ ...pick, stake }], oddsType: 'H', autoAccept: 'none' }))
        .entries[0]!
    await site.call(restraint.setMoneyLimit, { kind: 'stake', limit: '150' }, { token })
    expect(await place('100.00')).toMatchObject({ active: 'accepted' })
    expect(await place('60.00')).toMatchObject({ active: 'refused', reason: 'ownStake' })
    await site.call(restraint.setMoneyLimit, { kind: 'loss', limit: '120' }, { token })
    expect(await place('30.00')).toMatchObject({ active: 'refused', reason: 'ownLoss' })
    expect(player.venueCents()).toBe(90_000)
    const { today, money } = (await site.call(restraint.info, {}, { token })).data
    expect(today).toMatchObject({ stake: '100.00', net: '0.00' })
    // What the limit counts is what it says to be used: an open bet may be lost.
    expect(money.find(({ kind, span }) => kind === 'loss' && span === 'day')!.used).toBe('100.00')
  })

  it('on time counts minutes with signs of life and closes games when they are used up', async () => {
    const site = testSite()
    const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
    const token = page.login
    await site.call(restraint.setTimeLimit, { minutes: 15 }, { token })
    await site.call(restraint.beat, {}, { token })
    for (let minute = 0; minute < 14; minute += 1) {
      await site.control('POST', '/clock', { advance_s: 60 })
      await site.call(restraint.beat, {}, { token })
    }
    expectStatus(await page.bet({ kind: 'slot', stake: '20.00' }), 'SUCCESS')
    await site.control('POST', '/clock', { advance_s: 60 })
    const refused = await page.bet({ kind: 'slot', stake: '20.00' })
    expectStatus(refused, 'WARNING')
    expect(refused.message).toBe('今日游戏时长已达到您的设定')
    await site.control('POST', '/clock', { advance_s: DAY_S })
    expectStatus(await page.bet({ kind: 'slot', stake: '20.00' }), 'UID_VERIFICATION_ERROR')
    const { data } = await site.call(restraint.beat, {}, { token })
    expect(data.time).toMatchObject({ limit: 15, used: 0 })
  })

  it('is counted once, however many tabs give signs of life, and however often', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    for (let minute = 0; minute <= 10; minute += 1) {
      const signs = await Promise.all([1, 2, 3].map(() => site.call(restraint.beat, {}, { token })))
      for (const sign of signs) expectStatus(sign, 'SUCCESS')
      await site.control('POST', '/clock', { advance_s: 20 })
      expectStatus(await site.call(restraint.beat, {}, { token }), 'SUCCESS')
      await site.control('POST', '/clock', { advance_s: 40 })
    }
    expect((await site.call(restraint.info, {}, { token })).data.today.minutes).toBe(10)
  })
})

describe('the question for limits', () => {
  const reviewOf = async (site: TestSite, token: string) =>
    (await site.call(restraint.info, {}, { token })).data.review
  it('waits for a new member’s first deposit, and is answered by a limit or without one [UN-36]', async () => {
    const site = testSite()
    expect(await reviewOf(site, await site.as('vip5'))).toMatchObject({ isDue: false })
    const token = await site.as('fresh01')
    expect(await reviewOf(site, token)).toEqual({ isDue: true, last: null })
    await site.call(restraint.setMoneyLimit, { kind: 'deposit', span: 'month', limit: '500' }, { token })
    expect(await reviewOf(site, token)).toMatchObject({ isDue: false })
  })
  it('comes again after half a year', async () => {
    const site = testSite()
    await site.call(restraint.review, {}, { token: await site.as('fresh01') })
    await site.control('POST', '/clock', { advance_s: REVIEW_MS / 1_000 - 60 })
    expect(await reviewOf(site, await site.as('fresh01'))).toMatchObject({ isDue: false })
    await site.control('POST', '/clock', { advance_s: 60 })
    expect(await reviewOf(site, await site.as('fresh01'))).toMatchObject({ isDue: true })
  })
})
