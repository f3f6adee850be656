import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChannelData } from '@app/contract/sport/channel'
import { MarketType, SportType } from '@app/contract/sport/codes'
import { api } from '../../api/api.ts'
import { transport } from '../../api/send/transport.ts'
import { sportApi } from './sport.api.ts'
import type { Found } from './board/useBoard.ts'
import { sportSlice } from './sport.slice.ts'
import { Markets, Sports } from './SportNav.tsx'

const { sportChosen } = sportSlice.actions

const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))

const counted = (market: MarketType, total: number, football: number) => ({
  market,
  total,
  sports: [
    { sport: SportType.football, count: football },
    { sport: SportType.champion, count: 0 },
  ],
})
const menu: ChannelData<'get_menu'> = {
  markets: [
    counted(MarketType.inPlay, 48, 31),
    counted(MarketType.today, 200, 110),
    counted(MarketType.early, 400, 230),
    counted(MarketType.championToday, 7, 7),
    counted(MarketType.championEarly, 9, 9),
  ],
}

const shown = async (sport: SportType, nav: ReactNode, address = '/') => {
  transport.fetch = vi.fn(() => new Promise<Response>(() => undefined))
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  store.dispatch(sportChosen(sport))
  await store.dispatch(sportApi.util.upsertQueryData('sportMenu', {}, menu))
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{nav}</MemoryRouter>
    </Provider>,
  )
  return { store, counts: screen.getAllByRole('button').map((button) => button.lastChild?.textContent) }
}

// What begins with another sport than the chosen one says which.
test.each<[SportType, string[], Found?]>([
  [SportType.football, ['31', '110', '230']],
  // Of what is sought as far as it is known.
  [SportType.football, ['2', '0', ''], { RB: 2, FT: 0 }],
  // In play is listed; today begins with football again (S-02).
  [SportType.all, ['48', '足球 110', '400']],
  // Today and early keep the champions, in play begins with football (S-02).
  [SportType.champion, ['足球 31', '7', '9']],
  // Nothing is said of a sport that the menu doesn't name.
  [SportType.tennis, ['', '足球 110', '']],
])('the markets count what choosing them lists: of the sport %s', async (sport, counts, found) => {
  expect((await shown(sport, <Markets found={found} />)).counts).toEqual(counts)
})

test('of the champions that are shown as many are counted as are listed, in the menu and on its market', async () => {
  const { store } = await shown(SportType.champion, <Markets />)
  const today = () => screen.getByRole('button', { name: /^今日/ }).lastChild?.textContent
  expect(today()).toBe('7')
  const listed = { games: [{ gameId: '1' }, { gameId: '2' }], decided: [] } as never
  const list = { market: MarketType.championToday, sport: SportType.champion }
  void store.dispatch(sportApi.util.upsertQueryData('championList', list, listed))
  await waitFor(() => expect(today()).toBe('2'))
})

test('a press on the chosen market leaves the list as it is, of champions too', async () => {
  await shown(SportType.champion, <Markets />)
  const today = screen.getByRole('button', { name: /^今日/ })
  fireEvent.click(today)
  expect(today).toHaveAttribute('aria-current', 'true')
  const early = screen.getByRole('button', { name: /^早盘/ })
  for (const market of [early, today]) {
    fireEvent.click(market)
    expect(market).toHaveAttribute('aria-current', 'true')
    expect(screen.getAllByRole('button').map((button) => button.lastChild?.textContent)).toEqual([
      '足球 31',
      '7',
      '9',
    ])
  }
})

test('beside the results nothing is counted: they are of no market', async () => {
  const counts = [<Markets key="markets" />, <Sports key="sports" />]
  expect(new Set((await shown(SportType.champion, counts, '/?page=results')).counts)).toEqual(new Set(['']))
})

test.each<[string[], Found?]>([[['48', '31']], [['', '2'], { RB: 2, FT: 0 }], [['', ''], { FT: 0 }]])(
  'the sports count what the chosen market has, of what is sought as far as it is known: %j',
  async (counts, found) => {
    expect((await shown(SportType.football, <Sports found={found} />)).counts.slice(0, 2)).toEqual(counts)
  },
)
