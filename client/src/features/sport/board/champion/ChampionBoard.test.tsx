import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MarketType, SportType } from '@app/contract/sport/codes'
import type { ChampionGame } from '@app/contract/sport/feed'
import { api } from '../../../../api/api.ts'
import { transport } from '../../../../api/send/transport.ts'
import { clock } from '../../../../lib/clock.ts'
import { sportApi } from '../../sport.api.ts'
import { sportOf, sportSlice } from '../../sport.slice.ts'
import { OPEN_BETS } from '../../tickets/openBets.ts'
import { ticketFor } from '../../tickets/ticket.data.ts'
import { isWritten } from '../board.rules.ts'
import ChampionBoard from './ChampionBoard.tsx'

const { fetch } = transport
beforeEach(() => void (transport.fetch = vi.fn(() => new Promise<Response>(() => undefined))))
afterEach(() => void (transport.fetch = fetch))

const DAY_MS = 86_400_000
const titled = (gameId: string, league: string): ChampionGame => ({
  gameId,
  leagueId: gameId,
  league,
  season: '2026 第42季',
  icon: '',
  title: `${league} 冠军`,
  sport: 'FT',
  closesAt: clock.now() + 3 * DAY_MS,
  rates: [{ rtype: '1', name: `${league}队`, k: '1.50' }],
})

/** The champions of today and of early, today's chosen. */
const shown = async (today: ChampionGame[], early: ChampionGame[], words = '') => {
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const lists = { FSFT: today, FSFU: early } as const
  for (const market of ['FSFT', 'FSFU'] as const)
    await store.dispatch(
      sportApi.util.upsertQueryData('championList', { market, sport: 'FS' }, { games: lists[market] }),
    )
  const markets = [{ market: MarketType.championEarly, total: early.length, sports: [] }]
  await store.dispatch(sportApi.util.upsertQueryData('sportMenu', {}, { markets }))
  store.dispatch(sportSlice.actions.sportChosen(SportType.champion))
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <ChampionBoard
            search={{ words, isCalled: isWritten }}
            refused=""
            onHelp={() => undefined}
            onOpenSlip={() => undefined}
          />
        </MemoryRouter>
      </Provider>
    </MantineProvider>,
  )
  return store
}

test('where no title closes within a day that is said, and the others are a press away', async () => {
  const store = await shown([], [titled('1', '甲级'), titled('2', '乙级')])
  expect(screen.getByText('没有即将截止的冠军')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '早盘冠军有 2 项' }))
  expect(sportOf(store.getState()).filter).toMatchObject({ market: 'FSFU', sport: 'FS' })
})

test('what is sought in vain among today’s is counted among those of early', async () => {
  await shown([titled('3', '丙级')], [titled('1', '甲级'), titled('2', '乙级')], '乙级')
  expect(screen.getByText('没有找到“乙级”')).toBeVisible()
  expect(screen.getByRole('button', { name: '早盘冠军有 1 项' })).toBeVisible()
})

test('all titles are folded away at once and come back, what is folded elsewhere stays so', async () => {
  const store = await shown([titled('1', '甲级'), titled('2', '乙级')], [])
  act(() => void store.dispatch(sportSlice.actions.leaguesFolded(['csl'])))
  fireEvent.click(screen.getByRole('button', { name: '全部收起' }))
  expect(screen.queryAllByRole('listitem')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '全部展开' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(sportOf(store.getState()).folded).toEqual(['csl'])
})

test('a title that is decided while it is looked at says what was bet on it', async () => {
  const title = titled('1', '甲级')
  const store = await shown([title, titled('2', '乙级')], [])
  const [leg] = ticketFor({}).legs
  const legs = [{ ...leg!, wtype: 'FS', w: '1', label: '甲级队', line: null, lineText: '', k: '1.50' }]
  const records = [ticketFor({ legs })]
  const page = { records, total: 1, pageNum: 1, pageSize: 50 } as never
  await act(() => store.dispatch(sportApi.util.upsertQueryData('openTickets', OPEN_BETS, page)))
  const decided = [{ ...title, closedAt: clock.now(), winner: '甲级队' }]
  const list = { games: [titled('2', '乙级')], decided }
  const asked = { market: MarketType.championToday, sport: SportType.champion } as const
  await act(() => store.dispatch(sportApi.util.upsertQueryData('championList', asked, list)))
  expect(screen.getByRole('status', { name: '甲级 冠军' })).toHaveTextContent('甲级队夺冠')
  const bets = within(screen.getByRole('region', { name: '本项注单' }))
  expect(bets.getByRole('link')).toHaveTextContent(/^甲级队 .*¥100.00等待结算$/)
})

test('a bet that runs no more as its title is told has its room before it is known what became of it', async () => {
  const title = titled('1', '甲级')
  const store = await shown([title], [])
  const [leg] = ticketFor({}).legs
  const legs = [{ ...leg!, wtype: 'FS', w: '1' }]
  const page = (records: object[]) => ({ records, total: records.length, pageNum: 1, pageSize: 50 }) as never
  const { upsertQueryData } = sportApi.util
  await act(() => store.dispatch(upsertQueryData('openTickets', OPEN_BETS, page([ticketFor({ legs })]))))
  await screen.findByText('已投')
  await act(() => store.dispatch(upsertQueryData('openTickets', OPEN_BETS, page([]))))
  const list = { games: [], decided: [{ ...title, closedAt: clock.now(), winner: '甲级队' }] }
  const asked = { market: MarketType.championToday, sport: SportType.champion } as const
  await act(() => store.dispatch(upsertQueryData('championList', asked, list)))
  const told = await screen.findByRole('status', { name: '甲级 冠军' })
  expect(told.parentElement!.querySelectorAll('[aria-busy] li')).toHaveLength(1)
})
