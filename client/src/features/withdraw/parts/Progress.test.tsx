import type { WithdrawOrder } from '@app/contract/withdraw/withdrawOrder'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Progress } from './Progress.tsx'

const TIME = Date.UTC(2026, 10, 21, 12)
let shown = ''
const statesOf = (status: number, [paying, finished]: [number | null, number | null], arrival?: string) => {
  const last = status === 3 ? 3 : 2
  const order = {
    orderNo: 'W1',
    status,
    amount: '100.00',
    fee: '0.00',
    arrival: '100.00',
    coinAmount: null,
    account: '6200 **** 1010',
    accountName: '银行',
    reason: '',
    steps: [
      { status: 0, name: '提交审核', time: TIME },
      { status: 1, name: '审核通过，正在汇款', time: paying },
      { status: last, name: '结束', time: finished },
    ],
    createdAt: TIME,
  } as WithdrawOrder
  const { unmount } = render(
    <MantineProvider env="test">
      <Progress order={order} arrival={arrival} />
    </MantineProvider>,
  )
  const states = screen.getAllByRole('listitem').map(({ dataset }) => dataset['state'])
  shown = document.body.textContent
  unmount()
  return states
}

test('while it is on its way it says when money arrives, in the words of the form', () => {
  expect(statesOf(1, [TIME, null], '审核后 1-10 分钟')).toHaveLength(3)
  expect(shown).toContain('审核后 1-10 分钟')
  statesOf(2, [TIME, TIME], '审核后 1-10 分钟')
  expect(shown).not.toContain('审核后')
})

test('the step that is lit is the one that the words beneath tell of', () => {
  expect(statesOf(0, [null, null])).toEqual(['now', 'ahead', 'ahead'])
  expect(statesOf(1, [TIME, null])).toEqual(['done', 'now', 'ahead'])
  expect(statesOf(2, [TIME, TIME])).toEqual(['done', 'done', 'done'])
  expect(statesOf(3, [null, TIME])).toEqual(['done', 'ahead', 'broken'])
})
