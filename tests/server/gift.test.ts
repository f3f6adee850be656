import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { toCents } from '@app/contract/kit/cents'
import { startOfWeek, WEEK } from '../../mock-server/src/world/calendar.ts'
import { siteOf } from '../../mock-server/src/site.ts'
import { expectStatus, type TestSite, testSite } from './harness.ts'
import { type Bettor, bettor, gameOf, selection } from './sport/rig/bettor.ts'

const { vipWeekInfo, vipWeekReceive, welfareList, welfareReceive } = contract.vip
const DAY_S = 86_400

/** A VIP5 with phone and real name, with `yuan` lost at fair odds: turnover that counts in full. */
const player = async (yuan: number, change: object = {}, site: TestSite = testSite()): Promise<Bettor> => {
  const me = await bettor({ venue: '20000.00' }, site)
  const facts = { vip: 5, bindPhone: `139${String(me.id).padStart(8, '0')}`, realName: '周礼好', ...change }
  await site.control('PATCH', `/members/bettor${me.id}`, facts)
  if (yuan > 0) await lose(me, yuan)
  return me
}
const lose = async (me: Bettor, yuan: number) => {
  const row = await gameOf(me, await me.compose({ startsIn_s: 3_600 }))
  const entry = { ...selection(row, 'EO', 'EOO'), stake: `${yuan}.00` }
  const { entries } = await me.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'any' })
  await me.site.control('POST', `/bets/${entries[0]!.ticket_id}`, { outcome: 'L' })
}
const travel = (site: TestSite, now: number) => site.control('POST', '/clock', { now })
const toMonday = (me: Bettor) => travel(me.site, startOfWeek(me.site.world.clock.now()) + WEEK)
const week = async (me: Bettor) => (await me.site.call(vipWeekInfo, {}, { token: me.token })).data
const receive = (me: Bettor, requestId?: string) =>
  me.site.call(vipWeekReceive, {}, { token: me.token, ...(requestId ? { requestId } : {}) })
const welfare = async (me: Bettor) => (await me.site.call(welfareList, {}, { token: me.token })).data
const take = (me: Bettor, id: string) => me.site.call(welfareReceive, { id }, { token: me.token })

describe('the weekly gift', () => {
  it('opens on Monday at midnight for a week with enough turnover, and not a second before', async () => {
    const me = await player(1_000)
    const monday = startOfWeek(me.site.world.clock.now()) + WEEK
    await travel(me.site, monday - 1)
    expect(await week(me)).toMatchObject({ state: 'locked', turnoverLastWeek: '0.00', nextAt: monday })
    await travel(me.site, monday)
    expect(await week(me)).toMatchObject({
      state: 'claimable',
      grade: 5,
      amount: '88.00',
      turnoverLastWeek: '1000.00',
      weekStart: monday,
      claimUntil: monday + WEEK,
      message: '可领取 ¥88，请在11月30日 00:00 前领取',
    })
  })
  it('pays once into the centre, whatever is pressed again, and the ledger balances [UN-14]', async () => {
    const me = await player(1_000)
    await toMonday(me)
    const first = await receive(me, 'press')
    expect(first.data).toMatchObject({ amount: '88.00', centerWalletBalance: '88.00' })
    expect((await receive(me, 'press')).data).toEqual(first.data)
    await me.site.advance(2)
    const again = await receive(me)
    expectStatus(again, 'WARNING')
    expect(again.message).toBe('您已领取过该福利')
    expect(me.centerCents()).toBe(88_00)
    expect(await week(me)).toMatchObject({ state: 'claimed', message: '本周礼金已领取' })
    const { data } = await me.site.call(
      contract.wallet.queryDealRecord,
      { type: 'gift' },
      { token: me.token },
    )
    expect(data.records).toMatchObject([
      { amount: '88.00', channel: 'VIP周礼金', orderNo: first.data.orderNo },
    ])
    expect(siteOf(me.site.world).books.check()).toMatchObject({ balanced: true, drift_cents: 0 })
  })
  it('says what is missing to a member with too little turnover and to a VIP0', async () => {
    const me = await player(999)
    await toMonday(me)
    expect((await week(me)).message).toBe('上周有效流水还差 ¥1，本周不可领取')
    const newcomer = await player(1_000, { vip: 0 })
    await toMonday(newcomer)
    expect(await week(newcomer)).toMatchObject({ state: 'locked', message: 'VIP1 及以上会员可领取周礼金' })
    expect((await receive(newcomer)).message).toBe('VIP1 及以上会员可领取周礼金')
  })
  it('is gone after seven days', async () => {
    const me = await player(1_000)
    await toMonday(me)
    const { id } = await week(me)
    await me.site.control('POST', '/clock', { advance_s: 7 * DAY_S })
    me.token = await me.site.as(`bettor${me.id}`)
    expect(await week(me)).toMatchObject({ state: 'locked' })
    expect((await welfare(me)).items.find((item) => item.id === id)).toMatchObject({ state: 'expired' })
    expect((await take(me, id)).message).toContain('领取时间已过')
  })
})

describe('the welfare centre', () => {
  it('adds up what can be taken and what was', async () => {
    const me = await player(0)
    const before = await welfare(me)
    expect(before.claimableTotal).toBe('710.00')
    await take(me, 'upgrade-5')
    const after = await welfare(me)
    expect(after).toMatchObject({ claimableTotal: '322.00', claimedTotal: '388.00' })
    expect(after.items.find(({ id }) => id === 'upgrade-5')).toMatchObject({
      state: 'claimed',
      progress: 100,
    })
    expect(after.items.find(({ id }) => id === 'upgrade-6')).toMatchObject({
      state: 'locked',
      linkRoute: 'vip',
    })
  })
  it('gives yesterday’s bets back at the rate of the level, as a rebate on record', async () => {
    const me = await player(2_000)
    await me.site.control('POST', '/clock', { advance_s: DAY_S })
    const rebate = (await welfare(me)).items.find(({ kind }) => kind === 'rebate')!
    expect(rebate).toMatchObject({ id: 'rebate-2026-11-21', state: 'claimable', amount: '12.00' })
    expectStatus(await take(me, rebate.id), 'SUCCESS')
    const { data } = await me.site.call(
      contract.wallet.queryDealRecord,
      { type: 'rebate' },
      { token: me.token },
    )
    expect(data.records).toMatchObject([{ amount: '12.00', typeName: '返水' }])
  })
  it('keeps a birthday for seven days, and asks for it where there is none', async () => {
    const me = await player(0)
    const birthday = async () => (await welfare(me)).items.find(({ kind }) => kind === 'birthday')!
    expect(await birthday()).toMatchObject({ state: 'locked', linkRoute: 'userinfo' })
    await me.site.control('PATCH', `/members/bettor${me.id}`, { birthday: '1990-11-23' })
    expect(await birthday()).toMatchObject({ state: 'locked', progressText: '11月23日 00:00 起可领取' })
    await me.site.control('POST', '/clock', { advance_s: 2 * DAY_S })
    expect(await birthday()).toMatchObject({ state: 'claimable', amount: '288.00' })
    await me.site.control('POST', '/clock', { advance_s: 8 * DAY_S })
    me.token = await me.site.as(`bettor${me.id}`)
    expect(await birthday()).toMatchObject({ state: 'expired' })
  })
  it('gives a monthly gift for last month’s turnover', async () => {
    const me = await player(5_000)
    await travel(me.site, Date.UTC(2026, 10, 30, 16))
    me.token = await me.site.as(`bettor${me.id}`)
    const monthly = (await welfare(me)).items.find(({ kind }) => kind === 'monthly')!
    expect(monthly).toMatchObject({ id: 'month-2026-12', state: 'claimable', amount: '128.00' })
    expect(toCents((await take(me, monthly.id)).data.amount)).toBe(128_00)
  })
  it('knows nothing of gifts that are none', async () => {
    expectStatus(await take(await player(0), 'upgrade-99'), 'NOT_FOUND')
  })
})
