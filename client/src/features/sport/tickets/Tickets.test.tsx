import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { emptyLive, GameStatus } from '@app/contract/sport/feed'
import type { Ticket } from '@app/contract/sport/ticket'
import { api } from '../../../api/api.ts'
import { transport } from '../../../api/send/transport.ts'
import { openLiveBoard } from '../board/liveBoard.ts'
import { gameFor } from '../game.data.ts'
import { sportSlice } from '../sport.slice.ts'
import { OpenBets } from './Tickets.tsx'
import { ticketFor } from './ticket.data.ts'

const { ticketWaits } = sportSlice.actions
const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))

const played = gameFor('1', { live: { ...emptyLive, isLive: 'Y', sc_FT_H: 2, sc_FT_C: 1 } })
const boardOf = (games: ReturnType<typeof gameFor>[]) => ({
  cursor: '1.1',
  serverTime: 2,
  total: games.length,
  leagues: [{ league_id: 'csl', id: 'csl', isShow: true, isExpand: true, name: '中超', icon: '', games }],
})

const BALANCE = {
  centerWalletBalance: '0.00',
  lockMoney: '0.00',
  walletBalance: '0.00',
  venueBalance: '0.00',
  available: '0.00',
  usdtBalance: '0.00',
  openBets: '0.00',
  pendingDeposit: '0.00',
  locks: [],
  autoTransfer: true,
  currency: 'CNY',
}

type Answers = Record<string, (request: { stake?: string }) => object | Promise<object>>

/** The open bets beside a board that lists this, answered like that; what is asked for. */
const open = (listed: ReturnType<typeof gameFor>[], answers: Answers = {}, askedAt = '') => {
  const asked: string[] = []
  const told: Answers = {
    get_today_wagers: () => ({ records: [ticketFor({})], total: 1, pageNum: 1, pageSize: 50 }),
    get_game_list: () => boardOf([played]),
    cash_out_quote: () => ({ quotes: [], serverTime: 2 }),
    ...answers,
  }
  transport.fetch = vi.fn(async (path, init) => {
    const { method = path, request = {} } = JSON.parse(String(init.body)) as {
      method?: string
      request?: object
    }
    const name = method.split('/').at(-1)!
    asked.push(name)
    return Response.json({ status_code: STATUS.SUCCESS.code, data: await told[name]?.(request), message: '' })
  })
  const board = openLiveBoard()
  board.load(boardOf(listed))
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const { ticket_id } = ticketFor({})
  if (askedAt) store.dispatch(ticketWaits({ keys: [], ticket_id, asked: [{ r: askedAt, line: -0.5 }] }))
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <OpenBets live={board} />
        </MemoryRouter>
      </Provider>
    </MantineProvider>,
  )
  return asked
}
const card = () => screen.getByRole('article').textContent

test('a bet says how its match stands where the board lists another market, by one question for all', async () => {
  const asked = open([])
  await waitFor(() => expect(card()).toContain('2–1'))
  expect(asked.filter((name) => name === 'get_game_list')).toHaveLength(1)
})

test('a bet that stands at another price than it was asked for says so among the open ones, too', async () => {
  open([played], {}, '0.90')
  await waitFor(() => expect(card()).toContain('赔率已变 0.90 → 0.95'))
})

test('after the whistle a bet says how its match ended and that it is to be settled, not promising that it pays, not that it cannot be closed', async () => {
  const live = { ...emptyLive, gameStatus: GameStatus.ended, sc_FT_H: 1, sc_FT_C: 1 }
  const { ticket_id } = ticketFor({})
  const asked = open([], {
    get_game_list: () => boardOf([]),
    get_game_more: () => ({ game: gameFor('1', { live }), serverTime: 2 }),
    cash_out_quote: () => ({
      quotes: [{ ticket_id, amount: '', reason: 'cashOutClosed' }],
      serverTime: 2,
    }),
  })
  await waitFor(() => expect(card()).toContain('已完场 1–1，等待结算'))
  await waitFor(() => expect(asked).toContain('cash_out_quote'))
  expect(card()).not.toContain('暂不支持提前兑现')
  expect(asked.filter((name) => name === 'get_game_more')).toHaveLength(1)
})

test('a leg whose match is over waits for what it came to, not for its pay, and says it as soon as it is told', async () => {
  const live = { ...emptyLive, gameStatus: GameStatus.ended, sc_FT_H: 1, sc_FT_C: 1 }
  const [leg] = ticketFor({}).legs
  const other = { ...leg!, gameInfo: { ...leg!.gameInfo, gameId: '9', hgid: '9' } }
  let result: 'W' | null = null
  const asked = open([], {
    get_today_wagers: () => ({
      records: [ticketFor({ kind: 'series', legs: [{ ...leg!, result }, other] })],
      total: 1,
      pageNum: 1,
      pageSize: 50,
    }),
    get_game_list: () => boardOf([]),
    get_game_more: () => ({ game: gameFor('1', { live }), serverTime: 2 }),
  })
  await waitFor(() => expect(card()).toContain('已完场 1–1，等待结算'))
  expect(card()).not.toContain('派彩')
  result = 'W'
  const before = asked.filter((name) => name === 'get_today_wagers').length
  expect(await screen.findByText('赢', {}, { timeout: 5_000 })).toBeVisible()
  expect(asked.filter((name) => name === 'get_today_wagers')).toHaveLength(before + 1)
})

test('what the board has is not asked for again', async () => {
  const asked = open([played])
  await waitFor(() => expect(card()).toContain('2–1'))
  expect(asked).not.toContain('get_game_list')
})

/** Closes the one open bet, of which 91 are offered, or a half of it. */
const close = async (way: '全部' | '部分', answer: { ticket: Ticket; closed?: Ticket }) => {
  let records = [ticketFor({ autoCashOut: '150.00' })]
  let tell: ((balance: object) => void) | undefined
  const offer = { ticket_id: records[0]!.ticket_id, amount: '91.00', reason: null }
  open([played], {
    get_today_wagers: () => ({ records, total: 1, pageNum: 1, pageSize: 50 }),
    cash_out_quote: () => ({ quotes: [offer], serverTime: 2 }),
    cash_out: () => {
      records = answer.closed ? [answer.ticket] : []
      return { active: 'accepted', reason: null, amount: '91.00', balance: '991.00', ...answer }
    },
    getBalance: () => new Promise((resolve) => (tell = resolve)),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^兑现 ¥/ }))
  fireEvent.click(screen.getByRole('button', { name: way }))
  const confirm = screen.getByRole('button', { name: /^确认兑现/ })
  await waitFor(() => expect(confirm.ariaDisabled).toBe('false'))
  fireEvent.click(confirm)
  await waitFor(() => expect(tell).toBeDefined())
  expect(screen.queryByRole('status')).toBeNull()
  tell?.({ ...BALANCE, available: '991.00' })
  return (await screen.findByRole('status')).textContent
}

test('a closed bet stays where it was and says what it came to, with the balance that it went to, until it is put aside', async () => {
  const ticket = ticketFor({ state: 'settled', return: '91.00', cashOut: { amount: '91.00', at: 2 } })
  expect(await close('全部', { ticket })).toBe('已提前兑现 ¥91.00 亏 ¥9.00详情知道了')
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(card()).toContain('返还')
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
  expect(screen.queryByRole('article')).toBeNull()
})

test('what is left of a bet says what was closed of it, and what its value to close at has become', async () => {
  const half = { stake: '50.00', risk: '50.00', win: '47.50' }
  const closed = ticketFor({
    ...half,
    ticket_id: '2',
    state: 'settled',
    return: '45.50',
    cashOut: { amount: '45.50', at: 2 },
    partOf: ticketFor({}).ticket_id,
  })
  const ticket = ticketFor({ ...half, sold: { stake: '50.00', amount: '45.50' }, autoCashOut: '75.00' })
  expect(await close('部分', { ticket, closed })).toBe(
    '已部分兑现 ¥45.50 亏 ¥4.50自动兑现值随本金改为 ¥75.00详情知道了',
  )
  await waitFor(() => expect(screen.getByRole('button', { name: /^兑现 ¥/ }).ariaExpanded).toBe('false'))
})

test('what is opened at another bet stays open while what is left is asked for', async () => {
  const both = ['1', '2'].map((ticket_id) => ticketFor({ ticket_id }))
  let records = both
  const asked = open([played], {
    get_today_wagers: () => ({ records, total: 1, pageNum: 1, pageSize: 50 }),
    cash_out_quote: () =>
      records === both
        ? {
            quotes: both.map(({ ticket_id }) => ({ ticket_id, amount: '91.00', reason: null })),
            serverTime: 2,
          }
        : new Promise(() => undefined),
    cash_out: () => {
      records = both.slice(1)
      const ticket = { ...both[0]!, state: 'settled', return: '91.00', cashOut: { amount: '91.00', at: 2 } }
      return { active: 'accepted', reason: null, amount: '91.00', balance: '991.00', ticket }
    },
    getBalance: () => BALANCE,
  })
  const offers = await screen.findAllByRole('button', { name: /^兑现 ¥/ })
  for (const offer of offers) fireEvent.click(offer)
  const [confirm] = screen.getAllByRole('button', { name: /^确认兑现/ })
  await waitFor(() => expect(confirm!.ariaDisabled).toBe('false'))
  fireEvent.click(confirm!)
  await screen.findByRole('status')
  await waitFor(() => expect(asked.filter((name) => name === 'cash_out_quote').length).toBeGreaterThan(1))
  expect(screen.getByRole('button', { name: /^兑现 ¥/ }).ariaExpanded).toBe('true')
})
