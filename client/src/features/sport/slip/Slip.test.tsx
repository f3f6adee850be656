import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { emptyLive } from '@app/contract/sport/feed'
import { entryKey } from '@app/contract/sport/slip/entry'
import type { ChannelData } from '@app/contract/sport/channel'
import { emptySlip } from '@app/contract/sport/slip/slip'
import type { Ticket } from '@app/contract/sport/ticket'
import { api } from '../../../api/api.ts'
import { transport } from '../../../api/send/transport.ts'
import { clock } from '../../../lib/clock.ts'
import { dateText, dayStart } from '../../../lib/text/date.ts'
import { openLiveBoard } from '../board/liveBoard.ts'
import { CHANNEL_CODE, sportApi } from '../sport.api.ts'
import { sportOf, sportSlice } from '../sport.slice.ts'
import { refOf } from './slip.rules.ts'
import { Slip } from './Slip.tsx'
import { ticketFor } from '../tickets/ticket.data.ts'
import { usePlacing } from './usePlacing.ts'
import { entryFor } from './entry.data.ts'

const { slipChanged, stakeTyped, ticketAccepted, ticketWaits } = sportSlice.actions

const entry = entryFor()
const ticket = ticketFor({ legs: [], return: '0.00' })

const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))
const inPlay = entryFor({ inPlay: true })

/** What the server says of the entry's limits. */
const view: ChannelData<'order_view'> = {
  entries: [
    {
      ...refOf(entry),
      rtype: '',
      k: '0.95',
      odds: '0.95',
      lineText: '0.5',
      min: '10.00',
      max: '50000.00',
      active: 'open',
    },
  ],
  series: null,
  systems: [],
  serverTime: 1,
  balance: '1000.00',
}

/** The slip with a stake of 100 on its entry; nobody answers what it asks. */
const open = (selected = entry) => {
  transport.fetch = vi.fn(() => new Promise<Response>(() => undefined))
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  store.dispatch(slipChanged({ ...emptySlip, entries: [selected] }))
  store.dispatch(stakeTyped({ key: entryKey(entry), stake: '100' }))
  const live = openLiveBoard()
  const drawn = vi.fn()
  const seen = vi.fn()
  const page = (tickets: Ticket[]) => (
    <MantineProvider env="test">
      <Provider store={store}>
        <Profiler id="slip" onRender={drawn}>
          <Slip live={live} tickets={tickets} onOpenBets={seen} />
        </Profiler>
      </Provider>
    </MantineProvider>
  )
  const tell = async (max = '50000.00') => {
    const { oddsType, mode } = emptySlip
    const asked = { entries: [refOf(entry)], mode, oddsType }
    const entries = view.entries.map((one) => ({ ...one, max }))
    await store.dispatch(sportApi.util.upsertQueryData('orderView', asked, { ...view, entries }))
    await waitFor(() => expect(areSumsHidden()).toBe(false))
  }
  return { store, live, drawn, seen, page, tell, ...render(page([])) }
}
const areSumsHidden = () => (screen.queryByText('返还')?.closest('[data-unknown]') ?? null) !== null
const place = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(确认投注|请输入投注金额)/ })

test('a bet can be placed when what it brings is shown, not before: all that stands above the button has its place at once', async () => {
  const { tell } = open()
  expect([place().disabled, areSumsHidden()]).toEqual([true, true])
  await tell()
  expect([place().disabled, areSumsHidden()]).toEqual([false, false])
})

test.each([
  ['50000.00', '1000', '已用全部余额'],
  ['500.00', '500', '已达单笔上限 ¥500'],
])('最高 waits for what the most is: of at most %s it is %s, and %s', async (limit, value, why) => {
  const { tell } = open()
  const most = screen.getByRole<HTMLButtonElement>('button', { name: '最高' })
  const stake = screen.getByRole<HTMLInputElement>('textbox', { name: '甲 投注金额' })
  expect(most.disabled).toBe(true)
  await tell(limit)
  expect(most.disabled).toBe(false)
  expect(screen.getByText(/^可投 10 – /).textContent).toBe(`可投 10 – ${Number(limit).toLocaleString('en')}`)
  fireEvent.click(most)
  expect(stake.value).toBe(value)
  expect(screen.queryByText(why)).not.toBeNull()
})

test('a ticket told in the same moment as its acceptance has no receipt beside its entry, and takes the focus of the button that went', async () => {
  const { store, page, tell, rerender } = open()
  await tell()
  place().focus()
  act(() => {
    store.dispatch(ticketAccepted({ keys: [entryKey(entry)], ticket_id: ticket.ticket_id }))
    rerender(page([ticket]))
  })
  const receipt = await screen.findByRole('region', { name: '投注回执' })
  expect(receipt.textContent, 'it comes whole').toContain('注单号')
  expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(receipt))
})

test('from a receipt one goes to the tickets that run, or chooses the same again with no stake yet', async () => {
  const { store, page, tell, rerender, seen } = open()
  await tell()
  act(() => {
    store.dispatch(ticketAccepted({ keys: [entryKey(entry)], ticket_id: ticket.ticket_id }))
    rerender(page([ticketFor({})]))
  })
  fireEvent.click(await screen.findByRole('button', { name: '查看未结注单' }))
  expect(seen).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: '保留选项再投' }))
  const { slip, stakes } = sportOf(store.getState())
  expect(slip).toMatchObject({ mode: 'single', entries: [{ playInfo: { w: 'RH' }, oddInfo: { r: '0.95' } }] })
  expect(stakes).toEqual({})
})

test('a bet that waits for its confirmation keeps its figures, and nothing asks for a stake or says a limit', async () => {
  const { store, tell } = open(inPlay)
  await tell()
  // What is left when it has been taken.
  const left = { available: '50.00' } as never
  await store.dispatch(sportApi.util.upsertQueryData('channelBalance', { channelCode: CHANNEL_CODE }, left))
  act(() => void store.dispatch(ticketWaits({ keys: [entryKey(entry)], ticket_id: ticket.ticket_id })))
  expect(await screen.findByText('确认中')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('返还').closest('dl')!.textContent).toBe('实扣¥100.00可赢¥95.00返还¥195.00')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认中…' }).disabled).toBe(true)
})

test('a parlay that waits says so once, above its legs', async () => {
  const { store } = open()
  const other = { ...entry, oddInfo: { r: '0.80', gameId: '2' } }
  const entries = [inPlay, other]
  act(() => {
    store.dispatch(slipChanged({ ...emptySlip, mode: 'series', entries }))
    store.dispatch(ticketWaits({ keys: entries.map(entryKey), ticket_id: ticket.ticket_id }))
  })
  const waiting = await screen.findByText('确认中')
  const [leg] = screen.getAllByRole('listitem')
  expect(waiting.compareDocumentPosition(leg!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a press before the picture of what has been placed places nothing', async () => {
  const { store } = open()
  const { result } = renderHook(usePlacing, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  const placed = { ticket_id: '1', active: 'delay', reason: null, risk: '100.00', win: '95.00' } as const
  const answer: ChannelData<'bet'> = {
    entries: [{ ...placed, k: '0.95', odds: '0.95', line: -0.5, confirmAt: 1 }],
    balance: '900.00',
  }
  const bets: string[] = []
  transport.fetch = vi.fn((_path, init) => {
    const body = String(init.body)
    if (!body.includes('"method":"bet"')) return new Promise<Response>(() => undefined)
    bets.push(body)
    return Promise.resolve(Response.json({ status_code: STATUS.SUCCESS.code, data: answer, message: '' }))
  })
  const shown = sportOf(store.getState())
  await act(() => result.current.place(shown))
  await act(() => result.current.place(shown))
  expect(bets).toHaveLength(1)
  expect(sportOf(store.getState()).placed).toEqual(['1'])
})

test('what can’t be bet on now has no range that ends below its beginning', async () => {
  const { tell } = open()
  await tell('0.00')
  expect(screen.getByRole('textbox', { name: '甲 投注金额' }).getAttribute('placeholder')).toBeNull()
})

test('a leg before its match says when that begins, in the time of the site, before the league', async () => {
  const at = (hours: number) => dayStart(clock.now()) + hours * 3_600_000
  const of = (startTime: number) => ({ ...entry, gameInfo: { ...entry.gameInfo, startTime } })
  const { unmount } = open(of(at(47)))
  const day = dateText(at(47)).slice(5)
  expect(screen.getByText('中超').parentElement!.textContent).toBe(`甲 对 乙${day} 23:00中超`)
  unmount()
  open(of(clock.now() - 1))
  expect(screen.getByText('中超').parentElement!.textContent).toBe('甲 对 乙中超')
})

test('of several bets one has chips, and one stake can be given to all of them', async () => {
  const { store } = open()
  const other = {
    ...entry,
    gameInfo: { ...entry.gameInfo, gameId: '2', hgid: '2' },
    oddInfo: { r: '0.80', gameId: '2' },
  }
  act(() => void store.dispatch(slipChanged({ ...emptySlip, mode: 'multiple', entries: [entry, other] })))
  const all = await screen.findByRole('textbox', { name: '每注金额' })
  const chips = () => screen.getAllByRole('group', { name: '筹码' })
  expect(chips()).toHaveLength(1)
  fireEvent.change(all, { target: { value: '50' } })
  const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox', { name: '甲 投注金额' })
  expect([first!.value, second!.value]).toEqual(['50', '50'])
  fireEvent.pointerDown(second!)
  fireEvent.focus(second!)
  const folded = chips()[0]
  expect(folded!.closest('li')).toBeNull()
  fireEvent.click(second!)
  expect(chips().map((group) => group.closest('li'))).toEqual([second!.closest('li')])
  fireEvent.change(second!, { target: { value: '70' } })
  expect((all as HTMLInputElement).value).toBe('')
})

test('a leg in play says how its match stands while that is listed, and is drawn again only when that changes', async () => {
  const { live, drawn } = open(inPlay)
  const where = () => screen.getByText('滚球').parentElement!.textContent
  expect(where()).toBe('滚球让球 [香港盘]')
  const { gameInfo } = entry
  const [sport, score] = ['FT' as const, { home: 0, away: 0 }]
  const now = { ...emptyLive, isLive: 'Y' as const, re_time: '1H^38', sc_FT_C: 1 }
  const rest = {
    leagueId: 'csl',
    league: '中超',
    startTime: 0,
    reds: score,
    corners: score,
    sections: [],
    points: '',
  }
  const game = { gameInfo, sport, live: now, serving: '' as const, lines: [], moreCount: 0, ...rest }
  const league = { league_id: 'csl', id: 'csl', name: '中超', icon: '', isShow: true, isExpand: true }
  const list = (games: (typeof game)[]) => ({
    cursor: '',
    serverTime: 1,
    total: 1,
    leagues: [{ ...league, games }],
  })
  act(() => live.load(list([game])))
  expect(where()).toBe("滚球0–1 · 38'让球 [香港盘]")
  drawn.mockClear()
  const take = async (changes: Parameters<typeof live.take>[0]['changes']) =>
    act(() => live.take({ cursor: '', serverTime: 2, changes, removed: [], stale: false }))
  await take([{ hgid: '1', corners: { home: 1, away: 0 } }])
  expect(drawn).not.toHaveBeenCalled()
  await take([{ hgid: '1', live: { HalfTime: 'Y' } }])
  expect(where()).toBe('滚球0–1 · 中场让球 [香港盘]')
  act(() => live.load(list([])))
  expect(where()).toBe('滚球让球 [香港盘]')
})

test('of several bets only those with a stake are placed, and one that is suspended goes with a press that places the others', async () => {
  const { store } = open()
  const { gameInfo } = entry
  const other = {
    ...entry,
    gameInfo: { ...gameInfo, gameId: '2', hgid: '2', team_h: '丙' },
    oddInfo: { r: '', gameId: '2' },
  }
  const entries = [entry, other]
  act(() => void store.dispatch(slipChanged({ ...emptySlip, mode: 'multiple', entries })))
  const asked = { entries: entries.map(refOf), mode: 'multiple' as const, oddsType: emptySlip.oddsType }
  const [told] = view.entries
  const suspended = { ...told!, ...refOf(other), rtype: '', k: '', max: '0.00', active: 'suspended' as const }
  await act(() =>
    store.dispatch(
      sportApi.util.upsertQueryData('orderView', asked, { ...view, entries: [told!, suspended] }),
    ),
  )
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^投注 / })
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(button().textContent).toContain('投注 1 注 ¥100')
  // That one takes no stake says nothing of the others.
  expect(screen.getByText('可投 10 – 50,000')).toBeTruthy()
  act(() => void store.dispatch(stakeTyped({ key: entryKey(other), stake: '50' })))
  const rest = await screen.findByRole('button', { name: /^投注 1 注 ¥100 并移除 1 项不可投的 · 可赢 ¥95$/ })
  expect(screen.getByText('丙 (-0.5)：盘口暂停')).toBeTruthy()
  const { calls } = vi.mocked(transport.fetch).mock
  calls.length = 0
  fireEvent.click(rest)
  await waitFor(() => expect(sportOf(store.getState()).slip.entries).toEqual([entry]))
  const bets = calls.map(([, init]) => JSON.parse(init.body as string) as { method: string; request: object })
  expect(bets.find(({ method }) => method === 'bet')?.request).toMatchObject({ entries: [{ stake: '100' }] })
})
