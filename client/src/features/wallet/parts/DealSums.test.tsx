import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../../../api/declared.ts'
import { DealSums } from './DealSums.tsx'

const DAY_MS = 86_400_000

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
      <DealSums data={data} range={{ startTime: 0, endTime: DAY_MS }} />
    </MantineProvider>,
  )
  const note = screen.queryByText('未成立的注单及其退回不计入收入与支出')
  unmount()
  return note !== null
}

test('the way to the picture of the days has its place without one too, so that a filter moves nothing, and says why there is none', () => {
  const why = (records: { type: string }[], ...days: { day: string; in: string; out: string }[]) => {
    const data = {
      records,
      total: records.length,
      totalIn: '0.00',
      totalOut: '0.00',
      days,
    } as unknown as Answer<'/fd/api/v1/transactions/queryDealRecord'>
    const { unmount } = render(
      <MantineProvider env="test">
        <DealSums data={data} range={{ startTime: 0, endTime: DAY_MS }} />
      </MantineProvider>,
    )
    const button = screen.getByRole('button')
    expect(button).toBeDisabled()
    const words = button.textContent
    unmount()
    return words
  }
  expect(why([])).toBe('每日收支没有收支，无图')
  expect(why([{ type: 'exchange' }])).toBe('每日收支兑换不计收支')
  expect(why([], { day: '1970-01-01', in: '5.00', out: '0.00' })).toBe('每日收支不足三天，无图')
})

test('beside the picture too it is told that an exchange is in none of the sums, where there is one', () => {
  const words = (type: string) => {
    const data = {
      records: [{ type }],
      total: 1,
      totalIn: '15.00',
      totalOut: '0.00',
      days: ['01', '02', '03'].map((day) => ({ day: `1970-01-${day}`, in: '5.00', out: '0.00' })),
    } as unknown as Answer<'/fd/api/v1/transactions/queryDealRecord'>
    const { unmount } = render(
      <MantineProvider env="test">
        <DealSums data={data} range={{ startTime: 0, endTime: 3 * DAY_MS }} />
      </MantineProvider>,
    )
    const button = screen.getByRole('button')
    expect(button).toBeEnabled()
    const told = button.textContent
    unmount()
    return told
  }
  expect(words('exchange')).toBe('每日收支兑换不计收支')
  expect(words('deposit')).toBe('每日收支')
})

test('beside the sums it is told that refused bets are left out of them, where there are any', () => {
  expect(saysApart(true)).toBe(true)
  expect(saysApart(false)).toBe(false)
})

test('of moves their sum is told by a backend that has it, and none where it has not', () => {
  const data = {
    records: [],
    total: 2,
    totalIn: '0.00',
    totalOut: '0.00',
    days: [],
  } as unknown as Answer<'/fd/api/v1/transactions/queryDealRecord'>
  const range = { startTime: 0, endTime: DAY_MS }
  const sums = (moved?: string) => (
    <MantineProvider env="test">
      <DealSums data={{ ...data, ...(moved && { moved }) }} range={range} isOfMoves />
    </MantineProvider>
  )
  const { rerender } = render(sums('62.50'))
  expect(screen.getByText('划转合计（不计收支）').nextSibling).toHaveTextContent('¥62.50')
  rerender(sums())
  expect(screen.queryByText('划转合计（不计收支）')).toBeNull()
  expect(screen.queryByText('收入')).toBeNull()
})
