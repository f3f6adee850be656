import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { MarketType, TODAY_MS } from '@app/contract/sport/codes'
import { api } from '../../api/api.ts'
import { transport } from '../../api/send/transport.ts'
import { clock } from '../../lib/clock.ts'
import { dateText } from '../../lib/text/date.ts'
import { sportApi } from './sport.api.ts'
import { sportOf, sportSlice } from './sport.slice.ts'
import { BoardBar, Narrowed } from './board/BoardBar.tsx'
import LeagueFilter from './board/LeagueFilter.tsx'
import { BoardList } from './board/BoardList.tsx'
import { openLiveBoard } from './board/liveBoard.ts'
import { gameFor } from './game.data.ts'

const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))

const league = (league_id: string, name: string) => ({
  league_id,
  isShow: true,
  isExpand: true,
  name,
  id: league_id,
  icon: '',
})
const [premier, spain, other] = [
  { ...league('epl', '英超'), games: [gameFor('1'), gameFor('2')] },
  { ...league('lal', '西甲'), games: [gameFor('3')] },
  { ...league('l9', '澄湾超级联赛'), games: [gameFor('4')] },
]

const open = () => {
  transport.fetch = vi.fn(() => new Promise<Response>(() => undefined))
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const around = (children: ReactNode) => (
    <MantineProvider env="test">
      <Provider store={store}>{children}</Provider>
    </MantineProvider>
  )
  return { store, around }
}

/** The head of the board beside a list of these. */
const barOf = (leagues: (typeof premier)[] | undefined, live = openLiveBoard()) => (
  <BoardBar
    view={{ live, shape: leagues && { leagues, total: 0 }, isRefreshing: false, refresh: () => {} }}
    words=""
    onSearch={() => {}}
    onHelp={() => {}}
  />
)

test('a league that comes while the list is looked at takes no room of the tools', () => {
  const { around } = open()
  const more = ['csl', 'bun'].map((id) => ({ ...league(id, id), games: [gameFor(id)] }))
  const room = () =>
    screen.getByRole('list', { name: '联赛' }).closest<HTMLElement>('[data-leagues]')!.dataset
  const { rerender } = render(around(barOf([premier, spain])))
  expect(room()['leagues']).toBe('few')
  rerender(around(barOf([premier, spain, ...more])))
  expect(within(screen.getByRole('list', { name: '联赛' })).getAllByRole('button').length).toBeGreaterThan(3)
  expect(room()['leagues']).toBe('few')
})

test('the leagues beside each other are those with matches, and stay when one of them is chosen', () => {
  const { around } = open()
  const live = openLiveBoard()
  const bar = (leagues: (typeof premier)[] | undefined) => around(barOf(leagues, live))
  const names = () =>
    within(screen.getByRole('list', { name: '联赛' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.trim())
  const { rerender } = render(bar([other]))
  expect(screen.queryByRole('list', { name: '联赛' })).toBeNull()
  rerender(bar([premier, spain, other]))
  expect(names()).toEqual(['全部', '英超 2', '西甲 1'])
  fireEvent.click(screen.getByRole('button', { name: /^西甲/ }))
  rerender(bar(undefined))
  rerender(bar([spain]))
  expect(names()).toEqual(['全部', '英超 2', '西甲 1'])
})

test('the filter puts what has most first and what has nothing last, ticks nothing that has none, and says how many it leaves', async () => {
  const { store, around } = open()
  const { market, sport, date } = sportOf(store.getState()).filter
  const leagues = [
    { ...league('epl', '英超'), count: 2 },
    { ...league('l8', '岚海联赛'), count: 1 },
    { ...league('l9', '澄湾超级联赛'), count: 9 },
  ]
  await store.dispatch(sportApi.util.upsertQueryData('leagueList', { market, sport, date }, { leagues }))
  render(around(<LeagueFilter onClose={() => {}} />))
  const others = within(await screen.findByRole('list', { name: '其他联赛' })).getAllByRole('checkbox')
  expect(others.map((box) => box.closest('li')?.textContent)).toEqual(['澄湾超级联赛9 场', '岚海联赛1 场'])
  const named = screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)
  expect(named.map((name) => name?.replace(/\d+ 场$/, ''))).toEqual([
    '全部',
    '英超',
    '澄湾超级联赛',
    '岚海联赛',
    '欧冠',
    '意甲',
    '西甲',
    '德甲',
    '法甲',
    '中超',
  ])
  expect(screen.getByRole('checkbox', { name: '欧冠' })).toBeDisabled()
  expect(screen.getByRole('button', { name: '确定 · 12 场' })).toBeVisible()
  fireEvent.click(screen.getByRole('checkbox', { name: /^英超/ }))
  fireEvent.click(others[1]!)
  fireEvent.click(screen.getByRole('button', { name: '确定 · 3 场' }))
  expect(sportOf(store.getState()).filter.checked).toEqual(['epl', 'l8'])
})

test('what narrows the list stands above it by name, and is taken back one by one or at once', async () => {
  const { store, around } = open()
  const { market, sport, date } = sportOf(store.getState()).filter
  const leagues = [
    { ...league('epl', '英超'), count: 2 },
    { ...league('l8', '岚海联赛'), count: 1 },
  ]
  await store.dispatch(sportApi.util.upsertQueryData('leagueList', { market, sport, date }, { leagues }))
  const { leaguesChecked, favouredOnlyToggled } = sportSlice.actions
  const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
  render(around(<Narrowed />))
  expect(names()).toEqual([])
  act(() => void store.dispatch(leaguesChecked(['epl', 'l8'])))
  act(() => void store.dispatch(favouredOnlyToggled()))
  expect(names()).toEqual(['英超', '岚海联赛', '收藏', '清除全部'])
  fireEvent.click(screen.getByRole('button', { name: '取消筛选 英超' }))
  expect(names()).toEqual(['岚海联赛', '收藏', '清除全部'])
  fireEvent.click(screen.getByRole('button', { name: '清除全部' }))
  expect(names()).toEqual([])
})

const { dateChosen, marketChosen } = sportSlice.actions
const early = () => {
  const { store, around } = open()
  store.dispatch(marketChosen(MarketType.early))
  return { store, around, dateOf: () => sportOf(store.getState()).filter.date }
}

test('the days to choose begin with the first that an early match can be on', () => {
  const { around } = early()
  render(around(barOf([premier])))
  const days = within(screen.getByRole('list', { name: '日期' })).getAllByRole('button')
  expect(days.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    '全部日期',
    dateText(clock.now() + TODAY_MS).slice(5),
  ])
})

test('where the days are behind a button the chosen one stands above the list, and is taken back there', () => {
  const { store, around, dateOf } = early()
  render(around(<Narrowed isDated />))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void store.dispatch(dateChosen('2026-12-03')))
  fireEvent.click(screen.getByRole('button', { name: '取消筛选 12-03' }))
  expect(dateOf()).toBe('')
  act(() => void store.dispatch(dateChosen('2026-12-03')))
  fireEvent.click(screen.getByRole('button', { name: '清除全部' }))
  expect(dateOf()).toBe('')
})

test('a day without matches says so and leads to all days', () => {
  const { store, around, dateOf } = early()
  store.dispatch(dateChosen('2026-12-03'))
  const view = {
    live: openLiveBoard(),
    shape: undefined,
    isLoading: false,
    isRefreshing: false,
    error: undefined,
    isStale: false,
    refused: '',
    refresh: () => {},
  }
  const place = { page: 0, onPage: () => {}, cameFrom: { current: '' } }
  const way = { onHelp: () => {}, onOpenSlip: () => {}, onOver: () => {} }
  render(around(<BoardList {...{ view, ...place, ...way }} leagues={[]} words="" found={undefined} />))
  expect(screen.getByText('12-03 暂无赛事')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '清除日期' }))
  expect(dateOf()).toBe('')
})
