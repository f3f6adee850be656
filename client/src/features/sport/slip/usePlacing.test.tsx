import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import type { ChannelData } from '@app/contract/sport/channel'
import { entryKey } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import { api } from '../../../api/api.ts'
import { transport } from '../../../api/send/transport.ts'
import { sportOf, sportSlice } from '../sport.slice.ts'
import { entryFor } from './entry.data.ts'
import { refOf } from './slip.rules.ts'
import { usePlacing } from './usePlacing.ts'

const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))

const entries = [entryFor(), entryFor({ hgid: '2' })] as const
const [good, gone] = entries

type Answer = ChannelData<'bet_parlay'>

/** What each leg is told after its series was refused for this reason. */
const refused = async (reason: Answer['ticket']['reason'], active: 'open' | 'closed') => {
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  store.dispatch(sportSlice.actions.slipChanged({ ...emptySlip, mode: 'series', entries: [...entries] }))
  store.dispatch(sportSlice.actions.seriesStakeTyped('50'))
  const told = { rtype: '', k: '0.95', odds: '0.95', lineText: '0.5', min: '10.00', max: '100.00' }
  const data: Answer = {
    ticket: { ticket_id: '', active: 'refused', reason, risk: '0.00', win: '0.00', confirmAt: 1 },
    entries: [
      { ...refOf(good), ...told, active: 'open' },
      { ...refOf(gone), ...told, active },
    ],
    balance: '900.00',
  }
  transport.fetch = vi.fn(() =>
    Promise.resolve(Response.json({ status_code: STATUS.SUCCESS.code, data, message: '' })),
  )
  const { result } = renderHook(usePlacing, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  await act(() => result.current.place(sportOf(store.getState())))
  const { marks } = sportOf(store.getState())
  return entries.map((entry) => marks[entryKey(entry)])
}

test('a series that is refused for one of its legs blames that one alone, for its sum all of it', async () => {
  expect(await refused('closed', 'closed')).toEqual([undefined, 'closed'])
  expect(await refused('insufficientBalance', 'open')).toEqual(['insufficientBalance', 'insufficientBalance'])
})
