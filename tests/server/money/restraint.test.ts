import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import type { ArgInput } from '@app/contract/kit/endpoint'
import { CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { covers, expectStatus, testSite } from '../harness.ts'
import { launched } from '../play/player.ts'
import { claim, DAY_S, ID, join, later, verify } from '../promotion/activity.ts'
import { as } from './payout.ts'
import { bettor, gameOf, selection } from '../sport/rig/bettor.ts'

const { restraint, deposit, promotion, venue, withdraw } = contract
const alipay = (amount: string) => ({ typeCode: 'alipay', amount })

covers(
  restraint.takeRest,
  {
    SUCCESS: async ({ site }) =>
      site.call(restraint.takeRest, { kind: 'coolOff', days: 7 }, { token: await site.as('vip5') }),
    WARNING: async ({ site }) => {
      const token = await site.as('vip5')
      await site.call(restraint.takeRest, { kind: 'coolOff', days: 7 }, { token })
      return site.call(restraint.takeRest, { kind: 'coolOff', days: 1 }, { token })
    },
  },
  it,
)

covers(
  restraint.info,
  { SUCCESS: async ({ site }) => site.call(restraint.info, {}, { token: await site.as('vip5') }) },
  it,
)
covers(
  restraint.setMoneyLimit,
  {
    SUCCESS: async ({ site }) =>
      site.call(
        restraint.setMoneyLimit,
        { kind: 'deposit', limit: '1000' },
        { token: await site.as('vip5') },
      ),
  },
  it,
)
covers(
  restraint.setTimeLimit,
  {
    SUCCESS: async ({ site }) =>
      site.call(restraint.setTimeLimit, { minutes: 60 }, { token: await site.as('vip5') }),
  },
  it,
)
covers(
  restraint.dropPending,
  {
    SUCCESS: async ({ site }) =>
      site.call(restraint.dropPending, { kind: 'time' }, { token: await site.as('vip5') }),
  },
  it,
)
covers(
  restraint.setReality,
  {
    SUCCESS: async ({ site }) =>
      site.call(restraint.setReality, { minutes: 30 }, { token: await site.as('vip5') }),
  },
  it,
)
covers(
  restraint.beat,
  { SUCCESS: async ({ site }) => site.call(restraint.beat, {}, { token: await site.as('vip5') }) },
  it,
)
covers(
  restraint.history,
  {
    SUCCESS: async ({ site }) => site.call(restraint.history, { days: 7 }, { token: await site.as('vip5') }),
  },
  it,
)

describe('a limit of one’s own', () => {
  it('holds at once when it is narrower, after a day when it is wider, and a wish can be taken back', async () => {
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
    await site.control('POST', '/clock', { advance_s: DAY_S })
    const info = await site.call(restraint.info, {}, { token })
    expect(info.data.money[0]).toMatchObject({ limit: null, pending: null })
  })

  it('on deposits counts what waits and what arrived, and frees what was cancelled', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    await site.call(restraint.setMoneyLimit, { kind: 'deposit', limit: '1000' }, { token })
    const first = await site.call(deposit.pay, alipay('600'), { token })
    expectStatus(first, 'SUCCESS')
    const refused = await site.call(deposit.pay, { typeCode: 'wechat', amount: '500' }, { token })
    expectStatus(refused, 'WARNING')
    expect(refused.message).toContain('今日还可存 400.00 元')
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
    expect((await site.call(restraint.info, {}, { token })).data.today).toMatchObject({ stake: '100.00' })
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

it('the turnover says which bets it was done by', async () => {
  const site = testSite()
  const { data } = await site.call(withdraw.withdrawInfo, {}, { token: await site.as('vip10') })
  const played = data.turnover.items.find(({ betCount }) => betCount > 0)!
  expect(played.bets[0]).toMatchObject({ ticketId: expect.any(String), valid: expect.any(String) })
})
