import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { fromCents, toCents } from '@app/contract/kit/cents'
import type { ArgInput } from '@app/contract/kit/endpoint'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { siteOf } from '../../../mock-server/src/site.ts'
import { expectStatus, type TestSite, testSite } from '../harness.ts'
import { bettor, gameOf, selection } from '../sport/rig/bettor.ts'
import { cardNo } from '../../verify/catalogue/card.ts'
import { accountsOf, as, isBalanced, SECOND } from './payout.ts'

const { withdraw, wallet, deposit } = contract
type Form = ArgInput<typeof withdraw.create>

/** A form to the first account of this member. */
const form = async (site: TestSite, name: string, more: Partial<Form> = {}): Promise<Form> => {
  const { [more.type === 'usdt' ? 'coin' : more.type === 'alipay' ? 'alipay' : 'bank']: accounts } =
    await accountsOf(site, name)
  return { type: 'bank', cardId: accounts[0]?.id ?? '1', amount: '1000', secondPassword: SECOND, ...more }
}
const take = async (site: TestSite, name: string, more: Partial<Form> = {}) =>
  as(site, name, withdraw.create, await form(site, name, more))
const money = async (site: TestSite, name = 'vip5') => (await as(site, name, wallet.getBalance, {})).data
const later = (site: TestSite, seconds: number) => site.control('POST', '/clock', { advance_s: seconds })
const change = (site: TestSite, name: string, facts: object) =>
  site.control('PATCH', `/members/${name}`, facts)
const paid = async (site: TestSite, name: string, amount: string) => {
  const { data } = await as(site, name, deposit.pay, { typeCode: 'bank', amount })
  await site.control('POST', `/orders/${data.orderNo}`, { outcome: 'success' })
}

describe('a withdrawal', () => {
  it('locks its money, is reviewed, paid, told of, and stands in the record [ENT-02]', async () => {
    const site = testSite()
    const order = (await take(site, 'vip5')).data
    expect(order).toMatchObject({
      status: 0,
      statusName: '审核中',
      amount: '1000.00',
      fee: '0.00',
      account: '6200 **** **** 1006',
    })
    expect(await money(site)).toMatchObject({
      centerWalletBalance: '87888.00',
      lockMoney: '1000.00',
      walletBalance: '88888.00',
      locks: [{ kind: 'withdraw', amount: '1000.00', refId: order.orderNo }],
    })
    await later(site, 20)
    expect((await as(site, 'vip5', withdraw.withdrawOrderInfo, {})).data).toMatchObject({ status: 1 })
    await later(site, 20)
    expect((await as(site, 'vip5', withdraw.withdrawOrderInfo, {})).data).toBeNull()
    const done = (await as(site, 'vip5', withdraw.withdrawOrderInfo, { orderNo: order.orderNo })).data!
    expect(done).toMatchObject({
      status: 2,
      steps: [{ status: 0 }, { status: 1 }, { status: 2, time: expect.any(Number) }],
    })
    expect(await money(site)).toMatchObject({
      centerWalletBalance: '87888.00',
      lockMoney: '0.00',
      locks: [],
    })
    const deals = await as(site, 'vip5', wallet.queryDealRecord, { type: 'withdraw' })
    expect(deals.data.records.slice(0, 2)).toMatchObject([
      { orderNo: order.orderNo, status: 'success', amount: '-1000.00' },
      { amount: '-2088.00' },
    ])
    const letters = await as(site, 'vip5', contract.letter.list, { type: 'fd', unreadOnly: true })
    expect(letters.data.records[0]).toMatchObject({ title: '取款成功' })
    expect(await isBalanced(site)).toBe(true)
  })

  it('is refused to a flagged account in review, and its money comes back', async () => {
    const site = testSite()
    await change(site, 'vip5', { risk: true })
    const { data } = await take(site, 'vip5')
    await later(site, 20)
    const order = (await as(site, 'vip5', withdraw.withdrawOrderInfo, { orderNo: data.orderNo })).data
    expect(order).toMatchObject({
      status: 3,
      statusName: '未通过',
      reason: expect.stringContaining('风险'),
    })
    expect(await money(site)).toMatchObject({ centerWalletBalance: '88888.00', lockMoney: '0.00' })
    expect(await isBalanced(site)).toBe(true)
  })

  it('is decided by a tester: held in review, refused with a reason, paid at once', async () => {
    const site = testSite()
    const first = (await take(site, 'vip5')).data.orderNo
    expect((await site.control('POST', `/orders/${first}`, { outcome: 'review' })).body).toMatchObject({
      status: 0,
    })
    await later(site, 3_600)
    expect((await as(site, 'vip5', withdraw.withdrawOrderInfo, {})).data).toMatchObject({
      orderNo: first,
      status: 0,
    })
    const refused = await site.control('POST', `/orders/${first}`, { outcome: 'fail', reason: '户名不符' })
    expect(refused.body).toMatchObject({ status: 3, reason: '户名不符' })
    const second = (await take(site, 'vip5', { amount: '1500' })).data.orderNo
    expect((await site.control('POST', `/orders/${second}`, { outcome: 'success' })).body).toMatchObject({
      status: 2,
    })
    expect((await site.control('POST', `/orders/${second}`, { outcome: 'fail' })).status).toBe(409)
    expect((await site.control('POST', `/orders/${second}`, { outcome: 'expire' })).status).toBe(409)
    expect(await isBalanced(site)).toBe(true)
  })

  it('moves its money once, however often and however much of it is asked at once', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const body = await form(site, 'vip5', { amount: '50000' })
    const twice = await Promise.all(
      [1, 2].map(() => site.call(withdraw.create, body, { token, requestId: 'same' })),
    )
    expect(new Set(twice.map(({ data }) => data.orderNo)).size).toBe(1)
    expectStatus(
      await site.call(withdraw.create, { ...body, amount: '200' }, { token, requestId: 'same' }),
      'ILLEGAL_PARAMETER',
    )
    const other = await site.call(withdraw.create, { ...body, amount: '38888' }, { token })
    expectStatus(other, 'WARNING')
    expect(other.data).toMatchObject({ orderNo: twice[0]!.data.orderNo })
    expect(await money(site)).toMatchObject({ centerWalletBalance: '38888.00', lockMoney: '50000.00' })
    expect(await isBalanced(site)).toBe(true)
  })

  it('asks for the turnover of a deposit, and shows which one and how much is missing', async () => {
    const site = testSite()
    const before = (await as(site, 'vip5', withdraw.withdrawInfo, {})).data.turnover
    await paid(site, 'vip5', '500')
    const answer = await take(site, 'vip5')
    expectStatus(answer, 'WARNING')
    expect(answer.message).toContain('500 元')
    const { turnover, requirements } = (await as(site, 'vip5', withdraw.withdrawInfo, {})).data
    expect(turnover).toMatchObject({
      required: fromCents(toCents(before.required) + 500_00),
      done: before.done,
      missing: '500.00',
    })
    expect(turnover.items.slice(0, 3)).toMatchObject([
      { amount: '500.00', done: '0.00' },
      { done: '88.00' },
      { done: '2000.00' },
    ])
    expect(requirements.find(({ code }) => code === 'turnover')).toMatchObject({
      met: false,
      linkRoute: 'betRecord',
    })
  })

  // [EP-fd-withdraw.baseCfg.list EP-fd-withdraw.usdtWithdrawInfo EP-fd-withdraw.withdrawInfo]
  it('is not possible without what the page lists as missing', async () => {
    const { data } = await as(testSite(), 'fresh01', withdraw.baseCfg, {})
    expect(data.needsPhoneCode).toBe(true)
    expect(data.requirements.filter(({ met }) => !met).map(({ code }) => code)).toEqual([
      'phone',
      'realName',
      'secondPassword',
      'account',
      'balance',
    ])
  })

  it('is limited by amount, times and sum of the day by the level, and may be costlier after three', async () => {
    const site = testSite()
    expectStatus(await take(site, 'vip5', { amount: '50000.01' }), 'WARNING')
    const once = async (amount: string) => {
      const { data } = await take(site, 'vip5', { amount })
      await site.control('POST', `/orders/${data.orderNo}`, { outcome: 'success' })
      return data
    }
    for (const amount of ['200', '300', '400']) expect((await once(amount)).fee).toBe('0.00')
    expect(await once('1000')).toMatchObject({ fee: '5.00', arrival: '995.00' })
    expect((await once('600')).fee).toBe('3.00')
    const answer = await take(site, 'vip5', { amount: '700' })
    expectStatus(answer, 'WARNING')
    expect(answer.message).toContain('5 次')
    expect(await isBalanced(site)).toBe(true)
    await later(site, 86_400)
    expectStatus(await take(site, 'vip5', { amount: '700' }), 'SUCCESS')
  })

  it('in coins is paid at the quoted rate less the fee of the network', async () => {
    const site = testSite()
    const info = (await as(site, 'vip5', withdraw.usdtWithdrawInfo, {})).data
    expect(info).toMatchObject({
      rate: '7.20',
      networks: [{ code: 'TRC20', fee: '7.20' }, { code: 'ERC20' }],
      accounts: [{ network: 'TRC20' }],
    })
    const { data } = await take(site, 'vip5', { type: 'usdt', amount: '727.20' })
    expect(data).toMatchObject({ fee: '7.20', arrival: '720.00', coinAmount: '100.00', rate: '7.20' })
  })

  it('goes only to an own account of its kind', async () => {
    const site = testSite()
    const theirs = (await accountsOf(site, 'vip10')).bank[0]!.id
    expectStatus(await take(site, 'vip5', { cardId: theirs }), 'INVALID_PARAMETER')
    expectStatus(
      await take(site, 'vip5', { type: 'usdt', cardId: (await accountsOf(site, 'vip5')).bank[0]!.id }),
      'INVALID_PARAMETER',
    )
    expectStatus(
      await as(site, 'vip10', withdraw.withdrawOrderInfo, {
        orderNo: (await take(site, 'vip5')).data.orderNo,
      }),
      'NOT_FOUND',
    )
  })

  it('leaves protected money alone', async () => {
    const site = testSite()
    await change(site, 'vip5', { autoTransfer: false })
    expect((await site.control('POST', '/members/vip5/protection', { cents: 8_800_000 })).status).toBe(200)
    expect(await money(site)).toMatchObject({
      centerWalletBalance: '888.00',
      lockMoney: '88000.00',
      locks: [{ kind: 'protection' }],
    })
    expectStatus(await take(site, 'vip5', { amount: '1000' }), 'WARNING')
    expectStatus(await take(site, 'vip5', { amount: '800' }), 'SUCCESS')
    expect((await site.control('POST', '/members/vip5/protection', { cents: 99_999_999 })).status).toBe(409)
    await site.control('POST', '/members/vip5/protection', { cents: 0 })
    expect((await money(site)).centerWalletBalance).toBe('88088.00')
    expect(await isBalanced(site)).toBe(true)
  })

  it('of a new member stops at the turnover, once everything else is there', async () => {
    const site = testSite()
    await change(site, 'fresh01', {
      bindPhone: '13912345678',
      realName: '新来者',
      secondPassword: '246813',
    })
    await paid(site, 'fresh01', '1000')
    const { card: cards, members } = siteOf(site.world)
    cards.plant(members.byName('fresh01')!.id, { kind: 'bank', code: 'YZYH', number: cardNo(5) })
    const body = { secondPassword: md5('246813'), amount: '100' }
    expect((await take(site, 'fresh01', body)).message).toContain('流水')
  })

  it('comes nearer with each settled bet that counts', async () => {
    const me = await bettor()
    const read = async () =>
      (await me.site.call(withdraw.withdrawInfo, {}, { token: me.token })).data.turnover
    const { data } = await me.site.call(
      deposit.pay,
      { typeCode: 'alipay', amount: '500' },
      { token: me.token },
    )
    await me.site.control('POST', `/orders/${data.orderNo}`, { outcome: 'success' })
    expect(await read()).toMatchObject({ required: '500.00', done: '0.00' })
    const gid = await me.compose({ startsIn_s: 600 })
    const pick = selection(await gameOf(me, gid), 'M', 'MH')
    await me.get('bet', { entries: [{ ...pick, stake: '100.00' }], oddsType: 'H', autoAccept: 'any' })
    await later(me.site, 700)
    await me.direct(gid, { type: 'finish' })
    await later(me.site, 600)
    const { records } = (await me.site.call(contract.bet.betRecordList, {}, { token: me.token })).data
    expect(Number(records[0]!.valid)).toBeGreaterThan(0)
    expect(await read()).toMatchObject({
      done: records[0]!.valid,
      items: [{ id: data.orderNo, done: records[0]!.valid }],
    })
  })
})

// [U-AUTH-08]
it('a second password that is locked says so before the form is sent, until it is taken again', async () => {
  const site = testSite()
  const until = async () => (await as(site, 'vip5', withdraw.withdrawInfo, {})).data.passwordLockedUntil
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await until()).toBeUndefined()
    await take(site, 'vip5', { secondPassword: md5('271828') })
    await later(site, 5)
  }
  expect(await until()).toBe(site.world.clock.now() + (15 * 60 - 5) * 1_000)
  expect((await as(site, 'vip5', withdraw.usdtWithdrawInfo, {})).data.passwordLockedUntil).toBe(await until())
  await later(site, 15 * 60)
  expect(await until()).toBeUndefined()
})
