import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import type { ArgInput } from '@app/contract/kit/endpoint'
import { CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { expectStatus, testSite } from '../harness.ts'
import { launched } from '../play/player.ts'
import { claim, DAY_S, ID, join, later, verify } from '../promotion/activity.ts'
import { as } from './payout.ts'

const { restraint, deposit, promotion, venue, withdraw } = contract
const alipay = (amount: string) => ({ typeCode: 'alipay', amount })

describe('a break', () => {
  it('closes deposits, launches, transfers in and running games until it is over', async () => {
    const site = testSite()
    const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
    const token = page.login
    await site.call(restraint.takeRest, { kind: 'coolOff', days: 1 }, { token })
    expectStatus(await site.call(deposit.pay, alipay('300'), { token }), 'WARNING')
    expectStatus(await site.call(venue.launch, { enName: 'crty' }, { token }), 'WARNING')
    const into = { channelCode: 'CWZR', amount: '100', ty: '1' as const }
    expectStatus(await site.call(venue.transfer, into, { token }), 'WARNING')
    expectStatus(await page.bet({ kind: 'slot', stake: '20.00' }), 'WARNING')
    expectStatus(await site.call(venue.recycle, {}, { token }), 'SUCCESS')
    await site.control('POST', '/clock', { advance_s: DAY_S })
    expectStatus(await site.call(deposit.pay, alipay('300'), { token }), 'SUCCESS')
  })

  it('joins no activity, draws nothing and buys nothing for points; what is earned is still paid', async () => {
    const site = testSite()
    const buy = () => as(site, 'vip5', promotion.topGiftExchange, { giftId: 'g8' })
    await as(site, 'vip5', restraint.takeRest, { kind: 'coolOff', days: 1 })
    const asked = await verify(site, 'vip5', ID.racePage)
    expect(asked.data.allowed).toBe(false)
    expect(asked.data.requirements[0]).toMatchObject({ code: 'rest', met: false })
    for (const id of [ID.racePage, ID.signGift, ID.drawGift]) {
      const refused = await join(site, 'vip5', id)
      expectStatus(refused, 'WARNING')
      expect(refused.message).toContain('您正处于冷静期')
    }
    const refused = await buy()
    expectStatus(refused, 'WARNING')
    expect(refused.message).toContain('您正处于冷静期')
    expect((await as(site, 'vip5', promotion.topGiftList, {})).data.points).toBe(26_800)
    expectStatus(await claim(site, 'vip5', ID.friendInvitation, { action: 'claim' }), 'SUCCESS')
    await later(site, DAY_S)
    expectStatus(await join(site, 'vip5', ID.racePage), 'SUCCESS')
    expectStatus(await buy(), 'SUCCESS')
  })

  it('of exclusion lets everything go home, whatever turnover is open', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const order = await site.call(deposit.pay, alipay('5000'), { token })
    await site.control('POST', `/orders/${order.data.orderNo}`, { outcome: 'success' })
    const info = await site.call(withdraw.withdrawInfo, {}, { token })
    const form: ArgInput<typeof withdraw.create> = {
      type: 'bank',
      cardId: info.data.accounts.find(({ kind }) => kind === 'bank')!.id,
      amount: '100',
      secondPassword: passwordHash(CAST_SECOND_PASSWORD),
    }
    expectStatus(await site.call(withdraw.create, form, { token }), 'WARNING')
    await site.call(restraint.takeRest, { kind: 'exclusion', days: 180 }, { token })
    await site.advance(2)
    expectStatus(await site.call(withdraw.create, form, { token }), 'SUCCESS')
  })

  it('can be made longer, never shorter', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    await site.call(restraint.takeRest, { kind: 'coolOff', days: 30 }, { token })
    const longer = await site.call(restraint.takeRest, { kind: 'exclusion', days: 365 }, { token })
    expect(longer.data.rest).toMatchObject({ kind: 'exclusion' })
    expectStatus(await site.call(restraint.takeRest, { kind: 'exclusion', days: 180 }, { token }), 'WARNING')
  })
})

it('the history adds up the days of a member who has played for months', async () => {
  const site = testSite()
  const token = await site.as('vip5')
  const { data } = await site.call(restraint.history, { days: 90 }, { token })
  expect(data.days).toHaveLength(90)
  const sum = (field: 'deposit' | 'withdraw' | 'stake' | 'net') =>
    data.days.reduce((cents, day) => cents + Math.round(Number(day[field]) * 100), 0)
  for (const field of ['deposit', 'withdraw', 'stake', 'net'] as const)
    expect(sum(field)).toBe(Math.round(Number(data.total[field]) * 100))
  expect(sum('deposit')).toBeGreaterThan(0)
  expect(sum('stake')).toBeGreaterThan(0)
})

it('the history counts a deposit once it is paid, a limit as soon as it is asked for', async () => {
  const site = testSite()
  const token = await site.as('vip5')
  const history = async () => (await site.call(restraint.history, { days: 7 }, { token })).data
  const used = async () =>
    (await site.call(restraint.info, {}, { token })).data.money.find(
      ({ kind, span }) => kind === 'deposit' && span === 'day',
    )!.used
  const [day, total, ofLimit] = [(await history()).days[0]!, (await history()).total, await used()]
  const more = (yuan: string) => (Number(yuan) + 5_000).toFixed(2)
  const order = await site.call(deposit.pay, alipay('5000'), { token })
  expect(await used()).toBe(more(ofLimit))
  expect((await history()).total.deposit).toBe(total.deposit)
  await site.control('POST', `/orders/${order.data.orderNo}`, { outcome: 'success' })
  expect((await history()).days[0]!.deposit).toBe(more(day.deposit))
  expect((await history()).total.deposit).toBe(more(total.deposit))
  expect(await used()).toBe(more(ofLimit))
})

it('the turnover says which bets it was done by', async () => {
  const site = testSite()
  const { data } = await site.call(withdraw.withdrawInfo, {}, { token: await site.as('vip10') })
  const played = data.turnover.items.find(({ betCount }) => betCount > 0)!
  expect(played.bets[0]).toMatchObject({ ticketId: expect.any(String), valid: expect.any(String) })
})
