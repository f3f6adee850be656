import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../../../api/declared.ts'
import { DealSums } from './DealSums.tsx'

const saysApart = (refusedBet: boolean) => {
  const data = {
    records: [{ refusedBet }],
    total: 1,
    totalIn: '0.00',
    totalOut: '0.00',
    days: [],
  } as unknown as Answer<'/fd/api/v1/transactions/queryDealRecord'>
  const { unmount } = render(
    <MantineProvider env="test">
      <DealSums data={data} range={{ startTime: 0, endTime: 86_400_000 }} />
    </MantineProvider>,
  )
  const note = screen.queryByText('未成立的注单及其退回不计入收入与支出')
  unmount()
  return note !== null
}

test('beside the sums it is told that refused bets are left out of them, where there are any', () => {
  expect(saysApart(true)).toBe(true)
  expect(saysApart(false)).toBe(false)
})
