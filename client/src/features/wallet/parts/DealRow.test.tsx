import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DealRow } from './DealRow.tsx'

const deal = {
  id: 'M1',
  createdAt: Date.UTC(2026, 10, 21, 12),
  orderNo: 'T1',
  type: 'bet',
  typeName: '投注',
  status: 'success',
  statusName: '成功',
  amount: '-200.00',
  currency: 'CNY',
  channel: '澄湾体育',
  gameName: '',
  remark: '',
}
const told = (change: object) => {
  const { unmount } = render(
    <MantineProvider env="test">
      <DealRow deal={{ ...deal, ...change } as DealRecord} onOpen={() => undefined} />
    </MantineProvider>,
  )
  const words = screen.getByRole('button').textContent
  unmount()
  return words
}

test('only what came or went has a sign; what did not says how it stands', () => {
  expect(told({})).toMatch(/T1−¥200\.00/)
  expect(told({ refusedBet: true, statusName: '未成立' })).toMatch(/未成立¥200\.00/)
  expect(told({ type: 'withdraw', status: 'processing', statusName: '处理中' })).toMatch(/处理中¥200\.00/)
  expect(told({ type: 'transferIn' })).toMatch(/T1¥200\.00/)
})

test('a round is headed by its game, a bet on a match says what it was on', () => {
  expect(told({ gameName: '珍珠潮汐', channel: '澄湾捕鱼' })).toMatch(/珍珠潮汐澄湾捕鱼 · 投注T1/)
  expect(told({ remark: '独赢 甲 · 甲 - 乙' })).toMatch(/投注独赢 甲 · 甲 - 乙T1/)
  expect(told({ type: 'deposit', typeName: '存款', remark: '通道一' })).toMatch(/存款澄湾体育T1/)
})

test('an exchange tells what was paid, what it gave and at which rate', () => {
  const exchanged = { amount: '710.00', currency: 'CNY', rate: '7.10' }
  const words = told({
    type: 'exchange',
    typeName: '币种兑换',
    amount: '-100.00',
    currency: 'USDT',
    counterpart: exchanged,
  })
  expect(words).toMatch(/币种兑换汇率 7\.10/)
  expect(words).toMatch(/−₮100\.00 → \+¥710\.00$/)
})
