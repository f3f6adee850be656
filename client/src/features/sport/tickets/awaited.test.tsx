import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { api } from '../../../api/api.ts'
import { transport } from '../../../api/send/transport.ts'
import { sportSlice } from '../sport.slice.ts'
import { SettledBets } from './Tickets.tsx'

const { fetch } = transport
afterEach(() => {
  transport.fetch = fetch
  vi.restoreAllMocks()
})

const turn = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('bets opened without a network say that it is gone, and come by themselves with it', async () => {
  turn(false)
  transport.fetch = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <SettledBets />
        </MemoryRouter>
      </Provider>
    </MantineProvider>,
  )
  expect(screen.getByRole('alert').textContent).toBe('网络已断开网络恢复后自动载入注单')
  await vi.waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('rejected'))
  const totals = { stake: '0.00', risk: '0.00', return: '0.00' }
  const data = { records: [], total: 0, pageNum: 1, pageSize: 50, totals, days: [] }
  transport.fetch = vi.fn(() =>
    Promise.resolve(Response.json({ status_code: STATUS.SUCCESS.code, data, message: '' })),
  )
  turn(true)
  expect(await screen.findByText('这段时间没有已结注单')).toBeTruthy()
})
