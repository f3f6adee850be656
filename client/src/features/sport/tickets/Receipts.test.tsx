import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import type { Ticket } from '@app/contract/sport/ticket'
import { sportSlice } from '../sport.slice.ts'
import { Receipts } from './Receipts.tsx'
import { ticketFor } from './ticket.data.ts'

const none = () => undefined

const open = (tickets: Ticket[], asked: readonly { ticket_id: string; r: string }[] = []) => {
  const store = configureStore({ reducer: combineSlices(sportSlice) })
  for (const { ticket_id, r } of asked)
    store.dispatch(sportSlice.actions.ticketWaits({ keys: [], ticket_id, asked: [{ r, line: -0.5 }] }))
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <Receipts tickets={tickets} isAlone onOpenBets={none} onClosed={none} />
      </Provider>
    </MantineProvider>,
  )
}

// As the slice keeps them: the latest first.
const three = [
  ticketFor({ ticket_id: '2', placedAt: 5 }),
  ticketFor({ ticket_id: '1', placedAt: 5 }),
  ticketFor({ ticket_id: '0', placedAt: 1 }),
]

test('the receipts of one press stand as their bets stood in the slip, an earlier one after them', async () => {
  open(three)
  const numbers = await screen.findAllByText(/^注单号/)
  expect(numbers.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    '注单号 1',
    '注单号 2',
    '注单号 0',
  ])
})

test('several bets have one receipt: how many and their sums once, then a row each, which says the price that changed', async () => {
  open(three, [{ ticket_id: '1', r: '0.90' }])
  expect((await screen.findByRole('status')).textContent).toBe('投注成功3 注 · 实扣 ¥300 · 可赢 ¥285')
  const rows = await screen.findAllByRole('listitem')
  const row = '甲 (-0.5) 让球 [香港盘]0.95甲 对 乙中超实扣 ¥100 · 可赢 ¥95注单号 '
  expect(rows.map(({ textContent }) => textContent?.replace(/赔率.*?0\.95(?=甲)/, ''))).toEqual([
    `${row}1`,
    `${row}2`,
    `${row}0`,
  ])
  expect(rows.map(({ textContent }) => textContent?.includes('赔率已变 0.90 → 0.95'))).toEqual([
    true,
    false,
    false,
  ])
  expect(screen.queryByText('返还')).toBeNull()
  expect(screen.queryByRole('article')).toBeNull()
})

test('a bet alone, or a parlay among others, has its card', async () => {
  open([ticketFor({ ticket_id: '2', kind: 'series' }), ticketFor({ ticket_id: '1' })])
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})
