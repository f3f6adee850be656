import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { entryKey } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import { api } from '../../../../api/api.ts'
import { transport } from '../../../../api/send/transport.ts'
import { openLiveBoard } from '../../board/liveBoard.ts'
import { sportSlice } from '../../sport.slice.ts'
import { entryFor } from '../entry.data.ts'
import { SlipPanel } from './SlipPanel.tsx'

const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))

test('a price that is chosen turns from the tickets to the slip; one that moves doesn’t', () => {
  transport.fetch = vi.fn(() => new Promise<Response>(() => undefined))
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <SlipPanel live={openLiveBoard()} tickets={[]} firstTab="open" />
        </MemoryRouter>
      </Provider>
    </MantineProvider>,
  )
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent
  expect(chosen()).toBe('未结注单')
  const entry = entryFor()
  const { slipChanged, repriced } = sportSlice.actions
  act(() => void store.dispatch(slipChanged({ ...emptySlip, entries: [entry] })))
  expect(chosen()).toBe('投注单1')
  fireEvent.click(screen.getByRole('tab', { name: '未结注单' }))
  act(() => void store.dispatch(repriced([{ key: entryKey(entry), r: '0.80', line: -0.5 }])))
  expect(chosen()).toBe('未结注单')
})
