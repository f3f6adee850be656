import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { expect, test } from 'vitest'
import { barsOf, csvRows, cutsOf, firstOf, netOf, throughOf, withMoves, withRuns } from './deals.rules.ts'

test('the chart has a bar for every day of the range, quiet ones too', () => {
  const startTime = Date.UTC(2026, 10, 19, 16)
  const range = { startTime, endTime: startTime + 3 * 86_400_000 - 1 }
  const bars = barsOf([{ day: '2026-11-21', in: '10.00', out: '-2.50' }], range)
  expect(bars.map(({ day, cents }) => [day, ...cents])).toEqual([
    ['2026-11-20', 0, 0],
    ['2026-11-21', 1000, -250],
    ['2026-11-22', 0, 0],
  ])
})

test('the file has a line for each deal, its amount as a figure', () => {
  const deal = {
    createdAt: Date.UTC(2026, 10, 21, 12),
    orderNo: 'W1',
    typeName: '取款',
    statusName: '失败',
    amount: '-100.00',
    currency: 'CNY',
    balanceAfter: '500.00',
    balanceOf: '中心钱包',
    channel: '银行卡',
    account: '6217 **** 1234',
    remark: '',
    reason: '审核未通过',
  } as DealRecord
  expect(csvRows(['时间'], [deal])[1]).toEqual([
    '2026-11-21 20:00:00',
    'W1',
    '取款',
    '失败',
    '-100.00',
    '',
    '',
    'CNY',
    '500.00',
    '中心钱包',
    '银行卡',
    '6217 **** 1234',
    '审核未通过',
  ])
})

test('the columns of income and spending leave out what failed and what stayed between own accounts', () => {
  const deals = (
    [
      ['deposit', 'success', '500.00'],
      ['deposit', 'closed', '300.00'],
      ['transferIn', 'success', '-500.00'],
      ['exchange', 'success', '-100.00'],
      ['bet', 'success', '-50.00'],
    ] as const
  ).map(
    ([type, status, amount]) =>
      ({ type, status, amount, createdAt: 0, remark: '', reason: '' }) as DealRecord,
  )
  expect(
    csvRows([], deals)
      .slice(1)
      .map((row) => row.slice(5, 7)),
  ).toEqual([
    ['500.00', ''],
    ['', ''],
    ['', ''],
    ['', ''],
    ['', '-50.00'],
  ])
})

test('moves of one stroke are one way of the money, and what else happened stands by itself', () => {
  const deal = (type: string, channel: string, amount: string, createdAt: number, status = 'success') =>
    ({ type, channel, amount, createdAt, status, followed: true }) as DealRecord
  const record = [
    deal('bet', '体育', '-200.00', 60_000),
    deal('transferIn', '体育', '-105.00', 50_500),
    deal('transferOut', '真人', '30.00', 50_000),
    deal('transferOut', '电子', '5.00', 50_000),
    deal('transferIn', '棋牌', '-8.00', 30_000, 'failed'),
    deal('transferIn', '棋牌', '-8.00', 20_000),
    deal('transferOut', '棋牌', '8.00', 10_000),
  ]
  expect(
    withMoves(record).map((each) =>
      'deals' in each ? [each.from, each.to, each.withCentre, each.cents, each.deals.length] : each.type,
    ),
  ).toEqual([
    'bet',
    [['真人', '电子'], ['体育'], true, 10_500, 3],
    'transferIn',
    [[], ['棋牌'], false, 800, 1],
    [['棋牌'], [], false, 800, 1],
  ])
})

test('what two presses moved by hand are two lines, though one followed the other at once', () => {
  const back = (channel: string, createdAt: number) =>
    ({
      type: 'transferOut',
      channel,
      amount: '8.00',
      createdAt,
      status: 'success',
      followed: false,
    }) as DealRecord
  const record = [back('真人', 2_001), back('电子', 2_000), back('体育', 1_200)]
  expect(withMoves(record).map((each) => 'deals' in each && each.from)).toEqual([['真人', '电子'], ['体育']])
})

test('what passes through a venue on its way is counted once, where it arrived', () => {
  const deal = (type: string, channel: string, amount: string, createdAt: number) =>
    ({ type, channel, amount, createdAt, status: 'success', followed: true }) as DealRecord
  const movesOf = (record: DealRecord[]) =>
    withMoves(record).map((each) => 'deals' in each && [each.from, each.to, each.withCentre, each.cents])
  const onward = [
    deal('transferIn', '棋牌', '-100.00', 3_000),
    deal('transferOut', '彩票', '100.00', 2_500),
    deal('transferIn', '彩票', '-100.00', 2_000),
    deal('transferOut', '真人', '60.00', 1_500),
  ]
  expect(movesOf(onward)).toEqual([[['真人'], ['棋牌'], true, 10_000]])
  const half = [deal('transferIn', '棋牌', '-40.00', 3_000), deal('transferOut', '真人', '60.00', 2_500)]
  expect(movesOf(half)).toEqual([[['真人'], ['棋牌'], false, 4_000]])
  const thereAndBack = [
    deal('transferOut', '棋牌', '8.00', 2_000),
    deal('transferIn', '棋牌', '-8.00', 1_000),
  ]
  expect(movesOf(thereAndBack)).toEqual([
    [['棋牌'], [], false, 800],
    [[], ['棋牌'], false, 800],
  ])
})

test('rounds of one game that follow each other are one run with the net of them, the money that came along uncounted', () => {
  const deal = (type: string, gameName: string, amount: string, createdAt: number) =>
    ({
      type,
      gameName,
      amount,
      createdAt,
      channel: '电子',
      channelCode: 'CWDZ',
      status: 'success',
    }) as DealRecord
  const NIGHT = Date.UTC(2026, 10, 21, 16)
  const record = [
    deal('settlement', '金马', '4.00', NIGHT + 90_000),
    deal('bet', '金马', '-10.00', NIGHT + 90_000),
    deal('transferIn', '金马', '-6.00', NIGHT + 90_000),
    deal('bet', '金马', '-10.00', NIGHT + 60_000),
    deal('bet', '银狐', '-1.00', NIGHT + 50_000),
    deal('bet', '金马', '-10.00', NIGHT + 40_000),
    deal('settlement', '金马', '30.00', NIGHT - 1),
    deal('bet', '金马', '-10.00', NIGHT - 1),
    deal('gift', '', '8.00', NIGHT - 2),
    deal('gift', '', '8.00', NIGHT - 2),
  ]
  expect(
    withRuns(record).map((each) => ('rounds' in each ? [each.cents, each.rounds.length] : each)),
  ).toEqual([[-16_00, 4], record[4], record[5], [20_00, 2], record[8], record[9]])
  const [alone] = csvRows([], record.slice(0, 1)).slice(1)
  expect(alone).toContain('电子 · 金马')
})

test('a refused bet and what came back of it are in no sum of a run, nor in the file', () => {
  const round = {
    type: 'bet',
    status: 'success',
    amount: '-30.00',
    currency: 'CNY',
    channel: '澄湾棋牌',
    channelCode: 'CWQP',
    gameName: '二十一点',
    createdAt: Date.UTC(2026, 10, 21, 12),
  } as DealRecord
  const refused = { ...round, amount: '-200.00', refusedBet: true }
  expect(withRuns([round, refused])).toMatchObject([{ cents: -30_00 }])
  expect(csvRows([], [refused])[1]!.slice(4, 7)).toEqual(['-200.00', '', ''])
})

test('what 免转 moved on a day is one line where its last stroke was, but for a single stroke and for what came along in a game', () => {
  const deal = (type: string, createdAt: number, change: object = {}) =>
    ({
      type,
      createdAt,
      channel: type,
      amount: '5.00',
      status: 'success',
      gameName: '',
      ...change,
    }) as DealRecord
  const followed = (type: string, createdAt: number, change: object = {}) =>
    deal(type, createdAt, { followed: true, ...change })
  const NIGHT = Date.UTC(2026, 10, 21, 16)
  const record = [
    followed('transferOut', NIGHT + 90_000),
    deal('bet', NIGHT + 80_000),
    deal('transferIn', NIGHT + 70_000),
    followed('transferIn', NIGHT + 60_500),
    followed('transferOut', NIGHT + 60_000),
    deal('settlement', NIGHT + 50_000, { gameName: '金马' }),
    followed('transferIn', NIGHT + 50_000, { gameName: '金马' }),
    followed('transferIn', NIGHT - 1),
    deal('gift', NIGHT - 2),
  ]
  const told = withRuns(record).map((row) => {
    if ('moves' in row) return row.moves.map(({ deals }) => deals.length)
    return firstOf(row).type
  })
  expect(told).toEqual([[1, 2], 'bet', 'transferIn', 'settlement', 'transferIn', 'gift'])
  expect(withRuns(record).map(firstOf)).toEqual([0, 1, 2, 5, 7, 8].map((index) => record[index]))
})

test('of moves what went in and what came out are summed apart, to what they came to', () => {
  const deals = [
    { type: 'transferIn', amount: '-105.10' },
    { type: 'transferOut', amount: '100.00' },
    { type: 'transferOut', amount: '0.20' },
  ] as DealRecord[]
  expect(throughOf(deals)).toEqual({ into: 105_10, outOf: 100_20 })
})

test('a refused bet and what came back of it are one line where both are there', () => {
  const deal = (type: string, orderNo: string, change: object = { refusedBet: true }) =>
    ({ type, orderNo, status: 'success', gameName: '', createdAt: 0, ...change }) as DealRecord
  const [back, other, bet, lone] = [
    deal('settlement', '91'),
    deal('bet', '92', {}),
    deal('bet', '91'),
    deal('bet', '93'),
  ] as const
  expect(withRuns([back, other, bet, lone])).toEqual([{ refused: [back, bet] }, other, lone])
})

test('a day says what it came to, to the cent, where a page holds a part of it as well', () => {
  const NOON = Date.UTC(2026, 10, 21, 4)
  const deal = (amount: string, change: object = {}) =>
    ({ type: 'bet', status: 'success', currency: 'CNY', amount, createdAt: NOON, ...change }) as DealRecord
  const day = '2026-11-21'
  const days = [
    { day, in: '125.10', out: '-250.33' },
    { day: '2026-11-20', in: '0.00', out: '-1.00' },
  ]
  const whole = [
    deal('125.10'),
    deal('-250.00'),
    deal('-0.33'),
    deal('-88.00', { type: 'transferIn' }),
    deal('-9.00', { status: 'failed' }),
    deal('-1.00', { createdAt: NOON - 86_400_000 }),
  ]
  expect(netOf(day, days, whole)).toBe(-125_23)
  expect(netOf(day, days, whole.slice(1)), 'the rest is on another page').toBe(-125_23)
  expect(netOf(day, [], whole), 'nothing is known of it').toBeUndefined()
  expect(netOf(day, days, [...whole, deal('5.00', { currency: 'USDT' })])).toBeUndefined()
})

test('a line that the page cuts says where its rest is, one that is whole nothing', () => {
  let at = Date.UTC(2026, 10, 21, 4)
  const round = (gameName: string): DealRecord => {
    at -= 10_000
    const own = { id: String(at), orderNo: String(at), gameName, channelCode: 'A', createdAt: at }
    return { type: 'bet', status: 'success', currency: 'CNY', amount: '-10.00', ...own } as DealRecord
  }
  const before = [round('鱼'), round('鱼')]
  const page = [round('鱼'), round('鱼'), round('牌'), round('牌'), round('虎'), round('虎')]
  const after = [round('虎')]
  const rows = withRuns(page)
  const cuts = (...sides: [DealRecord[], DealRecord[]]) => [...cutsOf(rows, ...sides)]
  expect(cuts(before, after)).toEqual([
    [page[0]!.id, 'before'],
    [page[4]!.id, 'after'],
  ])
  expect(cuts([], [])).toEqual([])
  const middle = withRuns(page.slice(0, 2))
  expect([...cutsOf(middle, before, [round('鱼')])]).toEqual([[page[0]!.id, 'both']])
})
