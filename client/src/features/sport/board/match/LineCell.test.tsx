import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MarketLine } from '@app/contract/sport/feed'
import { LineCell } from './LineCell.tsx'

const info = { gameId: '1', gide: '1', hgid: '1', team_h: '甲', team_c: '乙' }
const handicap = (line: number, lineText: string): MarketLine => ({
  gameId: '1',
  wtype: 'RE',
  line,
  lineText,
  rank: 0,
  selections: [
    { w: 'RH', k: '0.95', label: '甲' },
    { w: 'RC', k: '0.91', label: '乙' },
  ],
})

const result: MarketLine = {
  gameId: '1',
  wtype: 'RM',
  line: null,
  lineText: '',
  rank: 0,
  selections: [
    { w: 'MH', k: '1.80', label: '甲' },
    { w: 'MN', k: '2.50', label: '和局' },
    { w: 'MC', k: '2.90', label: '乙' },
  ],
}

test.each([
  ['both sides say what they give or get', handicap(-0.25, '0 / 0.5'), ['-0/0.5 0.95', '+0/0.5 0.91']],
  ['level, both say so', handicap(0, '0'), ['0 0.95', '0 0.91']],
  ['every result says whose it is', result, ['主 2.80', '客 3.90', '和 3.50']],
])('%s', (_, line, shown) => {
  render(
    <LineCell
      info={info}
      sport="FT"
      league="中超"
      line={line}
      isWide={false}
      isRest={false}
      isTurn={false}
      oddsType="H"
      selected=""
      isLocked={false}
      onSelect={() => undefined}
    />,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(shown)
})
