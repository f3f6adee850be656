import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyLive, GameStatus } from '@app/contract/sport/feed'
import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { Sections } from './Sections.tsx'

const detail: MatchDetail = {
  gameId: '1',
  hgid: '1',
  rid: 'match-1',
  sport: 'FT',
  league: '中超',
  team_h: '甲',
  team_c: '乙',
  logo_h: '',
  logo_c: '',
  venue: '',
  referee: '',
  weather: '',
  startTime: 0,
  live: emptyLive,
  periods: [],
  statistics: [],
  events: [],
  scoreline: [],
  sections: [],
  serving: '',
  points: '',
  possession: null,
  danger: 'none',
  ball: null,
  lineups: { home: [], away: [] },
  recent: { home: [], away: [] },
  serverTime: 0,
}

test.each([
  [GameStatus.running, 'Y', ['1', '0']],
  [GameStatus.ended, 'N', []],
] as const)('of a match in state %s the part that is played is marked', (gameStatus, isLive, marked) => {
  const periods = [
    { name: '上半场', home: 0, away: 2 },
    { name: '下半场', home: 1, away: 0 },
  ]
  render(<Sections detail={{ ...detail, periods, live: { ...emptyLive, gameStatus, isLive } }} />)
  const cells = screen.getAllByRole('cell').filter((cell) => cell.matches('[data-now]'))
  expect(cells.map(({ textContent }) => textContent)).toEqual(marked)
})

test.each([
  [GameStatus.notStarted, ['–', '–']],
  [GameStatus.running, ['0', '0']],
])('the total of a match in state %s', (gameStatus, totals) => {
  render(<Sections detail={{ ...detail, live: { ...emptyLive, gameStatus } }} />)
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(totals)
})

test.each(['第一节', '第一節', '第一盤'])('many parts are called by their numbers: %s', (name) => {
  const periods = Array.from({ length: 4 }, () => ({ name, home: 0, away: 0 }))
  render(<Sections detail={{ ...detail, periods }} />)
  const heads = screen.getAllByRole('columnheader', { name })
  expect(heads.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4'])
})
