import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyLive, GameStatus } from '@app/contract/sport/feed'
import { emptySlip } from '@app/contract/sport/slip/slip'
import type { Slip } from '@app/contract/sport/slip/slip'
import { api } from '../../../api/api.ts'
import { transport } from '../../../api/send/transport.ts'
import { clock } from '../../../lib/clock.ts'
import { gameFor } from '../game.data.ts'
import { useSelecting } from '../slip/select.ts'
import { refOf } from '../slip/slip.rules.ts'
import { sportApi } from '../sport.api.ts'
import { sportOf, sportSlice } from '../sport.slice.ts'
import { SlipBar } from './SlipBar.tsx'
import { entryFor } from '../slip/entry.data.ts'

const { slipChanged, stakeTyped, systemChosen } = sportSlice.actions

const entry = (hgid: string, home: string) => entryFor({ hgid, home, wtype: 'RE', inPlay: true })
const [first, second, again] = [
  entry('1', '甲'),
  entry('2', '丙'),
  { ...entry('2', '丙'), playInfo: { ...entry('2', '丙').playInfo, w: 'RC' } },
]

const over = entryFor({ hgid: '2', gameId: '2-1', home: '丙', wtype: 'OU', w: 'OUO', line: 2.5 })

/** The bar, and buttons that choose as the board does. */
const open = () => {
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const Board = () => {
    const { select, toggleSeries } = useSelecting()
    return (
      <>
        {[first, second, again].map((one, at) => (
          <button key={at} type="button" onClick={() => select(one)}>
            {`price ${at}`}
          </button>
        ))}
        <button type="button" onClick={toggleSeries}>
          series
        </button>
      </>
    )
  }
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <Board />
        <SlipBar onOpen={() => undefined} />
      </Provider>
    </MantineProvider>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const held = () => sportOf(store.getState()).slip.entries.map(({ gameInfo }) => gameInfo.team_h)
  return { store, press, held }
}

const said = () => document.querySelector('[aria-live=polite]')!.textContent

const { fetch } = transport
beforeEach(() => {
  vi.useFakeTimers()
  transport.fetch = vi.fn(() => new Promise<Response>(() => undefined))
})
afterEach(() => {
  vi.useRealTimers()
  transport.fetch = fetch
})

test('a selection that takes the place of another says so for a moment, and both can become a series', () => {
  const { press, held } = open()
  press('price 0')
  expect(said()).toBe('')
  press('price 1')
  expect(said()).toBe('已替换上一项改为串关')
  press('改为串关')
  expect(held()).toEqual(['甲', '丙'])
  expect(screen.getByRole('button', { name: /2串1/ })).toBeTruthy()
  expect(said()).toBe('')
})

test('the key of the series brings it back in that moment, and not after it', () => {
  const { press, held } = open()
  press('price 0')
  press('price 1')
  act(() => void vi.advanceTimersByTime(4_000))
  expect(said()).toBe('')
  press('series')
  expect(held()).toEqual(['丙'])
  press('series')
  press('price 0')
  press('series')
  expect(held()).toEqual(['丙', '甲'])
})

test('another side of the same match is a change of mind: nothing is said', () => {
  const { press } = open()
  press('price 1')
  press('price 2')
  expect(said()).toBe('')
})

test('in a series another side of a match says what it takes the place of, and is taken back', () => {
  const { press, held, store } = open()
  press('price 0')
  press('series')
  press('price 1')
  expect(said()).toBe('')
  press('price 2')
  expect(said()).toBe('同场只留一项，已替换 丙 (-0.5)撤销')
  press('撤销')
  expect(held()).toEqual(['甲', '丙'])
  expect(sportOf(store.getState()).slip.entries[1]).toEqual(second)
  expect(said()).toBe('')
})

test('a leg of another line group of the match takes its place, and is taken back too', () => {
  const { store, press, held } = open()
  press('price 0')
  press('series')
  act(() => void store.dispatch(slipChanged({ ...sportOf(store.getState()).slip, entries: [first, over] })))
  press('price 1')
  expect(said()).toBe('同场只留一项，已替换 大 2.5撤销')
  press('撤销')
  expect(held()).toEqual(['甲', '丙'])
  expect(sportOf(store.getState()).slip.entries[1]).toEqual(over)
})

test('of a system it says how many bets that makes', () => {
  const { store } = open()
  const third = entry('3', '丁')
  act(
    () => void store.dispatch(slipChanged({ ...emptySlip, mode: 'series', entries: [first, second, third] })),
  )
  expect(screen.getByText(/^3 项 · 3串1 @ /)).toBeTruthy()
  act(() => void store.dispatch(systemChosen('3串4')))
  expect(screen.getByText('3 项 · 3串4 · 4 注')).toBeTruthy()
})

test('legs that make no series have no price', () => {
  const { store } = open()
  const score = entryFor({ hgid: '3', home: '丁', wtype: 'PD', w: 'H1C0', line: null, r: '7' })
  act(
    () => void store.dispatch(slipChanged({ ...emptySlip, mode: 'series', entries: [first, second, score] })),
  )
  act(() => void store.dispatch(systemChosen('3串4')))
  expect(screen.getByText('3 项')).toBeTruthy()
})

test('of several bets one that is taken back has its stake again', () => {
  const { press, store } = open()
  act(() => void store.dispatch(slipChanged({ ...emptySlip, mode: 'multiple', entries: [first, second] })))
  act(() => void store.dispatch(stakeTyped({ key: '2|RE|RH|', stake: '20' })))
  press('price 2')
  press('撤销')
  expect(sportOf(store.getState())).toMatchObject({
    slip: { entries: [first, second] },
    stakes: { '2|RE|RH|': '20' },
  })
})

test('a selection that names no side of its match has it after its price', () => {
  const { store } = open()
  const over = { ...first, playInfo: { w: 'OUO', wtype: 'OU', line: 2.5, label: '大' } }
  act(() => void store.dispatch(slipChanged({ ...emptySlip, entries: [over] })))
  // Apart from the names, which are shortened beside it.
  const price = screen.getByText('@ 0.95')
  expect(price.parentElement?.textContent).toBe('大 2.5 @ 0.95')
  expect(bar()).toHaveTextContent(/大 2.5 @ 0.95 · 甲 - 乙$/)
})

test('a selection whose price is suspended says so', () => {
  const { store } = open()
  const suspended = { ...first, oddInfo: { r: '', gameId: '1' } }
  act(() => void store.dispatch(slipChanged({ ...emptySlip, entries: [suspended] })))
  expect(screen.getByText('· 暂停').parentElement!.textContent).toMatch(/^甲/)
})

/** What the server says of these selections when it is asked. */
const answered = (store: ReturnType<typeof open>['store'], slip: Slip, active: readonly string[]) => {
  const asked = { entries: slip.entries.map(refOf), mode: slip.mode, oddsType: slip.oddsType }
  const views = slip.entries.map((one, at) => ({
    ...refOf(one),
    k: active[at] === 'open' ? one.oddInfo.r : '',
    active: active[at],
  }))
  return act(async () => {
    await store.dispatch(sportApi.util.upsertQueryData('orderView', asked, { entries: views } as never))
    store.dispatch(slipChanged(slip))
  })
}
const bar = () => screen.getByRole('button', { name: /打开投注单/ })

test('a selection whose market has closed has no price any more and nothing to press for', async () => {
  const { store } = open()
  await answered(store, { ...emptySlip, entries: [first] }, ['closed'])
  expect(bar().textContent).toMatch(/盘口已关闭 · 甲 \(-0\.5\)$/)
  expect(bar().textContent).not.toContain('@')
  expect(bar().parentElement).toHaveAttribute('data-shut', 'true')
})

test('a champion that was decided is closed as soon as its list has said so', () => {
  const { store } = open()
  const champion = entryFor({ home: '中超 冠军', wtype: 'FS', w: '7', line: null, r: '' })
  const decided = { ...champion, gameInfo: { ...champion.gameInfo, startTime: clock.now() - 1 } }
  act(() => void store.dispatch(slipChanged({ ...emptySlip, entries: [decided] })))
  expect(bar().textContent).toContain('盘口已关闭 · ')
  const paused = { ...champion, gameInfo: { ...champion.gameInfo, startTime: clock.now() + 60_000 } }
  act(() => void store.dispatch(slipChanged({ ...emptySlip, entries: [paused] })))
  expect(bar().textContent).toContain('· 暂停')
})

test('one whose match is over says how it ended', async () => {
  const { store } = open()
  const live = { ...emptyLive, gameStatus: GameStatus.ended, sc_FT_H: 2, sc_FT_C: 1 }
  const more = { game: gameFor('1', { live }) }
  await store.dispatch(sportApi.util.upsertQueryData('gameMore', { hgid: '1', oddsType: 'H' }, more as never))
  await answered(store, { ...emptySlip, entries: [first] }, ['closed'])
  expect(bar().textContent).toMatch(/已完场 2–1 · 甲 \(-0\.5\)$/)
})

test('of a champion that is decided it says who won before what was chosen, and all of that as one text', async () => {
  const { store } = open()
  const champion = entryFor({ gameId: '9', home: '中超 冠军', wtype: 'FS', w: '7', line: null, r: '' })
  const asked = { market: 'FSFT', sport: 'FS' } as const
  const decided = [{ gameId: '9', winner: '海燕' }]
  await act(() =>
    store.dispatch(sportApi.util.upsertQueryData('championList', asked, { games: [], decided } as never)),
  )
  await answered(store, { ...emptySlip, entries: [champion] }, ['closed'])
  const [won, chosen, ...more] = [...screen.getByText('已揭晓，海燕 夺冠').parentElement!.children]
  expect(won).toHaveTextContent('已揭晓，海燕 夺冠')
  expect(chosen).toHaveTextContent(/^· /)
  expect(more).toEqual([])
})

test('of several selections it says how many can no longer be bet on, and is done for when all are', async () => {
  const { store } = open()
  const slip: Slip = { ...emptySlip, mode: 'series', entries: [first, second] }
  await answered(store, slip, ['open', 'closed'])
  expect(bar()).toHaveTextContent('2 项 · 1 项不可投注')
  expect(bar().parentElement).not.toHaveAttribute('data-shut')
  await answered(store, { ...slip, mode: 'multiple' }, ['closed', 'closed'])
  expect(bar()).toHaveTextContent('2 项 · 2 项不可投注')
  expect(bar().parentElement).toHaveAttribute('data-shut', 'true')
})

test('several bets say what they cost, or that no stake is entered', () => {
  const { store } = open()
  act(() => void store.dispatch(slipChanged({ ...emptySlip, mode: 'multiple', entries: [first, second] })))
  expect(screen.getByText('2 注 · 未填金额')).toBeTruthy()
  act(() => void store.dispatch(stakeTyped({ key: '1|RE|RH|', stake: '50' })))
  expect(screen.getByText('1 注 · ¥50（1 项未填）')).toBeTruthy()
  act(() => void store.dispatch(stakeTyped({ key: '2|RE|RH|', stake: '20' })))
  expect(screen.getByText('2 注 · 共 ¥70')).toBeTruthy()
})

test('of several bets the one without a price is not counted, nor what it would cost', () => {
  const { store } = open()
  const suspended = { ...second, oddInfo: { r: '', gameId: '2' } }
  act(() => void store.dispatch(slipChanged({ ...emptySlip, mode: 'multiple', entries: [first, suspended] })))
  act(() => void store.dispatch(stakeTyped({ key: '1|RE|RH|', stake: '50' })))
  expect(screen.getByText('1 注 · ¥50（1 项未填）')).toBeTruthy()
  act(() => void store.dispatch(stakeTyped({ key: '2|RE|RH|', stake: '20' })))
  expect(screen.getByText('1 注 · 共 ¥50')).toBeTruthy()
})
