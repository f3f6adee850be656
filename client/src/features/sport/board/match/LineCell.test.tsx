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

test.each([
  ['in a hand both sides say what they give or get', false, -0.25, '0 / 0.5', ['-0/0.5 0.95', '+0/0.5 0.91']],
  ['level, both say so', false, 0, '0', ['0 0.95', '0 0.91']],
  ['in a table too', true, 0.25, '0 / 0.5', ['+0/0.5 0.95', '-0/0.5 0.91']],
])('%s', (_, isBrief, line, lineText, shown) => {
  render(
    <LineCell
      info={info}
      sport="FT"
      league="中超"
      line={handicap(line, lineText)}
      isWide={false}
      isRest={false}
      isTurn={false}
      isBrief={isBrief}
      oddsType="H"
      selected=""
      isLocked={false}
      onSelect={() => undefined}
    />,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(shown)
})
