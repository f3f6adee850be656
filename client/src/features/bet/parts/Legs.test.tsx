import type { BetLeg, BetRecord } from '@app/contract/bet/betRecord'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Legs } from './Legs.tsx'

const match = { team_h: '甲', team_c: '乙' } as BetLeg['match']
const LEG: BetLeg = {
  match,
  wtype: 'OU',
  playName: '大小',
  pickName: '大',
  line: '2 / 2.5',
  odds: '0.87',
  result: '',
  resultName: '',
}

const folded = (count: number): (string | null)[] => {
  const legs = Array.from({ length: count }, () => LEG)
  const { unmount } = render(<Legs ticket={{ legs, oddsType: 'H' } as unknown as BetRecord} result="" />)
  const brief = screen.getAllByRole('list')[0]!
  const lines = within(brief)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  unmount()
  return lines
}

test('a folded combination names all of four picks with their prices, and of more leaves out at least two', () => {
  expect(folded(4)).toEqual(Array.from({ length: 4 }, () => '大 2/2.5 @ 0.87 甲 - 乙'))
  expect(folded(5)).toHaveLength(3)
})
