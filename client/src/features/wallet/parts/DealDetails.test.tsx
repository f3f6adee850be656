import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { DealDetails } from './DealDetails.tsx'

const deal = {
  createdAt: Date.UTC(2026, 10, 21, 12),
  finishedAt: null,
  orderNo: 'D1',
  type: 'deposit',
  typeName: '存款',
  statusName: '待付款',
  amount: '999.00',
  currency: 'CNY',
  balanceAfter: '88888.00',
  balanceOf: '中心钱包',
  channel: '',
  account: '',
  remark: '',
  reason: '',
} as const
const told = (change: Partial<DealRecord>) => {
  const { unmount } = render(
    <MantineProvider env="test">
      <MemoryRouter>
        <DealDetails
          deal={{ ...deal, ...change } as DealRecord}
          unpaid={undefined}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </MantineProvider>,
  )
  const words = screen.getByRole('dialog').textContent
  unmount()
  return words
}

test('a deposit that has not come is no income and moves no balance', () => {
  expect(told({ status: 'success' })).toMatch(/\+¥999\.00.*变动后余额/)
  expect(told({ status: 'pending' })).not.toMatch(/\+|变动后余额/)
  expect(told({ status: 'pending', type: 'withdraw', amount: '-999.00' })).toMatch(/−¥999\.00.*变动后余额/)
})
