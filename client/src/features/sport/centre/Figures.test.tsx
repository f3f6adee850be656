import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { Figures } from './Figures.tsx'
import { Teams } from './Teams.tsx'

test("what neither side has is nobody's share", () => {
  const statistics = [
    { code: 'corners', name: '角球', home: 0, away: 0 },
    { code: 'shots', name: '射门', home: 3, away: 0 },
  ]
  const detail = { statistics, scoreline: [], live: { isLive: 'N' } } as unknown as MatchDetail
  const { container } = render(<Figures detail={detail} />)
  const bars = container.querySelectorAll('[aria-hidden]')
  expect(Array.from(bars, (bar) => bar.hasAttribute('data-none'))).toEqual([true, false])
})

test('the results of both teams say what they are', () => {
  const detail = {
    team_h: '甲',
    team_c: '乙',
    lineups: { home: [], away: [] },
    recent: { home: ['H'], away: ['D'] },
  }
  render(<Teams detail={detail as unknown as MatchDetail} />)
  for (const group of screen.getAllByRole('group')) expect(within(group).getByText('近期战绩')).toBeVisible()
})
