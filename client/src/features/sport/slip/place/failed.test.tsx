import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import type { StatusName } from '@app/contract/kit/status'
import { entryKey } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import { api } from '../../../../api/api.ts'
import { transport } from '../../../../api/send/transport.ts'
import { session } from '../../../../api/session.ts'
import { bus } from '../../../../lib/bus.ts'
import { sportOf, sportSlice } from '../../sport.slice.ts'
import { entryFor } from '../entry.data.ts'
import { PlaceBar } from './PlaceBar.tsx'

const { fetch } = transport
let toasts: string[] = []
let off = () => undefined as void
beforeEach(() => {
  toasts = []
  session.begin({ token: 'one', userId: 'u1' })
  off = bus.on('toast', ({ message }) => void toasts.push(message))
})
afterEach(() => {
  off()
  session.end()
  transport.fetch = fetch
  localStorage.clear()
})

const entry = entryFor()
const reply = (name: StatusName, data: unknown = null) =>
  Promise.resolve(
    Response.json({ status_code: STATUS[name].code, data, message: data ? '' : STATUS[name].message }),
  )

/** Presses; the bet is refused with this code, and what the server says became of it is this. */
const press = (name: StatusName, state: 'never' | 'unknown') => {
  transport.fetch = vi.fn((path, init) => {
    if (String(path).endsWith('queryRequestOutcome')) return reply('SUCCESS', { state, data: null })
    if (String(init.body).includes('"bet"')) return reply(name)
    return new Promise<Response>(() => undefined)
  })
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  store.dispatch(sportSlice.actions.slipChanged({ ...emptySlip, entries: [entry] }))
  store.dispatch(sportSlice.actions.stakeTyped({ key: entryKey(entry), stake: '50' }))
  const priced = { k: '0.95', odds: '0.95', line: -0.5, lineText: '0.5' }
  const view = { ...priced, min: '10.00', max: '50000.00', active: 'open' } as const
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <PlaceBar
            viewOf={(gameId, wtype, w, rtype) => ({ ...view, gameId, wtype, w, rtype })}
            series={null}
            systems={[]}
            balance="1000.00"
            isCut={false}
            foot={null}
          >
            {null}
          </PlaceBar>
        </MemoryRouter>
      </Provider>
    </MantineProvider>,
  )
  fireEvent.submit(screen.getByRole<HTMLButtonElement>('button', { name: /^确认投注/ }).form!)
  return { lost: () => sportOf(store.getState()).lost[entryKey(entry)] }
}

test('a bet that never came to be, busy or refused, is said to be so above the button, with no toast; again is one press', async () => {
  for (const name of ['SYSTEM_BUSY', 'MAINTENANCE', 'FREQUENT_SUBMISSION'] as const) {
    press(name, 'never')
    expect((await screen.findByRole('alert')).textContent).toBe(`投注未成功，未扣款：${STATUS[name].message}`)
    expect(screen.getByRole('button', { name: /^确认投注/ })).toBeEnabled()
    cleanup()
  }
  expect(toasts).toEqual([])
})

test('of one of which nobody can say what became of it no such thing is said: its entry says where to look', async () => {
  const { lost } = press('SYSTEM_BUSY', 'unknown')
  await vi.waitFor(() => expect(lost()).toBe('unknown'))
  expect([screen.queryByRole('alert'), toasts]).toEqual([null, []])
})
