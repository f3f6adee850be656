import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { entryKey } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import type { Ticket } from '@app/contract/sport/ticket'
import { STATUS } from '@app/contract/kit/status'
import { api } from '../../../../api/api.ts'
import { BALANCE_ARG, balanceApi } from '../../../../api/balance.ts'
import { transport } from '../../../../api/send/transport.ts'
import { openLiveBoard } from '../../board/liveBoard.ts'
import { CHANNEL_CODE, sportApi } from '../../sport.api.ts'
import { sportOf, sportSlice } from '../../sport.slice.ts'
import { ticketFor } from '../../tickets/ticket.data.ts'
import { entryFor } from '../entry.data.ts'
import { selectIn } from '../select.ts'
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

test('a bet alone that is pressed with a mouse asks for its amount at once; pressed by keys, with a finger or as one of several it leaves the focus on the board', async () => {
  const { store } = open('open')
  render(
    <button type="button" aria-pressed="false" aria-disabled="false">
      甲 1.85
    </button>,
  )
  const price = screen.getByRole('button', { name: '甲 1.85' })
  const choose = (hgid: string, mode: 'single' | 'multiple' = 'single') => {
    price.focus()
    const entries = [...(mode === 'multiple' ? [entryFor()] : []), entryFor({ hgid, home: `队${hgid}` })]
    act(() => void store.dispatch(slipChanged({ ...emptySlip, mode, entries })))
  }
  fireEvent.pointerDown(price, { pointerType: 'mouse' })
  choose('2')
  await waitFor(() => expect(screen.getByRole('textbox', { name: '队2 投注金额' })).toHaveFocus())
  fireEvent.pointerDown(price, { pointerType: 'touch' })
  choose('3')
  await screen.findByRole('textbox', { name: '队3 投注金额' })
  expect(price).toHaveFocus()
  fireEvent.pointerDown(price, { pointerType: 'mouse' })
  fireEvent.keyDown(price, { key: 'Enter' })
  choose('4')
  await screen.findByRole('textbox', { name: '队4 投注金额' })
  expect(price).toHaveFocus()
  fireEvent.pointerDown(price, { pointerType: 'mouse' })
  choose('5', 'multiple')
  await screen.findByRole('textbox', { name: '队5 投注金额' })
  expect(price).toHaveFocus()
})

test('that a bet alone had the focus puts no field of its own in use once there are several: that of all is', async () => {
  const { store } = open('slip')
  const entries = [entryFor(), entryFor({ hgid: '2', home: '丙' })]
  act(() => void store.dispatch(slipChanged({ ...emptySlip, entries: entries.slice(0, 1) })))
  fireEvent.focus(await screen.findByRole('textbox', { name: '甲 投注金额' }))
  act(() => void store.dispatch(slipChanged({ ...emptySlip, mode: 'multiple', entries })))
  await screen.findByRole('textbox', { name: '每注金额' })
  expect(screen.getByRole('group', { name: '筹码' }).closest('li')).toBeNull()
})

test.each([
  ['without a stake, after', false],
  ['that was refused, before', true],
])('of several bets one %s the receipts of the others', async (_, isRefused) => {
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
  const receipt = await screen.findByRole('region', { name: '投注回执' })
  const side = receipt.compareDocumentPosition(screen.getByRole('button', { name: /^移除 丙/ }))
  expect(side).toBe(isRefused ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a press on the way that is chosen already changes nothing; what is put aside has one way back', async () => {
  const { store } = open('slip')
  const entries = [entryFor(), entryFor({ hgid: '2' })]
  act(() => void store.dispatch(slipChanged({ ...emptySlip, mode: 'multiple', entries })))
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const held = () => {
    const { slip, aside } = sportOf(store.getState())
    return [slip.mode, slip.entries.length, aside.length]
  }
  for (const [name, mode] of [
    ['多注', 'multiple'],
    ['串关', 'series'],
  ] as const) {
    press(name)
    press(name)
    expect(held()).toEqual([mode, 2, 0])
  }
  press('单注')
  act(() => selectIn(store, entryFor({ hgid: '3' })))
  expect(held()).toEqual(['single', 1, 1])
  expect(await screen.findByRole('button', { name: '改为多注' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '改为串关' })).toBeNull()
})

test('where the slip learns another balance, the head of the page is told as well', async () => {
  const { store } = open('slip')
  let available = '800.00'
  const purse = {
    centerWalletBalance: '0.00',
    lockMoney: '0.00',
    walletBalance: '0.00',
    venueBalance: '0.00',
    autoTransfer: true,
    usdtBalance: '0.00',
    openBets: '0.00',
    pendingDeposit: '0.00',
    locks: [],
    currency: 'CNY',
  }
  const answers: Record<string, object> = {
    '/fd/api/v1/transfer/getBalance': purse,
    '/game/api/v1/venue/balance': { channelCode: CHANNEL_CODE, balance: '0.00', currency: 'CNY' },
    '/game/api/v1/venue/resource': { entries: [], series: null, systems: [], serverTime: 1 },
  }
  transport.fetch = vi.fn((path) => {
    const isSlip = path.endsWith('resource')
    const data = { ...answers[path], [isSlip ? 'balance' : 'available']: available }
    return Promise.resolve(Response.json({ status_code: STATUS.SUCCESS.code, data, message: '' }))
  })
  const head = balanceApi.endpoints.balance
  await act(async () => {
    await store.dispatch(head.initiate(BALANCE_ARG))
    await store.dispatch(sportApi.endpoints.channelBalance.initiate({ channelCode: CHANNEL_CODE }))
  })
  available = '700.00'
  act(() => void store.dispatch(slipChanged({ ...emptySlip, entries: [entryFor()] })))
  await waitFor(() => expect(head.select(BALANCE_ARG)(store.getState()).data?.available).toBe('700.00'))
})
