import { expect, it } from 'vitest'
import { groupOf } from './markets.rules.ts'

it.each([
  ['RE', 'lines'],
  ['HROU', 'lines'],
  ['EO', 'goals'],
  ['TS', 'goals'],
  ['HRPD', 'score'],
  ['F', 'score'],
  ['CNOU', 'corners'],
  ['RNR', 'cards'],
  ['Q1OU', 'periods'],
  ['S1M', 'periods'],
  ['??', 'all'],
])('puts %s under %s', (wtype, group) => expect(groupOf(wtype)).toBe(group))
