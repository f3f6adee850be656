import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { expect, test } from 'vitest'
import { barsOf, csvRows } from './deals.rules.ts'

test('the chart has a bar for every day of the range, quiet ones too', () => {
  const startTime = Date.UTC(2026, 10, 19, 16)
  const range = { startTime, endTime: startTime + 3 * 86_400_000 - 1 }
  const bars = barsOf([{ day: '2026-11-21', in: '10.00', out: '-2.50' }], range, { in: '收入', out: '支出' })
  expect(bars.map(({ label, up, down }) => [label, up, down])).toEqual([
    ['11-20', 0, 0],
    ['11-21', 1000, 250],
    ['11-22', 0, 0],
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
