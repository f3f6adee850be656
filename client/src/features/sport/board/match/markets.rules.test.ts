import { expect, it } from 'vitest'
import { groupOf, inOrder, isPossible, scoreColumn, stacked } from './markets.rules.ts'

it.each([
  ['RE', 'lines'],
  ['HROU', 'lines'],
  ['EO', 'lines'],
  ['TS', 'both'],
  ['TOH', 'goals'],
  ['DC', 'other'],
  ['HRPD', 'scores'],
  ['F', 'halfFull'],
  ['CNOU', 'corners'],
  ['RNR', 'cards'],
  ['Q1OU', 'periods'],
  ['S1M', 'periods'],
  ['??', 'all'],
])('puts %s under %s', (wtype, group) => expect(groupOf(wtype)).toBe(group))

it('sorts scores by who wins', () =>
  expect(['H2C1', 'H0C0', 'H1C4', 'OVH'].map(scoreColumn)).toEqual(['home', 'draw', 'away', 'rest']))

it('lists the lines of the whole match first, whatever the server lists first', () =>
  expect(inOrder(['EO', 'HR', 'CNR', 'PD', 'R', 'HM', 'OU'])).toEqual([
    'R',
    'OU',
    'EO',
    'HR',
    'HM',
    'PD',
    'CNR',
  ]))

it('sets two short markets that follow each other on one another', () => {
  const isShort = (wtype: string) => wtype !== 'R' && wtype !== 'OU'
  expect(stacked(['R', 'OU', 'M', 'EO', 'F', 'R', 'M'], isShort)).toEqual([
    ['R'],
    ['OU'],
    ['M', 'EO'],
    ['F'],
    ['R'],
    ['M'],
  ])
})

it('knows which ends a score still leaves', () => {
  const left = (home: number, away: number) =>
    ['H0C0', 'H1C0', 'H0C1', 'H2C1', 'OVH'].filter((w) => isPossible(w, { home, away }))
  expect(left(0, 0)).toEqual(['H0C0', 'H1C0', 'H0C1', 'H2C1', 'OVH'])
  expect(left(1, 0)).toEqual(['H1C0', 'H2C1', 'OVH'])
  expect(left(3, 0)).toEqual(['OVH'])
})
