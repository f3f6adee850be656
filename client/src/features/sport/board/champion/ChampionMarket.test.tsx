import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { ChampionGame, RateRow } from '@app/contract/sport/feed'
import { api } from '../../../../api/api.ts'
import { sportSlice } from '../../sport.slice.ts'
import { ChampionMarket } from './ChampionMarket.tsx'

const side = (at: number, k: string, outAt?: number): RateRow => ({
  rtype: `${at}`,
  name: `第${at}队`,
  k,
  ...(outAt !== undefined && { outAt }),
})

const shown = (rates: RateRow[], isSought = false, bets: string[] = []) => {
  const game: ChampionGame = {
    gameId: '7',
    leagueId: 'csl',
    league: '中超',
    icon: '',
    title: '中超 冠军',
    season: '2026 第42季',
    sport: 'FT',
    closesAt: Date.UTC(2026, 10, 30),
    rates,
  }
  const select = vi.fn()
  const store = configureStore({ reducer: combineSlices(api, sportSlice) })
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <ChampionMarket game={game} isSought={isSought} isLocked={false} bets={bets} onSelect={select} />
        </MemoryRouter>
      </Provider>
    </MantineProvider>,
  )
  return select
}

test('a side without a price says which it is: paused, or out since when, and that behind a press', () => {
  const select = shown([
    side(1, '0.95'),
    side(2, '3.00'),
    side(3, ''),
    side(4, '', Date.UTC(2026, 10, 28)),
    side(5, '', Date.UTC(2026, 10, 29)),
  ])
  const paused = screen.getByRole('button', { name: '中超 冠军 第3队 暂停投注' })
  expect(paused.textContent).toBe('暂停')
  fireEvent.click(paused)
  expect(select).not.toHaveBeenCalled()
  expect(screen.queryByText('第4队')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '已出局 2' }))
  const out = within(screen.getByRole('list', { name: '已出局 2' }))
  expect(out.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '第4队11-28 出局',
    '第5队11-29 出局',
  ])
  expect(out.queryByRole('button')).toBeNull()
})

test('the likeliest are in sight, all of them a press away; what is sought is never folded', () => {
  const many = [...Array(16).keys()].map((at) => side(at, `${at + 1}.00`))
  shown(many)
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  fireEvent.click(screen.getByRole('button', { name: '显示全部 16 项' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(16)
  fireEvent.click(screen.getByRole('button', { name: '只看热门' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
})

test('a side that is out and sought is in sight', () => {
  shown([side(4, '', Date.UTC(2026, 10, 28))], true)
  expect(screen.getByText('第4队')).toBeVisible()
})

test('a side that a bet runs on says so, out or not', () => {
  shown([side(1, '0.95'), side(2, '3.00'), side(4, '', Date.UTC(2026, 10, 28))], true, ['2', '4'])
  expect(screen.getAllByText('已投').map(({ parentElement }) => parentElement!.textContent)).toEqual([
    '第2队已投',
    '第4队已投',
  ])
})

test('a press on the title folds its sides away and brings them back', () => {
  shown([side(1, '0.95')])
  const title = screen.getByRole('button', { name: /^中超 冠军/, expanded: true })
  fireEvent.click(title)
  expect(screen.queryByText('第1队')).toBeNull()
  fireEvent.click(title)
  expect(screen.getByText('第1队')).toBeVisible()
})
