import { expect, it } from 'vitest'
import { groupOf, scoreColumn } from './markets.rules.ts'

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
