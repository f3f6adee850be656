import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { entryKey } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import type { Slip } from '@app/contract/sport/slip/slip'
import { api } from '../../../../api/api.ts'
import { transport } from '../../../../api/send/transport.ts'
import type { SystemOffer } from '../slip.rules.ts'
import { sportOf, sportSlice } from '../../sport.slice.ts'
import { PLACE_FORM } from './place.rules.ts'
import { PlaceBar } from './PlaceBar.tsx'
import { entryFor } from '../entry.data.ts'

const { seriesStakeTyped, slipChanged, stakeTyped, systemChosen } = sportSlice.actions

const { fetch } = transport
afterEach(() => {
  transport.fetch = fetch
  vi.restoreAllMocks()
})

const entries = [entryFor(), entryFor({ hgid: '2', home: '丙' })]

/** The foot of two bets with so much on each; `staked` are the stakes that were sent. */
const open = (
  stake: string,
  balance: string,
  slip = { ...emptySlip, mode: 'multiple' as Slip['mode'], entries },
  systems: SystemOffer[] = [],
  isCut = false,
) => {
  const staked: string[] = []
  transport.fetch = vi.fn((_path, init) => {
    const { method, request } = JSON.parse(String(init.body)) as {
      method: string
      request: { entries: { stake: string }[] }
    }
    if (method === 'bet') staked.push(...request.entries.map((one) => one.stake))
    return new Promise<Response>(() => undefined)
  })
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  store.dispatch(slipChanged(slip))
  for (const one of entries) store.dispatch(stakeTyped({ key: entryKey(one), stake }))
  const priced = { k: '0.95', odds: '0.95', line: -0.5, lineText: '0.5' }
  const view = { ...priced, min: '10.00', max: '50000.00', active: 'open' } as const
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <PlaceBar
            viewOf={(gameId, wtype, w, rtype) => ({ ...view, gameId, wtype, w, rtype })}
            series={null}
            systems={systems}
            balance={balance}
            isCut={isCut}
            foot={null}
          >
            {null}
          </PlaceBar>
        </MemoryRouter>
      </Provider>
    </MantineProvider>,
  )
  return {
    store,
    staked,
    stakes: () => Object.values(sportOf(store.getState()).stakes),
    held: () => sportOf(store.getState()).slip.entries,
  }
}
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

test('more than may be staked is placed as the most, as the sums say, without the field being left [B-CALC-01]', async () => {
  const { staked, stakes } = open('999999', '105268.70')
  expect(screen.getByText('返还').closest('dl')!.textContent).toBe(
    '实扣¥100,000.00可赢¥95,000.00返还¥195,000.00',
  )
  expect(button(/^投注 2 注 ¥100,000/).disabled).toBe(false)
  fireEvent.submit(button(/^投注/).form!)
  await waitFor(() => expect(staked).toEqual(['50000', '50000']))
  expect(stakes()).toEqual(['50000', '50000'])
})

test('of less than the least nothing is said to be won: how many, the least and the way to it', () => {
  const { stakes } = open('9', '800.00')
  expect(screen.getByText('返还').closest('dl')!.textContent).toBe('实扣¥0.00可赢¥0.00返还¥0.00')
  expect(button(/^确认投注$/).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: '比分推演' })).toBeNull()
  expect(screen.getByText('甲 (-0.5) 等 2 项：低于最低投注额 ¥10')).toBeTruthy()
  act(() => button(/^改为 10$/).click())
  expect(stakes()).toEqual(['10', '10'])
})

test('of what scores of several matches would bring the first is brought into sight, and how it is reckoned said once', async () => {
  const seen: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this)
  })
  open('100', '800.00')
  fireEvent.click(button(/^比分推演$/))
  const [first, second] = await screen.findAllByRole('table', { name: /^比分推演/ })
  expect([first, second].map((table) => seen.some((one) => one.contains(table!)))).toEqual([true, false])
  expect(screen.getAllByText('按最终比分计算的盈亏，随金额即时变化。')).toHaveLength(1)
})

test('where the balance doesn’t go for all of it, it says by how much, and where more comes from', () => {
  open('500', '800.00')
  expect(screen.getByRole('alert').textContent).toBe('余额不足，差 ¥200')
  expect(screen.getByRole('link', { name: '存款 余额不足，差 ¥200' }).getAttribute('href')).toBe(
    '/mine/savemoney',
  )
  expect(screen.queryByRole('button', { name: /投注/ })).toBeNull()
  cleanup()
  // Of nothing nothing is placed, which is no sum to name.
  open('500', '0.00')
  expect(screen.getByRole('alert').textContent).toBe('余额不足')
})

test('a system says how many bets it makes of how much each, grouped as every sum', () => {
  const legs = [...entries, entryFor({ hgid: '3', home: '丁' })]
  const offer = { code: '3串4', sizes: [2, 3], bets: 4, odds: '9.00', min: '10.00', max: '50000.00' }
  const { store } = open('', '800000.00', { ...emptySlip, mode: 'series', entries: legs }, [offer])
  act(() => {
    store.dispatch(systemChosen('3串4'))
    store.dispatch(seriesStakeTyped('5000'))
  })
  expect(screen.getByText('4 注 × ¥5,000')).toBeTruthy()
})

test('a system with a leg that has no price says no sum that it could bring', () => {
  const legs = [...entries, entryFor({ hgid: '3', home: '丁' }), entryFor({ hgid: '4', home: '戊', r: '' })]
  const offer = { code: '4串11', sizes: [2, 3, 4], bets: 11, odds: '68.00', min: '10.00', max: '50000.00' }
  const { store } = open('', '800000.00', { ...emptySlip, mode: 'series', entries: legs }, [offer])
  act(() => void store.dispatch(systemChosen('4串11')))
  expect(screen.getByRole('radio', { name: /^4串11/ })).toBeChecked()
  expect(screen.queryByText(/最高返 /)).toBeNull()
})

test('the fields of the stakes find its form', () => {
  open('50', '1000.00')
  expect(button(/^投注/).form!.id).toBe(PLACE_FORM)
})

test('with less than the least on one bet the button says what is', async () => {
  open('5', '1000.00', { ...emptySlip, mode: 'single', entries: entries.slice(0, 1) })
  expect(await screen.findByRole('button', { name: /低于最低投注额 ¥10/ })).toBeDisabled()
})

test('with less than the least on one of several the button says what is in the way of all', async () => {
  const { store } = open('300', '1000.00')
  act(() => void store.dispatch(stakeTyped({ key: entryKey(entries[1]!), stake: '5' })))
  const place = await screen.findByRole('button', { name: /^投注 .*低于最低投注额 ¥10/ })
  expect(place).toBeDisabled()
})

test('without a connection the button says so and takes no press; with it again all is as it was typed', () => {
  const { stakes } = open('50', '1000.00')
  const turn = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  turn(false)
  expect(button(/^网络已断开$/).disabled).toBe(true)
  turn(true)
  expect(button(/^投注 2 注 ¥100/).disabled).toBe(false)
  expect(stakes()).toEqual(['50', '50'])
})

test('a connection that is gone has one word: that prices came no more is said only with one', () => {
  open('50', '1000.00', undefined, undefined, true)
  const said = () => screen.queryByText('行情中断，盘口已锁定') !== null
  expect([said(), button(/^投注 2 注/).disabled]).toEqual([true, true])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect([said(), button(/^网络已断开$/).disabled]).toEqual([false, true])
})

test('of a champion alone in a series no second leg is asked for', () => {
  const champion = { ...entries[0]!, playInfo: { ...entries[0]!.playInfo, wtype: 'FS' } }
  open('50', '1000.00', { ...emptySlip, mode: 'series', entries: [champion] })
  expect(button(/^改为单注$/).disabled).toBe(false)
  expect(screen.queryByText('串关至少需要2项')).toBeNull()
})

test('a leg that stands alone is bet as a single with one press, which places nothing by itself', async () => {
  const { staked, store } = open('50', '1000.00', {
    ...emptySlip,
    mode: 'series',
    entries: entries.slice(0, 1),
  })
  const single = button(/^改为单注 串关至少需要2项$/)
  fireEvent.submit(single.form!)
  await act(() => Promise.resolve())
  expect(sportOf(store.getState()).slip.mode).toBe('series')
  fireEvent.click(single)
  expect(sportOf(store.getState()).slip.mode).toBe('single')
  expect(await screen.findByRole('button', { name: /^确认投注 ¥50/ })).toBeTruthy()
  expect(staked).toEqual([])
})
