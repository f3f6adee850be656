import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { entryKey } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import type { Ticket } from '@app/contract/sport/ticket'
import { api } from '../../../api/api.ts'
import { transport } from '../../../api/send/transport.ts'
import { sportSlice } from '../sport.slice.ts'
import { Slip } from './Slip.tsx'

const entry: SlipEntry = {
  gameInfo: {
    gameId: '1',
    gide: '1',
    hgid: '1',
    team_h: '甲',
    team_c: '乙',
    sport: 'FT',
    league: '中超',
    inPlay: false,
  },
  playInfo: { w: 'RH', wtype: 'R', line: -0.5, label: '甲' },
  oddInfo: { r: '0.95', gameId: '1' },
  bettingData: { active: '', ticket_id: '' },
  championRate: { rtype: '' },
}
const ticket: Ticket = {
  ticket_id: '900000000001',
  kind: 'single',
  system: null,
  state: 'accepted',
  reason: null,
  result: null,
  reversedReturn: null,
  cashOut: null,
  oddsType: 'H',
  legs: [],
  stake: '100.00',
  risk: '100.00',
  win: '95.00',
  return: '0.00',
  placedAt: 1,
  confirmAt: 1,
  settledAt: null,
}

const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))

test('a ticket told in the same moment as its acceptance has no receipt beside its entry, and takes the focus of the button that went', async () => {
  transport.fetch = vi.fn(() => new Promise<Response>(() => undefined))
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const { slipChanged, stakeTyped, ticketAccepted } = sportSlice.actions
  store.dispatch(slipChanged({ ...emptySlip, entries: [entry] }))
  store.dispatch(stakeTyped({ key: entryKey(entry), stake: '100' }))
  const page = (tickets: Ticket[]) => (
    <MantineProvider env="test">
      <Provider store={store}>
        <Slip tickets={tickets} />
      </Provider>
    </MantineProvider>
  )
  const { rerender } = render(page([]))
  screen.getByRole('button', { name: '确认投注' }).focus()
  act(() => {
    store.dispatch(ticketAccepted({ keys: [entryKey(entry)], ticket_id: ticket.ticket_id }))
    rerender(page([ticket]))
  })
  expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '投注回执' }))
})
