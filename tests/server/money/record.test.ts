import { expect, it, test } from 'vitest'
import { contract } from '@app/contract'
import { fromCents } from '@app/contract/kit/cents'
import { recordOfTicket } from '../../../mock-server/src/modules/bet/bet.rules.ts'
import { DAY } from '../../../mock-server/src/world/clock.ts'
import { sportStore } from '../../../mock-server/src/modules/sport/sport.store.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import { testSite } from '../harness.ts'
import { DAY_S } from '../promotion/activity.ts'
import { launched } from '../play/player.ts'
import { bettor, gameOf, selection } from '../sport/rig/bettor.ts'
import { as } from './payout.ts'

const { bet, deposit, wallet, withdraw } = contract

test('money moved between own accounts is neither income nor spending, in sums and by day', async () => {
  const player = await bettor({ venue: '0.00', center: '900.00' })
  const { site, id, token } = player
  const { wallet: money, venue } = siteOf(site.world)
  site.world.atomically(() => {
    money.transferIn(id, 'CWZR', 300_00, 'Z1')
    money.gift(id, 20_00, 'A1', '活动礼金')
    venue.recycle(id, {}, () => {
      throw new Error('refused')
    })
  })
  const pair = { from: 'CNY', to: 'USDT' } as const
  const { data: quote } = await site.call(wallet.getTransferRate, pair, { token })
  await site.call(wallet.utcTransfer, { ...pair, amount: '100', quoteId: quote.quoteId }, { token })
  const { data } = await site.call(wallet.queryDealRecord, {}, { token })
  expect(data.records.map(({ type }) => type).toSorted()).toEqual([
    'exchange',
    'gift',
    'transferIn',
    'transferOut',
  ])
  const exchange = data.records.find(({ type }) => type === 'exchange')
  expect(exchange).toMatchObject({
    amount: '-100.00',
    currency: 'CNY',
    counterpart: { amount: '13.88', currency: 'USDT', rate: '7.20' },
  })
  for (const each of data.records) if (each !== exchange) expect(each).not.toHaveProperty('counterpart')
  expect(data).toMatchObject({ totalIn: '20.00', totalOut: '0.00', days: [{ in: '20.00', out: '0.00' }] })
})

test('of moves of one kind their sum is told, over all pages and to the cent, and of nothing else', async () => {
  const { site, id, token } = await bettor({ venue: '0.00', center: '900.00' })
  const { wallet: money } = siteOf(site.world)
  site.world.atomically(() => {
    for (let n = 1; n <= 25; n++) money.transferIn(id, n % 2 ? 'CWZR' : 'CWDZ', 2_51, `T${n}`)
    money.transferOut(id, 'CWZR', 5_00, 'T99')
    money.gift(id, 20_00, 'A1', '活动礼金')
  })
  const ask = async (body: object) => (await site.call(wallet.queryDealRecord, body, { token })).data
  expect(await ask({ type: 'transferIn' })).toMatchObject({ total: 25, totalIn: '0.00', moved: '62.75' })
  expect(await ask({ type: 'transferIn', pageNum: 2, status: 'success' })).toMatchObject({ moved: '62.75' })
  expect(await ask({ type: 'transferIn', status: 'failed' })).toMatchObject({ total: 0, moved: '0.00' })
  expect(await ask({ type: 'transferIn', orderNo: 'T3' })).toMatchObject({ total: 1, moved: '2.51' })
  expect(await ask({ type: 'transferOut' })).toMatchObject({ total: 1, moved: '5.00' })
  const later = { startTime: site.world.clock.now() + 1_000 }
  expect(await ask({ type: 'transferOut', ...later })).toMatchObject({ total: 0, moved: '0.00' })
  // On later days, from whole days and parts of them.
  await site.advance(DAY_S)
  site.world.atomically(() => money.transferOut(id, 'CWZR', 1_00, 'T98'))
  await site.advance(2 * DAY_S)
  site.world.atomically(() => money.transferOut(id, 'CWZR', 25, 'T97'))
  const since = site.world.clock.now() - 3 * DAY
  expect(await ask({ type: 'transferOut' })).toMatchObject({ total: 3, moved: '6.25' })
  expect(await ask({ type: 'transferOut', startTime: since + 1 })).toMatchObject({ total: 2, moved: '1.25' })
  expect(await ask({ type: 'transferOut', startTime: since })).toMatchObject({ total: 3, moved: '6.25' })
  expect(await ask({ type: 'transferOut', startTime: since, endTime: since + DAY })).toMatchObject({
    moved: '6.00',
  })
  expect(await ask({})).not.toHaveProperty('moved')
  expect(await ask({ type: 'gift' })).not.toHaveProperty('moved')
})

test('a bet that was refused and what came back of it are neither income nor spending, and told so', async () => {
  const { site, id, token } = await bettor({ venue: '0.00', center: '900.00' })
  const { wallet: money } = siteOf(site.world)
  site.world.atomically(() => {
    money.transferIn(id, 'CWZR', 900_00, 'Z1')
    money.placeBet(id, 'CWZR', 200_00, 'T1')
    money.placeBet(id, 'CWZR', 30_00, 'T2')
  })
  await site.advance(5)
  site.world.atomically(() => money.refundBet(id, 'CWZR', 200_00, 'T1'))
  const sums = { totalIn: '0.00', totalOut: '-30.00' }
  const { data } = await site.call(wallet.queryDealRecord, {}, { token })
  expect(data).toMatchObject({ ...sums, days: [{ in: '0.00', out: '-30.00' }] })
  const told = data.records
    .slice(0, 3)
    .map(({ typeName, statusName, amount, refusedBet }) => [typeName, statusName, amount, refusedBet])
  expect(told).toHaveLength(3)
  expect(told).toEqual(
    expect.arrayContaining([
      ['投注', '成功', '-30.00', undefined],
      ['投注', '未成立', '-200.00', true],
      ['退回', '未成立', '200.00', true],
    ]),
  )
  const part = { startTime: site.world.clock.now() - 60_000 }
  expect((await site.call(wallet.queryDealRecord, part, { token })).data).toMatchObject(sums)
  const ofOne = await site.call(wallet.queryDealRecord, { orderNo: 'T1' }, { token })
  expect(ofOne.data).toMatchObject({ totalIn: '0.00', totalOut: '0.00', total: 2 })
})

it('tells after every deal what its account held then, and which account that is', async () => {
  const site = testSite()
  const { members, wallet: money } = siteOf(site.world)
  const { id } = members.byName('vip5')!
  const before = money.balances(id).center
  const { data: order } = await as(site, 'vip5', deposit.pay, { typeCode: 'alipay', amount: '100' })
  const dealOf = async (orderNo: string, type: 'deposit' | 'withdraw' | 'transferIn' | 'bet') => {
    const { data } = await as(site, 'vip5', wallet.queryDealRecord, { orderNo, type })
    return data.records[0]
  }
  const left = (balanceOf: string, cents: number) => ({ balanceOf, balanceAfter: fromCents(cents) })
  expect(await dealOf(order.orderNo, 'deposit')).toMatchObject(left('中心钱包', before))
  await site.advance(2)
  await site.control('POST', `/orders/${order.orderNo}`, { outcome: 'success' })
  expect(await dealOf(order.orderNo, 'deposit')).toMatchObject(left('中心钱包', before + 100_00))
  const now = money.balances(id).center
  const start = () => money.lockForWithdrawal(id, 250_00, 'W1')
  site.world.atomically(() => {
    start()
    siteOf(site.world).orders.start({
      orderNo: 'W1',
      memberId: id,
      type: 'bank',
      cardId: '1',
      account: '',
      accountName: '',
      amountCents: 250_00,
      feeCents: 0,
      rateHundredths: null,
      status: 0,
      reason: '',
      createdAt: site.world.clock.now(),
      payingAt: null,
      finishedAt: null,
    })
  })
  expect(await dealOf('W1', 'withdraw')).toMatchObject(left('中心钱包', now - 250_00))
  await site.control('POST', '/orders/W1', { outcome: 'fail' })
  expect(await dealOf('W1', 'withdraw')).toMatchObject(left('中心钱包', now))
  site.world.atomically(() => {
    money.transferIn(id, 'CWZR', 10_00, 'Z9')
    money.placeBet(id, 'CWZR', 4_00, 'G9')
  })
  expect(await dealOf('Z9', 'transferIn')).toMatchObject(left('中心钱包', now - 10_00))
  expect(await dealOf('G9', 'bet')).toMatchObject({
    balanceOf: expect.stringMatching(/^(?!中心)/),
    balanceAfter: fromCents(money.venueBalance(id, 'CWZR')),
  })
  // One that never moved anything tells what was left when it ended.
  const { data: vain } = await as(site, 'vip5', deposit.pay, { typeCode: 'alipay', amount: '200' })
  await site.advance(60)
  site.world.atomically(() => money.transferIn(id, 'CWZR', 30_00, 'Z10'))
  await site.advance(60)
  await site.control('POST', `/orders/${vain.orderNo}`, { outcome: 'fail' })
  expect(await dealOf(vain.orderNo, 'deposit')).toMatchObject(left('中心钱包', now - 40_00))
})

test('a bet that was refused is in no sum of the record and counted apart; one called off was staked, and is no turnover', async () => {
  const player = await bettor({ venue: '500.00' })
  const { site, token } = player
  const gid = await player.compose({ startsIn_s: -600 })
  await player.site.advance(120)
  const place = async (stake: string) => {
    const entry = { ...selection(await gameOf(player, gid), 'ROU', 'OUU'), stake }
    return (await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'any' })).entries[0]!
  }
  const { ticket_id: stood } = await place('30.00')
  await site.advance(5)
  await place('200.00')
  await player.direct(gid, { type: 'penalty', side: 'H' })
  await site.advance(5)
  await site.control('POST', `/bets/${stood}`, { outcome: 'D' })
  const totalOf = async (filter: object) => (await site.call(bet.betRecordTotal, filter, { token })).data
  const both = { count: 1, bet: '30.00', valid: '0.00', win: '0.00', refusedCount: 1 }
  for (const filter of [{}, { settled: true }, { category: 'TY' }, { enName: 'crty' }])
    expect(await totalOf(filter)).toMatchObject({ ...both, byCategory: [both], byDay: [both] })
  expect(await totalOf({ status: 'refused' })).toMatchObject({ count: 0, bet: '0.00', refusedCount: 1 })
  expect(await totalOf({ outcome: 'even' })).toMatchObject({ ...both, refusedCount: 0 })
})

test('more than a thousand bets are all counted: in the totals, the record, the history and the turnover', async () => {
  const BETS = 1_020
  const player = await bettor({ venue: '50000.00' })
  const { site, id, token } = player
  site.world.atomically(() => siteOf(site.world).wallet.gift(id, 20_000_00, 'A9', '活动礼金'))
  const gid = await player.compose({
    startsIn_s: 60,
    markets: [{ wtype: 'M', odds: { MH: '1.00', MN: '2.00', MC: '3.00' } }],
  })
  const entry = { ...selection(await gameOf(player, gid), 'M', 'MH'), stake: '10' }
  const { entries } = await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'any' })
  // The others are the same bet over and over, as if each had been placed.
  const { sport, bets, wallet: money } = siteOf(site.world)
  const store = sportStore(site.world.db)
  const { id: first, ...ticket } = store.ticketByNumber(entries[0]!.ticket_id)!
  const legs = store.legsOf(first).map(({ id: _leg, ticket: _ticket, ...leg }) => leg)
  site.world.atomically(() => {
    for (let n = 1; n < BETS; n += 1) {
      const ticketId = `8${String(n).padStart(11, '0')}`
      money.placeBet(id, 'CRTY', ticket.riskCents, ticketId)
      store.insertTicket({ ...ticket, ticketId }, legs)
      bets.keep(id, recordOfTicket(sport.ticket(ticketId)!))
    }
  })
  const { data: open } = await site.call(bet.betRecordTotal, { settled: false }, { token })
  expect(open.count).toBe(BETS)
  await site.advance(120)
  await player.direct(gid, { type: 'goal', side: 'H' })
  await player.direct(gid, { type: 'finish' })
  await site.advance(60)
  const all = { count: BETS, bet: `${BETS * 10}.00`, valid: `${BETS * 10}.00`, win: `${BETS * 10}.00` }
  expect((await site.call(bet.betRecordTotal, {}, { token })).data).toMatchObject({ ...all, byDay: [all] })
  const last = { outcome: 'won', pageNum: BETS / 20, pageSize: 20 } as const
  const { data: page } = await site.call(bet.betRecordList, last, { token })
  expect([page.total, page.records.length]).toEqual([BETS, 20])
  const history = await player.get('get_history', { startTime: 0, endTime: site.world.clock.now() })
  expect(history).toMatchObject({ total: BETS, days: [{ count: BETS, stake: `${BETS * 10}.00` }] })
  const { turnover } = (await site.call(withdraw.withdrawInfo, {}, { token })).data
  expect(turnover).toMatchObject({ required: '20000.00', done: `${BETS * 10}.00` })
})

test('every movement of a game names it, the money that came along for a bet too, and no other', async () => {
  const site = testSite()
  const { members, venue } = siteOf(site.world)
  venue.setAutoTransfer(members.byName('vip5')!.id, true)
  const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
  const name = (await page.state()).data.game!.name
  const { data: round } = await page.bet({ kind: 'slot', stake: '1.00' })
  const { data } = await as(site, 'vip5', wallet.queryDealRecord, {})
  const names = Map.groupBy(data.records, ({ gameName }) => gameName)
  expect([...names.keys()].toSorted()).toEqual(['', name])
  expect(new Set(names.get(name)!.map(({ orderNo }) => orderNo))).toEqual(new Set([round.ticket]))
})
