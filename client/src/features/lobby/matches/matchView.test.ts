// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { wtypeOf } from '@app/contract/sport/market/markets'
import { clock } from '../../../lib/clock.ts'
import { chosenFrom } from './chosen.ts'
import { brokenAt, CARD_CODES, CARD_FAMILIES, formatIn, marketsOf } from './matchView.ts'
import { gameFor } from '../../sport/game.data.ts'

const line = (
  wtype: string,
  value: number | null,
  rank: number,
  picks: Record<string, string>,
): MarketLine => ({
  gameId: `${wtype}${rank}`,
  wtype,
  line: value,
  lineText: '',
  rank,
  selections: Object.entries(picks).map(([w, k]) => ({ w, k, label: w })),
})

const game = (lines: MarketLine[], sport: GameRow['sport'] = 'FT') => gameFor('1', { lines, sport })

test('the handicap is written from the side of each pick', () => {
  const [handicap] = marketsOf(game([line('RE', -0.25, 0, { RH: '0.95', RC: '0.91' })]))
  expect(handicap?.cells.map((cell) => cell.line)).toEqual(['-0/0.5', '+0/0.5'])
})

test('the main line is shown, alternatives are not', () => {
  const [total] = marketsOf(
    game([line('OU', 3, 1, { OUO: '1.10', OUU: '0.70' }), line('OU', 2.5, 0, { OUO: '0.88', OUU: '0.98' })]),
  )
  expect(total?.cells).toEqual([
    { w: 'OUO', line: '2.5', price: '0.88', value: 88 },
    { w: 'OUU', line: '2.5', price: '0.98', value: 98 },
  ])
})

test('a draw is offered in football only, at a decimal price, and a suspended one is none', () => {
  const winner = line('M', null, 0, { MH: '1.50', MN: '', MC: '4.20' })
  expect(marketsOf(game([winner]))[0]?.cells.map((cell) => cell.price)).toEqual(['2.50', undefined, '5.20'])
  expect(marketsOf(game([winner], 'BK'))[0]?.cells.map((cell) => cell.w)).toEqual(['MH', 'MC'])
})

test.each([
  ['E', '1.95'],
  ['H', '0.95'],
  ['I', '-1.06'],
  ['X', '0.95'],
])('a line stands in the format that the channel was left in (%s), 独赢 in its own', (oddsType, price) => {
  const offered = game([line('OU', 3, 0, { OUO: '0.95', OUU: '' }), line('M', null, 0, { MH: '0.95' })])
  const [total, winner] = marketsOf(offered, formatIn(JSON.stringify({ slip: { oddsType } })))
  expect(total?.cells.map((cell) => cell.price)).toEqual([price, undefined])
  expect([total?.format, winner?.format]).toEqual([oddsType === 'X' ? 'H' : oddsType, 'E'])
  expect(winner?.cells[0]?.price).toBe('1.95')
  expect(formatIn('')).toBe('H')
})

test.each(CARD_FAMILIES)('the codes of %s of %s are those of the channel', (family) => {
  expect(CARD_CODES[family]).toEqual([wtypeOf(family, 'full', true), wtypeOf(family, 'full', false)])
})

test('a market that is not offered leaves no gap', () => {
  expect(marketsOf(game([]))).toEqual([])
})

test.each(['布兰贝伦 中央', '里维埃塔 U21', '里维埃塔 (女)'])('%s is broken before its ending', (parts) => {
  const name = parts.replace(' ', '')
  expect(name.slice(brokenAt(name))).toBe(parts.split(' ')[1])
})

test('a match keeps its place while one looks on, and whoever comes back later sees what is open then', () => {
  const full = ['R', 'OU', 'M'].map((wtype) => line(wtype, null, 0, { H: '0.90', C: '0.90' }))
  const named = (hgid: string) => {
    const row = game(full)
    return { ...row, leagueId: hgid[0]!, gameInfo: { ...row.gameInfo, hgid } }
  }
  const tick = vi.spyOn(clock, 'tick').mockReturnValue(100_000)
  const shown = (...order: string[]) => chosenFrom(order.map(named)).map(({ gameInfo }) => gameInfo.hgid)
  expect(shown('a', 'b')).toEqual(['a', 'b'])
  tick.mockReturnValue(105_000)
  expect(shown('b', 'a')).toEqual(['a', 'b'])
  expect(shown('c', 'b', 'd')).toEqual(['c', 'b', 'd'])
  expect(shown('e', 'd', 'b')).toEqual(['e', 'b', 'd'])
  tick.mockReturnValue(170_000)
  expect(shown('b', 'a')).toEqual(['b', 'a'])
  // Two of a league before the others of it.
  tick.mockReturnValue(270_000)
  expect(shown('a1', 'a2', 'a3', 'b1')).toEqual(['a1', 'a2', 'b1', 'a3'])
  tick.mockRestore()
})

test('the match that home begins with is the same after a reload, until it ends', async () => {
  const full = ['R', 'OU', 'M'].map((wtype) => line(wtype, null, 0, { H: '0.90', C: '0.90' }))
  const named = (hgid: string) => {
    const row = game(full)
    return { ...row, leagueId: hgid, gameInfo: { ...row.gameInfo, hgid } }
  }
  // Home may be the second page that is opened, long after the first.
  const late = vi.spyOn(performance, 'now').mockReturnValue(600_000)
  sessionStorage.clear()
  const loaded = async (...order: string[]) => {
    vi.resetModules()
    const anew = await import('./chosen.ts')
    return anew.chosenFrom(order.map(named))[0]?.gameInfo.hgid
  }
  expect(await loaded('a', 'b')).toBe('a')
  expect(await loaded('b', 'a')).toBe('a')
  expect(await loaded('c', 'b')).toBe('b')
  late.mockRestore()
})
