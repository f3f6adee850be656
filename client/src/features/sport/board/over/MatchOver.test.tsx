import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyLive, GameStatus } from '@app/contract/sport/feed'
import { api } from '../../../../api/api.ts'
import { transport } from '../../../../api/send/transport.ts'
import { clock } from '../../../../lib/clock.ts'
import { dayRange } from '../../../../lib/text/date.ts'
import { gameFor } from '../../game.data.ts'
import { sportApi } from '../../sport.api.ts'
import { sportOf, sportSlice } from '../../sport.slice.ts'
import { OPEN_BETS } from '../../tickets/openBets.ts'
import { ticketFor } from '../../tickets/ticket.data.ts'
import { listArg, startFilter } from '../filter.rules.ts'
import { MatchOver } from './MatchOver.tsx'
import { Others } from './Others.tsx'

const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))

const over = gameFor('1', {
  live: { ...emptyLive, gameStatus: GameStatus.ended, sc_FT_H: 2, sc_FT_C: 1 },
  startTime: 1,
})
const Address = () => <output>{useLocation().search}</output>

const shown = async (isBare = false, open = [ticketFor({ state: 'accepted' })]) => {
  transport.fetch = vi.fn<typeof fetch>(() => new Promise<Response>(() => undefined))
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const { upsertQueryData } = sportApi.util
  const page = (records: object[]) => ({ records, total: records.length, pageNum: 1, pageSize: 50 }) as never
  await store.dispatch(upsertQueryData('openTickets', OPEN_BETS, page(open)))
  const playing = {
    live: emptyLive,
    periods: [],
    sections: [],
    points: '',
    serving: '',
    team_h: '甲',
    team_c: '乙',
  }
  await store.dispatch(upsertQueryData('matchDetail', { gameId: '1' }, playing as never))
  const since = { ...OPEN_BETS, startTime: 1, endTime: dayRange('today', clock.now()).endTime }
  const won = ticketFor({ ticket_id: '2', state: 'settled', result: 'W', return: '195.00', settledAt: 2 })
  const other = ticketFor({ ticket_id: '3', state: 'settled', result: 'L', return: '0.00' })
  other.legs[0]!.gameInfo.hgid = '9'
  await store.dispatch(upsertQueryData('settledTickets', since, page([won, other])))
  const of = { ...listArg(startFilter), leagueIds: ['csl'] }
  const next = gameFor('2', { gameInfo: { gameId: 'g2', gide: '1', hgid: '2', team_h: '丙', team_c: '丁' } })
  const leagues = [{ league_id: 'csl', name: '中超', games: [over, next] }]
  await store.dispatch(upsertQueryData('gameList', of, { leagues } as never))
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <MatchOver game={over} isBare={isBare} onClose={() => undefined} />
          <Address />
        </MemoryRouter>
      </Provider>
    </MantineProvider>,
  )
  return store
}

test('what was bet on a match that is over says what waits to be settled and what was won, of this match alone', async () => {
  await shown()
  const bets = within(screen.getByRole('region', { name: '本场注单' })).getAllByRole('link')
  expect(bets.map(({ textContent }) => textContent)).toEqual([
    '甲 (-0.5) 0.95让球 [香港盘]¥100.00等待结算',
    '甲 (-0.5) 0.95让球 [香港盘]+¥95.00赢',
  ])
})

test('from a match that is over the ways lead to its results and to the matches of its league', async () => {
  const store = await shown()
  fireEvent.click(screen.getByRole('button', { name: '查看赛果' }))
  expect(screen.getByRole('status')).toHaveTextContent('?page=results&sport=FT&date=1970-01-01')
  const [match, ...more] = within(screen.getByRole('region', { name: '中超 其他赛事' })).getAllByRole(
    'button',
  )
  expect(more).toEqual([])
  fireEvent.click(match!)
  expect(sportOf(store.getState()).opened).toBe('2')
})

/** What was asked of the server, by the end of its address or the method of the channel. */
const asked = () =>
  vi.mocked(transport.fetch).mock.calls.map(([address, { body }]) => `${address} ${body as string}`)

test('of a combination it says what this match came to, and that others are still to end', async () => {
  const [leg] = ticketFor({}).legs
  const other = { ...leg!, gameInfo: { ...leg!.gameInfo, hgid: '9' } }
  const legs = [{ ...leg!, result: 'W' as const }, other]
  await shown(false, [ticketFor({ state: 'accepted', kind: 'series', legs })])
  const [bet] = within(screen.getByRole('region', { name: '本场注单' })).getAllByRole('link')
  expect(bet!.textContent).toBe('甲 (-0.5) 0.95让球 [香港盘] · 2串1 · 本场赢¥100.00等待其他场次')
})

test('of a combination that isn’t decided yet it waits for the result of this match', async () => {
  const [leg] = ticketFor({}).legs
  const other = { ...leg!, gameInfo: { ...leg!.gameInfo, hgid: '9' } }
  await shown(false, [ticketFor({ state: 'accepted', kind: 'series', legs: [leg!, other] })])
  const [bet] = within(screen.getByRole('region', { name: '本场注单' })).getAllByRole('link')
  expect(bet!.textContent).toContain('等待结算')
})

test('its parts are asked for anew: what was known of it in play lacks its end', async () => {
  await shown(true)
  await waitFor(() => expect(asked().join()).toContain('matchDetail'))
})

test('a match that is known to be over is none to go on to', async () => {
  const store = await shown()
  const others = () => screen.queryByRole('region', { name: '中超 其他赛事' })
  expect(others()).not.toBeNull()
  const detail = { live: over.live } as never
  void store.dispatch(sportApi.util.upsertQueryData('matchDetail', { gameId: '2' }, detail))
  await waitFor(() => expect(others()).toBeNull())
})

test('until it is known where to go on, that has its room: nothing beside it moves as it comes', async () => {
  const store = await shown()
  const room = () => screen.getByRole('region', { name: /^甲 对 乙$/ }).querySelector('[aria-busy]')
  expect(room()).toBeNull()
  act(() => void store.dispatch(api.util.resetApiState()))
  expect(room()).not.toBeNull()
})

test('its room is as high as what is known to come: by the matches in play of its league, else of its sport', async () => {
  const store = await shown(true)
  const inPlay = (hgid: string, leagueId: string) =>
    gameFor(hgid, {
      gameInfo: { ...over.gameInfo, hgid },
      leagueId,
      live: { ...emptyLive, isLive: 'Y' },
    })
  const rowsWith = (leagueId: string) => {
    const { container, unmount } = render(
      <MantineProvider env="test">
        <Provider store={store}>
          <Others game={{ ...over, leagueId }} />
        </Provider>
      </MantineProvider>,
    )
    const rows = container.querySelectorAll('[aria-busy] li').length
    unmount()
    return rows
  }
  const games = [inPlay('1', 'a'), inPlay('3', 'a'), inPlay('4', 'b'), inPlay('5', 'b')]
  const leagues = [{ league_id: 'a', name: '甲', games }]
  const board = { ...listArg({ ...startFilter, market: 'RB' }), leagueIds: [] }
  await store.dispatch(sportApi.util.upsertQueryData('gameList', board, { leagues } as never))
  expect(rowsWith('a')).toBe(1)
  expect(rowsWith('b')).toBe(2)
  expect(rowsWith('c')).toBe(3)
})

test('where its league has none left, those of its sport are asked for apart from the board, which has heard of more', async () => {
  const store = await shown()
  const of = (market: 'RB' | 'FT') => ({ ...listArg({ ...startFilter, market }), leagueIds: ['csl'] })
  const none = { leagues: [] } as never
  for (const market of ['RB', 'FT'] as const)
    await store.dispatch(sportApi.util.upsertQueryData('gameList', of(market), none))
  const lists = () => asked().filter((call) => call.includes('get_game_list'))
  await waitFor(() => expect(lists().some((call) => !call.includes('leagueIds'))).toBe(true))
})
