import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MarketLine } from '@app/contract/sport/feed'
import { selectedIn, selectedOn } from '../../slip/select.ts'
import { entryFor } from '../../slip/entry.data.ts'
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

const cell = (line: MarketLine, selected = '') => {
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
      selected={selectedOn(selected, line)}
      isLocked={false}
      onSelect={() => undefined}
    />,
  )
  return screen.getAllByRole('button')
}

test.each([
  ['both sides say what they give or get', handicap(-0.25, '0 / 0.5'), ['-0/0.5 0.95', '+0/0.5 0.91']],
  ['level, both say so', handicap(0, '0'), ['0 0.95', '0 0.91']],
  ['every result says whose it is, the draw between both', result, ['主 2.80', '和 3.50', '客 3.90']],
])('%s', (_, line, shown) => {
  expect(cell(line).map(({ textContent }) => textContent)).toEqual(shown)
})

test('only the line that the slip holds is lit, wherever in its match that stands now', () => {
  const selected = selectedIn([entryFor({ gameId: '1', wtype: 'RE', line: -0.25, r: '0.99' })], '1')
  const lit = (line: MarketLine) =>
    cell(line, selected).map((price) => `${price.textContent} ${price.getAttribute('aria-pressed')}`)
  // The main line has moved on, under the same id.
  expect(lit(handicap(-0.5, '0.5'))).toEqual(['-0.5 0.95 false', '+0.5 0.91 false'])
  cleanup()
  expect(lit({ ...handicap(-0.25, '0 / 0.5'), gameId: '1-1', rank: 1 })).toEqual([
    '-0/0.5 0.99 true',
    '+0/0.5 0.91 false',
  ])
})
