import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { expectStatus, testSite } from '../harness.ts'
import { as, isBalanced } from '../money/payout.ts'
import { bettor, gameOf, selection } from '../sport/rig/bettor.ts'
import {
  balance,
  bound,
  claim,
  contentOf,
  DAY_S,
  ID,
  join,
  later,
  paid,
  stateOf,
  verify,
  withCard,
} from './activity.ts'

const { letter, promotion, withdraw } = contract

describe('the first deposit', () => {
  it('brings the gift of the tier that it reached, once, with its turnover', async () => {
    const site = testSite()
    await bound(site, 'fresh01')
    withCard(site, 'fresh01')
    expect(await stateOf(site, 'fresh01', ID.firstDeposit)).toBe('open')
    expectStatus(await claim(site, 'fresh01', ID.firstDeposit), 'WARNING')
    expect((await join(site, 'fresh01', ID.firstDeposit)).data).toMatchObject({
      state: 'joined',
      joinId: expect.any(String),
    })
    await paid(site, 'fresh01', '600')
    expect(await contentOf(site, 'fresh01', 'firstDeposit')).toMatchObject({
      depositAmount: '600.00',
      gift: '150.00',
      turnoverNeeded: '3900.00',
    })
    expect(await stateOf(site, 'fresh01', ID.firstDeposit)).toBe('claimable')
    expectStatus(await claim(site, 'fresh01', ID.firstDeposit, { tierId: 't2000' }), 'WARNING')
    const { data } = await claim(site, 'fresh01', ID.firstDeposit, { tierId: 't500' })
    expect(data).toMatchObject({ amount: '150.00', centerWalletBalance: '750.00', state: 'claimed' })
    expectStatus(await claim(site, 'fresh01', ID.firstDeposit), 'WARNING')
    const { turnover } = (await as(site, 'fresh01', withdraw.withdrawInfo, {})).data
    expect(turnover).toMatchObject({
      missing: '4500.00',
      items: [{ name: '首存礼', required: '3900.00' }, { required: '600.00' }],
    })
    const told = await as(site, 'fresh01', letter.list, { type: 'fd' })
    expect(told.data.records[0]).toMatchObject({
      title: '礼金到账',
      content: expect.stringContaining('¥150 已存入中心钱包'),
    })
    await later(site, 9 * DAY_S)
    expect(await contentOf(site, 'fresh01', 'firstDeposit')).toMatchObject({
      depositAmount: '600.00',
      gift: '150.00',
      turnoverNeeded: '3900.00',
    })
    const { data: standing } = await verify(site, 'fresh01', ID.firstDeposit)
    expect(standing).toMatchObject({ state: 'claimed', allowed: true })
    expect(await isBalanced(site)).toBe(true)
  })
  it('is forgotten after a week', async () => {
    const site = testSite()
    await later(site, 6 * DAY_S)
    expect((await join(site, 'vip5', ID.firstDeposit)).message).toBe('首存已超过 7 天')
    expect(await stateOf(site, 'vip5', ID.firstDeposit)).toBe('ended')
  })
})

describe('the next deposits', () => {
  it('bring a gift a day, for the largest one after joining', async () => {
    const site = testSite()
    await join(site, 'vip5', ID.againDeposit)
    await paid(site, 'vip5', '300')
    await paid(site, 'vip5', '2000')
    expect(await contentOf(site, 'vip5', 'againDeposit')).toMatchObject({
      depositAmount: '2000.00',
      gift: '100.00',
    })
    expectStatus(await claim(site, 'vip5', ID.againDeposit), 'SUCCESS')
    await paid(site, 'vip5', '5000')
    expect(await stateOf(site, 'vip5', ID.againDeposit)).toBe('claimed')
    expect(await contentOf(site, 'vip5', 'againDeposit')).toMatchObject({
      depositAmount: '2000.00',
      gift: '100.00',
    })
    await later(site, DAY_S)
    expect(await stateOf(site, 'vip5', ID.againDeposit)).toBe('joined')
    expect(await isBalanced(site)).toBe(true)
  })
})

describe('the page with gifts', () => {
  it('gives each gift when its condition is met, counted from joining', async () => {
    const site = testSite()
    expect((await contentOf(site, 'vip5', 'activityLandPage')).gifts.map(({ state }) => state)).toEqual([
      'locked',
      'locked',
      'locked',
    ])
    await join(site, 'vip5', ID.activityLandPage)
    expect((await claim(site, 'vip5', ID.activityLandPage, { giftId: 'login' })).data.amount).toBe('8.00')
    expectStatus(await claim(site, 'vip5', ID.activityLandPage, { giftId: 'deposit' }), 'WARNING')
    await paid(site, 'vip5', '500')
    expect((await claim(site, 'vip5', ID.activityLandPage)).data.amount).toBe('38.00')
    expect((await contentOf(site, 'vip5', 'activityLandPage')).gifts.map(({ state }) => state)).toEqual([
      'claimed',
      'claimed',
      'locked',
    ])
  })
})

describe('the tasks', () => {
  it('of a new member are claimed one by one as they are done', async () => {
    const site = testSite()
    await join(site, 'fresh01', ID.newTask)
    expect(await stateOf(site, 'fresh01', ID.newTask)).toBe('joined')
    await bound(site, 'fresh01')
    await paid(site, 'fresh01', '150')
    const states = async () =>
      Object.fromEntries(
        (await contentOf(site, 'fresh01', 'newTask')).tasks.map(({ id, state }) => [id, state]),
      )
    expect(await states()).toEqual({
      phone: 'claimable',
      realName: 'claimable',
      card: 'locked',
      deposit: 'claimable',
      bet: 'locked',
    })
    expect((await claim(site, 'fresh01', ID.newTask, { taskId: 'phone' })).data.amount).toBe('3.00')
    expect((await claim(site, 'fresh01', ID.newTask)).data.amount).toBe('11.00')
    expect(await states()).toMatchObject({ phone: 'claimed', deposit: 'claimed', card: 'locked' })
    expect(await balance(site, 'fresh01')).toBe(164)
  })
})

describe('the wheel', () => {
  it('turns once a day and once more for each large deposit; what it stops at is in the wallet', async () => {
    const site = testSite()
    const before = await balance(site, 'vip10')
    const turn = () => join(site, 'vip10', ID.drawGift, { action: 'draw' })
    const won: number[] = []
    const spin = async () => {
      const { data } = await turn()
      const { prizes } = await contentOf(site, 'vip10', 'drawGift')
      expect(prizes[data.prize!.position]).toMatchObject({ id: data.prize!.id, amount: data.amount })
      won.push(Number(data.amount))
    }
    await spin()
    expectStatus(await turn(), 'WARNING')
    for (let n = 0; n < 4; n++) await paid(site, 'vip10', '500')
    expect((await contentOf(site, 'vip10', 'drawGift')).chances).toBe(3)
    for (let n = 0; n < 3; n++) {
      await site.advance(2)
      await spin()
    }
    expectStatus(await turn(), 'WARNING')
    const { mine, winners } = await contentOf(site, 'vip10', 'drawGift')
    expect(mine.map(({ amount }) => Number(amount)).toReversed()).toEqual(won)
    expect(winners.length).toBeGreaterThan(0)
    expect(await balance(site, 'vip10')).toBe(before + 2_000 + won.reduce((sum, yuan) => sum + yuan, 0))
    expect(await isBalanced(site)).toBe(true)
  })
})

describe('signing in each day', () => {
  it('pays more for days in a row, starts again after a gap, and gives points', async () => {
    const site = testSite()
    const sign = () => join(site, 'vip5', ID.signGift, { action: 'sign' })
    const amounts = []
    for (let day = 0; day < 3; day++) {
      amounts.push((await sign()).data.amount)
      expectStatus(await join(site, 'vip5', ID.signGift), 'WARNING')
      await later(site, DAY_S)
    }
    expect(amounts).toEqual(['1.00', '1.00', '2.00'])
    expect(await contentOf(site, 'vip5', 'signGift')).toMatchObject({
      streak: 3,
      signedTotal: 3,
      canSign: true,
    })
    expect((await claim(site, 'vip5', ID.signGift, { giftId: 's3' })).data.amount).toBe('3.00')
    expectStatus(await claim(site, 'vip5', ID.signGift, { giftId: 's7' }), 'WARNING')
    await later(site, DAY_S)
    expect((await sign()).data.amount).toBe('1.00')
    expect((await contentOf(site, 'vip5', 'signGift')).streak).toBe(1)
    expect((await as(site, 'vip5', promotion.topGiftList, {})).data.points).toBe(26_800 + 4 * 20)
  })
})

describe('inviting friends', () => {
  it("rewards each friend who deposited, by a link of one's own", async () => {
    const site = testSite()
    const before = await contentOf(site, 'vip5', 'friendInvitation')
    expect(before).toMatchObject({
      invitedCount: 2,
      depositedCount: 1,
      rewardClaimable: '58.00',
      link: expect.stringMatching(/\/\?icode=[0-9A-F]{6}$/),
    })
    expect(before.invited.map(({ state }) => state)).toEqual(['locked', 'claimable'])
    expect((await claim(site, 'vip5', ID.friendInvitation)).data).toMatchObject({
      amount: '58.00',
      centerWalletBalance: '88946.00',
    })
    expectStatus(await claim(site, 'vip5', ID.friendInvitation), 'WARNING')
    await paid(site, 'pal02', '100')
    expect((await claim(site, 'vip5', ID.friendInvitation)).data.amount).toBe('58.00')
    expect(await contentOf(site, 'vip5', 'friendInvitation')).toMatchObject({
      rewardTotal: '116.00',
      rewardClaimable: '0.00',
    })
  })
})

describe('bets that count', () => {
  it('reach the tiers of the week and a place in the race, whose prize is claimed the week after', async () => {
    const me = await bettor({ venue: '1000000.00' })
    const { site } = me
    const name = `bettor${me.id}`
    await bound(site, name)
    await join(site, name, ID.bettingGift)
    await join(site, name, ID.racePage)
    expect(await contentOf(site, name, 'racePage')).toMatchObject({
      me: { rank: null, turnover: '0.00' },
      lastWeek: null,
    })
    const gids = []
    for (let n = 0; n < 8; n++) {
      const gid = await me.compose({ startsIn_s: 600 })
      const pick = selection(await gameOf(me, gid), 'M', 'MH')
      await me.get('bet', { entries: [{ ...pick, stake: '50000.00' }], oddsType: 'H', autoAccept: 'any' })
      gids.push(gid)
    }
    await later(site, 700)
    for (const gid of gids) await me.direct(gid, { type: 'finish' })
    await later(site, 600)
    const betting = await contentOf(site, name, 'bettingGift')
    const valid = Number(betting.validTotal)
    expect(valid).toBeGreaterThan(200_000)
    expect((await claim(site, name, ID.bettingGift, { tierId: 'b1' })).data.amount).toBe('8.00')
    const { tiers } = await contentOf(site, name, 'bettingGift')
    expect(tiers.map(({ state }) => state)).toEqual([
      'claimed',
      'claimable',
      'claimable',
      'claimable',
      'locked',
    ])
    const raced = await contentOf(site, name, 'racePage')
    const shown = raced.ranks.map(({ turnover }) => Number(turnover))
    expect(shown).toEqual(shown.toSorted((a, b) => b - a))
    expect(raced.ranks.filter(({ me: isMe }) => isMe)).toMatchObject([
      { rank: raced.me!.rank, turnover: valid.toFixed(2) },
    ])
    expectStatus(await claim(site, name, ID.racePage), 'WARNING')
    await later(site, 3 * DAY_S)
    const { data } = await claim(site, name, ID.racePage)
    expect(Number(data.amount)).toBeGreaterThanOrEqual(2_888)
    expect((await contentOf(site, name, 'racePage')).lastWeek).toEqual({
      rank: expect.any(Number),
      turnover: valid.toFixed(2),
      prize: data.amount,
      state: 'claimed',
    })
    expectStatus(await claim(site, name, ID.racePage), 'WARNING')
    expect(await contentOf(site, name, 'racePage')).toMatchObject({ me: { rank: null } })
    expect(
      (await as(site, name, promotion.exchangeRecord, { source: 'activity' })).data.records,
    ).toMatchObject([
      { name: expect.stringMatching(/^澄湾流水竞速榜 第 \d+ 名$/), amount: data.amount },
      { amount: '8.00' },
    ])
    expect(await isBalanced(site)).toBe(true)
  }, 60_000)
})
