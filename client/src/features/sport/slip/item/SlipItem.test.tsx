import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider, useSelector } from 'react-redux'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryKey } from '@app/contract/sport/slip/entry'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { emptyLive, GameStatus } from '@app/contract/sport/feed'
import { emptySlip } from '@app/contract/sport/slip/slip'
import { api } from '../../../../api/api.ts'
import { transport } from '../../../../api/send/transport.ts'
import { clock } from '../../../../lib/clock.ts'
import { gameFor } from '../../game.data.ts'
import { openLiveBoard } from '../../board/liveBoard.ts'
import { sportApi } from '../../sport.api.ts'
import { part, sportSlice } from '../../sport.slice.ts'
import type { Unanswered } from '../../sportState.ts'
import { takenAs } from '../../tickets/taken.ts'
import { entryFor } from '../entry.data.ts'
import { PLACE_FORM } from '../place/place.rules.ts'
import { refOf } from '../slip.rules.ts'
import { SlipItem } from './SlipItem.tsx'

const entry = entryFor()
const view = {
  ...refOf(entry),
  rtype: '',
  k: '0.95',
  odds: '0.95',
  lineText: '0.5',
  min: '10.00',
  max: '50000.00',
  active: 'open' as const,
}

const { fetch } = transport
beforeAll(() => void (transport.fetch = () => new Promise(() => undefined)))
afterAll(() => void (transport.fetch = fetch))

const storeOf = () =>
  configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })

/** Too little was typed on it as a bet of its own. */
const open = (
  isInSeries: boolean,
  {
    max = view.max,
    refund = '',
    said = undefined as RefusalReason | undefined,
    lost = undefined as Unanswered | undefined,
    balance = '800.00',
    stake = '5',
    isLow = false,
    isUsed = true,
    isClosed = false,
    hasEnded = false,
    isOneThatWaits = false,
  } = {},
) => {
  const store = storeOf()
  const over = gameFor('1', { live: { ...emptyLive, gameStatus: GameStatus.ended } })
  const asked = { hgid: '1', oddsType: 'H' } as const
  if (hasEnded) void store.dispatch(sportApi.util.upsertQueryData('gameMore', asked, { game: over } as never))
  store.dispatch(sportSlice.actions.stakeTyped({ key: entryKey(entry), stake }))
  const refused = { keys: [entryKey(entry)], ticket_id: 't', reason: 'dangerousBall' as const }
  if (refund) store.dispatch(sportSlice.actions.ticketRefused({ ...refused, refund }))
  const answer = { ticket_id: '', active: 'refused' as const, reason: said ?? null }
  if (said) store.dispatch(takenAs([entryKey(entry)], answer))
  if (lost) store.dispatch(sportSlice.actions.answerLost({ keys: [entryKey(entry)], news: lost }))
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <SlipItem
          live={openLiveBoard()}
          entry={isOneThatWaits ? { ...entry, bettingData: { active: 'delay', ticket_id: 't' } } : entry}
          oddsType="H"
          isAlone={!isOneThatWaits}
          isInSeries={isInSeries}
          isLow={isLow}
          isUsed={isUsed}
          onUse={() => undefined}
          unfit={undefined}
          view={{ ...view, max, active: isClosed ? 'closed' : 'open' }}
          balance={balance}
        />
      </Provider>
    </MantineProvider>,
  )
  return screen.queryByRole('alert')?.textContent
}

test('a leg says nothing of a stake of its own, but that its match takes no more', () => {
  expect(open(false)).toBe('低于最低投注额 ¥10')
  cleanup()
  expect(open(true)).toBeUndefined()
  cleanup()
  expect(open(true, { max: '0.00' })).toBe('本场可投额度已用完')
})

test('one of several bets that wait for their confirmation keeps its stake and what it brings, whatever is left of the balance', () => {
  expect(open(false, { isOneThatWaits: true, stake: '500', balance: '20.00' })).toBeUndefined()
  expect(screen.getByRole('listitem').textContent).toContain('实扣 ¥500 · 可赢 ¥475')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a bet that a goal refused says that it doesn’t stand and that its stake came back', () => {
  expect(open(false, { refund: '50.00' })).toBe('危险球，投注未成立，¥50 已退回')
})

test('a bet that a goal refused while it waited says the new score, and the line that it was on', () => {
  const bet = entryFor({ wtype: 'ROU', line: 2.5, inPlay: true })
  const keys = [entryKey(bet)]
  const store = storeOf()
  const { slipChanged, ticketRefused, told } = sportSlice.actions
  store.dispatch(slipChanged({ ...emptySlip, entries: [bet] }))
  store.dispatch(takenAs(keys, { ticket_id: 't', active: 'delay', reason: null }))
  const live = openLiveBoard()
  const stands = (sc_FT_H: number) => {
    const games = [gameFor('1', { live: { ...emptyLive, isLive: 'Y', sc_FT_H, sc_FT_C: 1 } })]
    const csl = { league_id: 'csl', id: 'csl', name: '', icon: '', isShow: true, isExpand: true, games }
    live.load({ cursor: '', serverTime: sc_FT_H, total: 1, leagues: [csl] })
  }
  stands(1)
  const Shown = () => {
    const [entry] = useSelector(part('slip')).entries
    const rest = {
      isAlone: true,
      isInSeries: false,
      isLow: false,
      isUsed: true,
      unfit: undefined,
      view: undefined,
    }
    return (
      <SlipItem {...rest} live={live} entry={entry!} oddsType="H" onUse={() => undefined} balance="9.00" />
    )
  }
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <Shown />
      </Provider>
    </MantineProvider>,
  )
  act(() => {
    stands(2)
    store.dispatch(ticketRefused({ keys, ticket_id: 't', reason: 'dangerousBall', refund: '50.00' }))
    const moved = { ...view, wtype: 'ROU', line: 3.5, k: '', odds: '', active: 'suspended' as const }
    store.dispatch(told({ at: 1, views: [moved] }))
  })
  expect(screen.getByRole('alert').textContent).toBe('进球 2–1，投注未成立，¥50 已退回')
  expect(screen.getByText('2.5').tagName).toBe('S')
  expect(screen.getByText('3.5')).toBeTruthy()
  // What it costs there is beside what it cost.
  act(() => void store.dispatch(told({ at: 2, views: [{ ...view, wtype: 'ROU', line: 3.5, k: '1.02' }] })))
  expect(screen.getByText('0.95').tagName).toBe('S')
  expect(screen.getByText('1.02')).toBeTruthy()
})

test('a bet that was refused at once says that nothing was paid, why, and what to do', () => {
  const refused = (said: RefusalReason) => {
    cleanup()
    return open(false, { said, stake: '50' })
  }
  expect(refused('suspended')).toBe('未扣款：盘口暂停，恢复后可投')
  expect(refused('ownStake')).toBe('未扣款：超过您自设的投注限额，请减少金额')
  expect(refused('oddsChanged')).toBe('未扣款：赔率已变化，请确认')
})

test('a bet whose answer was lost says what is known of it, with whatever else there is to say', () => {
  const told = (lost: Unanswered, more = {}) => {
    cleanup()
    return open(false, { lost, stake: '50', ...more })
  }
  expect(told('never')).toBe('未提交成功，资金没有变动，可重试')
  expect(told('unknown')).toBe('结果未知，请先在未结注单中核对')
  expect(told('never', { stake: '5' })).toMatch(/^未扣款：低于最低投注额/)
  expect(told('unheard', { stake: '5' })).toBe('暂时无法确认结果，请先不要重复投注')
})

test('one whose match is over says how it ended; one whose market alone has closed doesn’t', async () => {
  open(false, { isClosed: true, hasEnded: true })
  expect(await screen.findByText('已完场 0–0')).toBeVisible()
  cleanup()
  expect(open(false, { isClosed: true })).toBe('盘口已关闭')
  expect(screen.getByRole('button', { name: '移除' })).toBeVisible()
})

test('a champion that is decided says who won, and leaves the slip by a press', async () => {
  const held = entryFor({ gameId: '9', wtype: 'FS', w: '3', line: null, r: '' })
  // It can be decided before the time that it was to close at.
  const champion = {
    ...held,
    gameInfo: { ...held.gameInfo, team_c: '', startTime: clock.now() + 60_000 },
    championRate: { rtype: '3' },
  }
  const store = storeOf()
  store.dispatch(sportSlice.actions.slipChanged({ ...emptySlip, entries: [champion] }))
  const asked = { market: 'FSFT', sport: 'FS' } as const
  const decided = [{ gameId: '9', winner: '海燕' }]
  await store.dispatch(sportApi.util.upsertQueryData('championList', asked, { games: [], decided } as never))
  const closed = { ...view, ...refOf(champion), rtype: '3', active: 'closed' as const }
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <SlipItem
          live={openLiveBoard()}
          entry={champion}
          oddsType="H"
          isAlone
          isInSeries={false}
          isLow={false}
          isUsed
          onUse={() => undefined}
          unfit={undefined}
          view={closed}
          balance="800.00"
        />
      </Provider>
    </MantineProvider>,
  )
  const said = screen.getByText('已揭晓，海燕 夺冠')
  expect([said.getAttribute('role'), said.querySelector('svg')]).toEqual(['status', null])
  expect(said.closest('[data-invalid]')).toBeNull()
  expect(screen.queryByText(/^截止/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '移除' }))
  expect(store.getState().sport.slip.entries).toEqual([])
})

test('a leg whose match is over says how it ended and what to do', async () => {
  open(true, { isClosed: true, hasEnded: true })
  expect(await screen.findByText('已完场 0–0，请移除')).toBeVisible()
})

test('Enter in the field is a press of the button; held it is none', () => {
  open(false)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(field.getAttribute('form')).toBe(PLACE_FORM)
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false)
})

test('what is short of the balance is said at the field', () => {
  expect(open(false, { balance: '1.50', stake: '100' })).toBe('余额不足，差 ¥98.50')
})

test('more than may be staked says what is bet instead, which a press writes into the field', () => {
  expect(open(false, { balance: '90000.00', stake: '60000' })).toBe('超过最高投注额，按 ¥50,000 投注')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.click(screen.getByRole('button', { name: '按 ¥50,000 投注' }))
  expect([field.value, screen.queryByRole('alert')]).toEqual(['50000', null])
})

test('less than the least says it, and a press beside that writes the least into the field', () => {
  expect(open(false)).toBe('低于最低投注额 ¥10')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.click(screen.getByRole('button', { name: '改为 10' }))
  expect([field.value, screen.queryByRole('alert')]).toEqual(['10', null])
})

test('one of several that is closed stays as short as the others', () => {
  expect(open(false, { isLow: true, isClosed: true })).toBe('盘口已关闭，请移除')
  const match = screen.getByText((_, element) => element?.textContent === '甲 对 乙')
  expect(match.parentElement!.textContent).toBe('甲 对 乙让球 [香港盘]盘口已关闭，请移除')
})

test('of more than may be staked on it, typed for all of them, its field says what is bet', () => {
  open(false, { stake: '50000000', balance: '800000.00', isLow: true, isUsed: false })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('50000')
})
