import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { api } from '../../../api/api.ts'
import { sportApi } from '../sport.api.ts'
import { sportSlice } from '../sport.slice.ts'
import { OPEN_BETS } from '../tickets/openBets.ts'
import { ticketFor } from '../tickets/ticket.data.ts'
import { AllClosed } from './AllClosed.tsx'

test('from a match whose markets are all closed the ways lead to the list, and to its open bets where there are some', async () => {
  const ticket = ticketFor({ state: 'accepted' })
  const { hgid } = ticket.legs[0]!.gameInfo
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const tickets = { records: [ticket], total: 1, pageNum: 1, pageSize: 50 }
  await store.dispatch(sportApi.util.upsertQueryData('openTickets', OPEN_BETS, tickets as never))
  const [back, bets] = [vi.fn(), vi.fn()]
  const page = (of: string) => (
    <MantineProvider env="test">
      <Provider store={store}>
        <AllClosed hgid={of} onBack={back} onBets={bets} onClosed={() => undefined} />
      </Provider>
    </MantineProvider>
  )
  const { rerender } = render(page(hgid))
  fireEvent.click(screen.getByRole('button', { name: '看其他赛事' }))
  fireEvent.click(screen.getByRole('button', { name: '未结注单' }))
  expect([back, bets].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  rerender(page('another'))
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
