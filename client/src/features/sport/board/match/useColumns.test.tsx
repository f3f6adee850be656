import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyLive } from '@app/contract/sport/feed'
import type { MarketLine } from '@app/contract/sport/feed'
import { rowsOf } from '../board.rules.ts'
import type { Board } from '../board.rules.ts'
import { openLiveBoard } from '../liveBoard.ts'
import { useColumns } from './useColumns.ts'

const lineOf = (wtype: string, rank = 0): MarketLine => ({
  gameId: `1-${rank}`,
  wtype,
  line: -0.5 - rank,
  lineText: '0.5',
  rank,
  selections: [
    { w: 'RH', k: '0.95', label: '甲' },
    { w: 'RC', k: '0.91', label: '乙' },
  ],
})
const leagueOf = (id: string, lines: MarketLine[]) =>
  ({
    league_id: id,
    name: id,
    games: [
      {
        gameInfo: { gameId: id, gide: '1', hgid: id, team_h: '甲', team_c: '乙' },
        sport: 'FT',
        live: { ...emptyLive, isLive: 'Y' },
        lines,
      },
    ],
  }) as unknown as Board['leagues'][number]
const [wholes, halves, alike] = [
  leagueOf('a', [lineOf('RE'), lineOf('RE', 1)]),
  leagueOf('b', [lineOf('RE'), lineOf('HRE')]),
  leagueOf('c', [lineOf('RE'), lineOf('HRE')]),
]

test('a folded league has the columns of those beside it, and the next one says its own again', () => {
  const sectionsWith = (folded: string[]) => {
    const rows = rowsOf([wholes, halves, alike], folded)
    const { section } = renderHook(() => useColumns(rows, openLiveBoard())).result.current
    const of = (key: string) => section(rows.find((row) => row.key === key)!)
    return [of('a 1'), of('b 1'), of('c 1')] as const
  }
  const [whole, half, next] = sectionsWith([])
  expect(whole).not.toBe(half)
  expect(next).toBe(half)
  const [first, bar, last] = sectionsWith(['b'])
  expect(bar).toBe(first)
  expect(last).not.toBe(first)
  // What stands above the list is of the first prices in it.
  const [shut, second] = sectionsWith(['a'])
  expect(shut).toBe(second)
})
