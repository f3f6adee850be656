import type { BetLeg, BetRecord } from '@app/contract/bet/betRecord'
import { fireEvent, render, screen, within } from '@testing-library/react'
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

test('folded it says how each leg ended, and the press what there is besides', () => {
  const shown = (count: number) => {
    const legs = Array.from({ length: count }, (_, at) => ({ ...LEG, resultName: at === 1 ? '输' : '赢' }))
    const { unmount } = render(<Legs ticket={{ legs, oddsType: 'H' } as unknown as BetRecord} result="输" />)
    const lines = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem')
    const told = [screen.getByRole('button').textContent, lines[1]!.querySelector('b')!.textContent]
    fireEvent.click(screen.getByRole('button'))
    told.push(screen.getByRole('button').textContent)
    unmount()
    return told
  }
  expect(shown(3)).toEqual(['玩法与比分', '输', '收起'])
  expect(shown(6)).toEqual(['全部 6 场', '输', '收起'])
})

test('a folded combination names all of four picks with their prices, and of more leaves out at least two', () => {
  expect(folded(4)).toEqual(Array.from({ length: 4 }, () => '大 2/2.5 @ 0.87 甲 - 乙'))
  expect(folded(5)).toHaveLength(3)
})

test('folded it says the score that each match ended with, of a champion who won which season', () => {
  const ended = { ...LEG, match: { ...match!, scoreFinal: '2-1' } }
  const { unmount } = render(
    <Legs ticket={{ legs: [ended, LEG], oddsType: 'H' } as unknown as BetRecord} result="" />,
  )
  const [first, second] = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem')
  expect(first).toHaveTextContent('甲 2–1 乙')
  expect(second).toHaveTextContent('甲 - 乙')
  unmount()
  const title = {
    ...match!,
    team_h: '中超 冠军',
    team_c: '',
    league: '中超',
    season: '2026 第42季',
    winner: '乙',
  }
  render(
    <Legs ticket={{ legs: [{ ...LEG, match: title }], oddsType: 'H' } as unknown as BetRecord} result="" />,
  )
  expect(screen.getByText('2026 第42季 · 冠军 乙')).toBeVisible()
})
