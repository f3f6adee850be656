import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Provider, useSelector } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { emptySlip } from '@app/contract/sport/slip/slip'
import { api } from '../../../api/api.ts'
import { transport } from '../../../api/send/transport.ts'
import { againOf } from '../slip/slip.rules.ts'
import { part, sportSlice } from '../sport.slice.ts'
import { takenAs } from './taken.ts'
import { ticketFor } from './ticket.data.ts'
import { useTicketWatch } from './useTicketWatch.ts'
import { entryKey } from '@app/contract/sport/slip/entry'

const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))

test('an accepted bet leaves the slip with the word of its ticket, not before it', async () => {
  const ticket = ticketFor({})
  let tell: (answer: Response) => void = () => undefined
  transport.fetch = vi.fn(() => new Promise<Response>((resolve) => (tell = resolve)))
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const slip = againOf(emptySlip, [ticket])
  store.dispatch(sportSlice.actions.slipChanged(slip))
  const { result } = renderHook(
    () => ({ tickets: useTicketWatch().length, entries: useSelector(part('slip')).entries.length }),
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  )
  const said = { ticket_id: ticket.ticket_id, active: 'accepted', reason: null } as const
  act(() => void store.dispatch(takenAs(slip.entries.map(entryKey), said)))
  await waitFor(() => expect(transport.fetch).toHaveBeenCalled())
  expect(result.current).toEqual({ tickets: 0, entries: 1 })
  const data = { tickets: [ticket], balance: '900.00' }
  await act(async () => tell(Response.json({ status_code: STATUS.SUCCESS.code, data, message: '' })))
  await waitFor(() => expect(result.current).toEqual({ tickets: 1, entries: 0 }))
})
