import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { toCents } from '@app/contract/kit/cents'
import { siteOf } from '../../../mock-server/src/site.ts'
import { expectStatus, testSite, type TestSite } from '../harness.ts'
import { launched } from '../play/player.ts'
import { bettor, gameOf, selection } from '../sport/rig/bettor.ts'
import { accountsOf, as, isBalanced, SECOND } from './payout.ts'

const { venue, wallet, withdraw } = contract
const spin = { kind: 'slot', stake: '20.00' } as const
/** vip5 begins with 88,888 in the centre and 16,380.70 in three venues. */
const WHOLE = '105268.70'

const money = async (site: TestSite, name = 'vip5') => (await as(site, name, wallet.getBalance, {})).data
const venueOf = async (site: TestSite, code: string, name = 'vip5') =>
  (await as(site, name, venue.allBalance, {})).data.balances.find(({ channelCode }) => channelCode === code)!
    .balance
const set = (site: TestSite, status: 0 | 1) => as(site, 'vip5', venue.setAutoTransferStatus, { status })
const takeHome = async (site: TestSite, amount: string) => {
  const { bank } = await accountsOf(site, 'vip5')
  const form = { type: 'bank', cardId: bank[0]!.id, amount, secondPassword: SECOND } as const
  return as(site, 'vip5', withdraw.create, form)
}

describe('with 免转 money follows the player', () => {
  it('into each venue that is entered, from all the others, and the whole is told with its places', async () => {
    const site = testSite()
    for (const [enName, code] of [
      ['cwzr', 'CWZR'],
      ['cwqp', 'CWQP'],
    ] as const) {
      expectStatus(await as(site, 'vip5', venue.launch, { enName }), 'SUCCESS')
      expect(await venueOf(site, code)).toBe(WHOLE)
      expect(await money(site)).toMatchObject({
        centerWalletBalance: '0.00',
        venueBalance: WHOLE,
        available: WHOLE,
        autoTransfer: true,
      })
    }
    expect(await isBalanced(site)).toBe(true)
  })

  it('but what is locked or under maintenance stays, and is listed', async () => {
    const site = testSite()
    await as(site, 'vip5', venue.launch, { enName: 'cwzr' })
    await site.control('PATCH', '/venues/CWZR', { activityLock: true })
    const locked = await as(site, 'vip5', venue.launch, { enName: 'cwqp' })
    expect(locked.data).toMatchObject({
      autoTransferred: null,
      gathered: { recycled: [], failed: [{ channelCode: 'CWZR', missingTurnover: '1000.00' }] },
    })
    await site.control('PATCH', '/venues/CWZR', { activityLock: false, maintenance: true })
    const down = await as(site, 'vip5', venue.launch, { enName: 'cwdz' })
    expect(down.data.gathered?.failed).toMatchObject([{ channelCode: 'CWZR', message: '场馆维护中' }])
    expect(await venueOf(site, 'CWZR')).toBe(WHOLE)
    expect(await money(site)).toMatchObject({ venueBalance: WHOLE, available: '0.00' })
  })

  it('not into a venue that would keep it, unless the player moves it in', async () => {
    const site = testSite()
    const before = await money(site, 'locked01')
    const direct = await as(site, 'locked01', venue.launch, { enName: 'cwzr', isActivity: true })
    expect(direct.data).toMatchObject({ autoTransferred: null, gathered: null })
    expect(await money(site, 'locked01')).toEqual(before)
  })

  it('back to the game of an older page, bet by bet', async () => {
    const site = testSite()
    const slots = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
    await launched(site, 'vip5', 'cwzr', 'cwzr-002')
    expect(await venueOf(site, 'CWDZ')).toBe('0.00')
    expect((await slots.state()).data.balance).toBe(WHOLE)
    const { data } = await slots.bet(spin)
    expect(toCents(data.balance)).toBe(toCents(WHOLE) - 2_000 + toCents(data.payout))
    expect(await isBalanced(site)).toBe(true)
  })

  it('to a sport bet, and the slip counts all of it', async () => {
    const player = await bettor({ venue: '30.00', autoTransfer: true })
    const { site, token } = player
    await site.call(venue.launch, { enName: 'cwzr' }, { token })
    expect([player.venueCents(), player.centerCents()]).toEqual([0, 0])
    const row = await gameOf(player, await player.compose({ startsIn_s: 3_600 }))
    const entry = { ...selection(row, 'M', 'MH'), stake: '25.00' }
    const view = await player.get('order_view', { entries: [entry], mode: 'single', oddsType: 'H' })
    const purse = await site.call(venue.balance, { channelCode: 'CRTY' }, { token })
    expect([view.balance, purse.data.available, (await player.get('get_member', {})).balance]).toEqual([
      '30.00',
      '30.00',
      '30.00',
    ])
    const placed = await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'none' })
    expect(placed).toMatchObject({ entries: [{ active: 'accepted' }], balance: '5.00' })
    expect(await isBalanced(site)).toBe(true)
  })

  it('home for a withdrawal and for an exchange', async () => {
    const site = testSite()
    await as(site, 'vip5', venue.launch, { enName: 'cwzr' })
    const { data } = await as(site, 'vip5', withdraw.withdrawInfo, {})
    expect(data).toMatchObject({ balance: '0.00', recyclable: WHOLE, available: WHOLE })
    expect(data.requirements.find(({ code }) => code === 'balance')).toMatchObject({ met: true })
    expectStatus(await takeHome(site, '50000'), 'SUCCESS')
    expect(await money(site)).toMatchObject({ lockMoney: '50000.00', available: '55268.70' })
    await as(site, 'vip5', venue.launch, { enName: 'cwqp' })
    const quote = await as(site, 'vip5', wallet.getTransferRate, { from: 'CNY', to: 'USDT' })
    const { quoteId } = quote.data
    const exchange = { from: 'CNY', to: 'USDT', amount: '720', quoteId } as const
    expectStatus(await as(site, 'vip5', wallet.utcTransfer, exchange), 'SUCCESS')
    expect(await isBalanced(site)).toBe(true)
  })

  it('and the record tells its moves from those made by hand', async () => {
    const site = testSite()
    const told = async () => {
      await site.advance(1)
      const asked = { startTime: site.world.clock.now() - 1_000 }
      const { data } = await as(site, 'vip5', wallet.queryDealRecord, asked)
      return data.records.map(({ type, followed }) => `${type} ${followed}`)
    }
    const slots = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
    const moved = ['transferIn true', 'transferOut true', 'transferOut true']
    expect((await told()).toSorted()).toEqual(moved)
    await as(site, 'vip5', venue.recycle, {})
    expect(await told()).toEqual(['transferOut undefined'])
    await slots.bet(spin)
    expect(await told()).toContain('transferIn true')
    await as(site, 'vip5', venue.recycle, { followed: true })
    expect(await told()).toEqual(['transferOut true'])
    await as(site, 'vip5', venue.launch, { enName: 'cwdz' })
    await site.advance(2)
    await as(site, 'vip5', venue.transfer, { channelCode: 'CWZR', amount: '105000', ty: '1' })
    expect((await told()).toSorted()).toEqual(['transferIn undefined', 'transferOut true'])
  })

  it('home when a settlement is taken back', async () => {
    const player = await bettor({ venue: '100.00', autoTransfer: true })
    const row = await gameOf(player, await player.compose({ startsIn_s: 3_600 }))
    const entry = { ...selection(row, 'M', 'MH'), stake: '100.00' }
    const { entries } = await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'none' })
    const judge = (outcome: string) =>
      player.site.control('POST', `/bets/${entries[0]!.ticket_id}`, { outcome })
    await judge('W')
    await player.site.call(venue.launch, { enName: 'cwzr' }, { token: player.token })
    expect((await judge('L')).status).toBe(200)
    expect((await player.site.call(wallet.getBalance, {}, { token: player.token })).data.available).toBe(
      '0.00',
    )
    expect(await isBalanced(player.site)).toBe(true)
  })
})

describe('without 免转', () => {
  it('nothing moves by itself: neither to a venue, nor to a bet, nor to a withdrawal', async () => {
    const site = testSite()
    await as(site, 'vip5', venue.launch, { enName: 'cwzr' })
    await set(site, 0)
    const { data } = await as(site, 'vip5', venue.launch, { enName: 'cwqp' })
    expect(data).toMatchObject({ autoTransferred: null, gathered: null })
    const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
    expectStatus(await page.bet(spin), 'WARNING')
    const info = await as(site, 'vip5', withdraw.withdrawInfo, {})
    expect(info.data).toMatchObject({ balance: '0.00', recyclable: WHOLE, available: '0.00' })
    expect(await takeHome(site, '1000')).toMatchObject({
      message: '中心钱包余额不足，可先将场馆余额一键回收',
    })
    expectStatus(await as(site, 'vip5', venue.recycle, {}), 'SUCCESS')
    await site.advance(2)
    expectStatus(await takeHome(site, '1000'), 'SUCCESS')
  })
})

describe('whatever doors are taken', () => {
  const door = fc.oneof(
    fc.constantFrom('CWZR', 'CWQP', 'CWDZ', 'CRTY', 'CWBY').map((code) => ({ kind: 'enter' as const, code })),
    fc.constantFrom('CWZR', 'CWQP', 'CWDZ').map((code) => ({ kind: 'lock' as const, code })),
    fc.record({
      kind: fc.constant('need' as const),
      code: fc.constantFrom('CWZR', 'CRTY'),
      cents: fc.integer({ min: 1, max: 12_000_000 }),
    }),
    fc.record({ kind: fc.constant('home' as const), cents: fc.integer({ min: 1, max: 12_000_000 }) }),
  )
  it('no cent is made or lost, and what is said to be there is there', async () => {
    const site = testSite()
    await site.as('vip5')
    const { purses, wallet: books, venue: venues, members } = siteOf(site.world)
    const { id } = members.byName('vip5')!
    const whole = () => books.center(id) + purses.standing(id).total
    const before = whole()
    fc.assert(
      fc.property(fc.array(door, { maxLength: 12 }), (doors) => {
        site.world.atomically(() => {
          for (const each of doors) {
            if (each.kind === 'enter') purses.gather(id)
            if (each.kind === 'lock')
              venues.change(each.code, {
                activityLock: !venues.states().find(({ channelCode }) => channelCode === each.code)!
                  .activityLock,
              })
            if (each.kind === 'need' && each.cents <= purses.playable(id, each.code)) {
              purses.fetch(id, each.code, each.cents, 'T1')
              expect(books.venueBalance(id, each.code)).toBeGreaterThanOrEqual(each.cents)
            }
            if (each.kind === 'home' && each.cents <= purses.available(id)) {
              purses.bringHome(id, each.cents)
              expect(books.center(id)).toBeGreaterThanOrEqual(each.cents)
            }
            expect(whole()).toBe(before)
          }
        })
      }),
      { numRuns: 60 },
    )
    expect(await isBalanced(site)).toBe(true)
  })
})
