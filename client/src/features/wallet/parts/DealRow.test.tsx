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
