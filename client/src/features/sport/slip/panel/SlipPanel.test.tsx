import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { entryKey } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import type { Ticket } from '@app/contract/sport/ticket'
import { api } from '../../../../api/api.ts'
import { transport } from '../../../../api/send/transport.ts'
import { openLiveBoard } from '../../board/liveBoard.ts'
import { sportSlice } from '../../sport.slice.ts'
import { ticketFor } from '../../tickets/ticket.data.ts'
import { entryFor } from '../entry.data.ts'
import { SlipPanel } from './SlipPanel.tsx'

const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))

const { slipChanged, repriced, ticketAccepted, ticketRefused } = sportSlice.actions

/** The panel; nobody answers what it asks. */
const open = (firstTab: 'slip' | 'open') => {
  transport.fetch = vi.fn(() => new Promise<Response>(() => undefined))
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const live = openLiveBoard()
  const page = (tickets: Ticket[]) => (
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <SlipPanel live={live} tickets={tickets} firstTab={firstTab} />
        </MemoryRouter>
      </Provider>
    </MantineProvider>
  )
  const { rerender } = render(page([]))
  return { store, told: (tickets: Ticket[]) => rerender(page(tickets)) }
}

test('a price that is chosen turns from the tickets to the slip; one that moves doesn’t', () => {
  const { store } = open('open')
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent
  expect(chosen()).toBe('未结注单')
  const entry = entryFor()
  act(() => void store.dispatch(slipChanged({ ...emptySlip, entries: [entry] })))
  expect(chosen()).toBe('投注单1')
  fireEvent.click(screen.getByRole('tab', { name: '未结注单' }))
  act(() => void store.dispatch(repriced([{ key: entryKey(entry), r: '0.80', line: -0.5 }])))
  expect(chosen()).toBe('未结注单')
})

test.each([
  ['without a stake, after', false],
  ['that was refused, before', true],
])('of several bets one %s the receipts of the others', (_, isRefused) => {
  const { store, told } = open('slip')
  const [bet, rest] = [entryFor(), entryFor({ hgid: '2', home: '丙' })]
  const refused = { keys: [entryKey(rest)], ticket_id: '1', reason: 'suspended', refund: '0.00' } as const
  const ticket = ticketFor({})
  act(() => {
    store.dispatch(slipChanged({ ...emptySlip, mode: 'multiple', entries: [bet, rest] }))
    if (isRefused) store.dispatch(ticketRefused({ ...refused, keys: [...refused.keys] }))
    store.dispatch(ticketAccepted({ keys: [entryKey(bet)], ticket_id: ticket.ticket_id }))
    told([ticket])
  })
  const left = screen.getByRole('button', { name: /^移除 丙/ })
  const side = screen.getByRole('region', { name: '投注回执' }).compareDocumentPosition(left)
  expect(side).toBe(isRefused ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING)
})
