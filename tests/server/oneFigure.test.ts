import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { CATEGORIES } from '@app/contract/venue/categories'
import { type TestSite, testSite } from './harness.ts'
import { as } from './money/payout.ts'
import { bettor, gameOf, selection } from './sport/rig/bettor.ts'

const { vip, venue, wallet, withdraw, member, bet, letter } = contract
const GRADES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** A member of the cast in a level; fresh01 has claimed nothing yet. */
const of = async (site: TestSite, grade: number, name = 'vip5') => {
  await site.control('PATCH', `/members/${name}`, { vip: grade })
  const ask = <E extends Parameters<typeof as>[2]>(endpoint: E, body: Parameters<typeof as<E>>[3]) =>
    as(site, name, endpoint, body).then(({ data }) => data)
  return { ask, welfare: (await ask(vip.welfareList, {})).items }
}

describe('a figure that two screens show is one', () => {
  it.each(GRADES)('the levels’: way to the next, gifts, rebates and withdrawals of VIP%i', async (grade) => {
    const { ask, welfare } = await of(testSite(), grade, 'fresh01')
    const next = Math.min(10, grade + 1)
    const { progress } = await ask(vip.memberGradeInfoByGrade, { grade: next })
    const { [grade]: config, [next]: nextConfig } = await ask(vip.memberGradeConfigList, {})
    const upgrade = welfare.find(({ id }) => id === `upgrade-${next}`)!
    expect([upgrade.progress, upgrade.amount]).toEqual([progress.percent, nextConfig!.upgradeGift])

    const week = await ask(vip.vipWeekInfo, {})
    const weekly = welfare.find(({ id }) => id === week.id)!
    expect([week.amount, week.state, week.claimUntil]).toEqual([
      weekly.amount,
      weekly.state,
      weekly.claimUntil,
    ])
    const amounts = (kind: string) => welfare.filter((item) => item.kind === kind).map(({ amount }) => amount)
    expect([amounts('weekly')[0], amounts('monthly'), amounts('birthday')]).toEqual([
      config!.weeklyGift,
      [config!.monthlyGift],
      [config!.birthdayGift],
    ])

    for (const { category, high } of await ask(vip.getGameFanshuiHighLow, {})) {
      const venues = await ask(venue.getVenueInfoByCategory, { category })
      expect(new Set(venues.map(({ rebateRate }) => rebateRate))).toEqual(new Set([high]))
    }
    const { limits } = await ask(withdraw.baseCfg, {})
    expect([limits.timesPerDay, limits.dailyMax]).toEqual([
      config!.withdrawalsPerDay,
      config!.withdrawalPerDay,
    ])
    expect((await ask(withdraw.withdrawInfo, {})).limits).toEqual(limits)
  })

  it('the weekly gift’s end: the letter about it and the gift name the same moment', async () => {
    const { ask } = await of(testSite(), 5)
    const { weekStart, claimUntil } = await ask(vip.vipWeekInfo, {})
    const { records } = await ask(letter.list, {})
    const told = records.find(({ title }) => title === '您的周礼金可以领取了')!
    expect(told.createdAt).toBeGreaterThan(weekStart)
    const end = new Date(claimUntil + 8 * 3_600_000)
    expect(told.content).toContain(`请在${end.getUTCMonth() + 1}月${end.getUTCDate()}日 00:00 前领取`)
  })

  it('the gifts’: how far one is, as its bar and as its words say it', async () => {
    const site = testSite()
    await site.control('POST', '/members', { name: 'half01', vip: 3, bets: 6, days: 20 })
    const { items } = (await as(site, 'half01', vip.welfareList, {})).data
    const told = items.flatMap(({ id, progress, progressText }) => {
      const [, done, needed] = /¥([\d.]+) \/ ¥([\d.]+)$/.exec(progressText.replaceAll(',', '')) ?? []
      const percent = Math.min(100, Math.floor((100 * Number(done)) / Number(needed)))
      return needed ? [{ id, progress, percent }] : []
    })
    expect(told.map(({ progress }) => progress)).toEqual(told.map(({ percent }) => percent))
    expect(told.some(({ percent }) => percent > 0 && percent < 100)).toBe(true)
  })

  it('the money’s: header, wallet, profile, withdrawal and venues', async () => {
    for (const autoTransfer of [true, false]) {
      const { ask } = await of(testSite(), 5)
      await ask(venue.setAutoTransferStatus, { status: autoTransfer ? 1 : 0 })
      const balance = await ask(wallet.getBalance, {})
      const info = await ask(withdraw.withdrawInfo, {})
      const profile = await ask(member.info, {})
      expect(info).toMatchObject({
        balance: balance.centerWalletBalance,
        available: balance.available,
        lockMoney: balance.lockMoney,
      })
      expect(profile).toMatchObject({ centerMoney: balance.centerWalletBalance, autoTransfer })
      expect(balance.autoTransfer).toBe(autoTransfer)
      const all = await ask(venue.allBalance, {})
      expect(all.total).toBe(Number(balance.venueBalance))
      for (const category of CATEGORIES)
        for (const each of await ask(venue.getVenueInfoByCategory, { category }))
          expect(each.balance).toBe(
            all.balances.find(({ channelCode }) => channelCode === each.channelCode)?.balance,
          )
    }
  })

  it('the channel’s balance and the turnover, in every call that tells them', async () => {
    const player = await bettor({ venue: '500.00', autoTransfer: true })
    const { site, token } = player
    const row = await gameOf(player, await player.compose({ startsIn_s: 3_600 }))
    const entry = { ...selection(row, 'EO', 'EOO'), stake: '100.00' }
    const placed = await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'any' })
    const ticketId = placed.entries[0]!.ticket_id
    const view = await player.get('order_view', { entries: [entry], mode: 'single', oddsType: 'H' })
    const purse = await site.call(venue.balance, { channelCode: 'CRTY' }, { token })
    const told = [
      placed.balance,
      view.balance,
      purse.data.available,
      (await player.get('get_member', {})).balance,
      (await player.get('get_ticket', { ticketIds: [ticketId] })).balance,
    ]
    expect(new Set(told)).toEqual(new Set(['400.00']))
    const { data: balance } = await site.call(wallet.getBalance, {}, { token })
    const { data: open } = await site.call(bet.betRecordTotal, { settled: false }, { token })
    expect([balance.openBets, open.bet]).toEqual(['100.00', '100.00'])

    await site.control('POST', `/bets/${ticketId}`, { outcome: 'L' })
    const { data: total } = await site.call(bet.betRecordTotal, {}, { token })
    const { data: info } = await site.call(vip.memberGradeInfoByGrade, { grade: 1 }, { token })
    expect([total.valid, info.progress.turnoverTotal, info.progress.keepTurnover]).toEqual([
      '100.00',
      '100.00',
      '100.00',
    ])
  })

  it('the unread messages’: the bell and the list', async () => {
    const { ask } = await of(testSite(), 5)
    const counts = Object.values(await ask(letter.getUnreadForType, {}))
    const { total } = await ask(letter.list, { unreadOnly: true })
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
  })
})
