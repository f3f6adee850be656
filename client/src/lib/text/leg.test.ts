import type { BetLeg } from '@app/contract/bet/betRecord'
import { expect, it } from 'vitest'
import { formatOf, legText } from './leg.ts'

const same = (words: string) => words

it('names the format of a price that could be read in another', () => {
  expect([formatOf('R', 'H'), formatOf('R', 'E'), formatOf('M', 'H'), formatOf('R', null)]).toEqual([
    '香港盘',
    '欧洲盘',
    '',
    '',
  ])
})

it('says a pick as the record does: the market once, the format, the line and the price', () => {
  const over: BetLeg = {
    match: null,
    wtype: 'OU',
    playName: '大小',
    pickName: '大',
    line: '4.5 / 5',
    odds: '2.69',
    result: '',
    resultName: '',
  }
  expect(legText(over, 'H', same)).toBe('大小 [香港盘] 大 4.5/5 @ 2.69')
  expect(legText({ ...over, wtype: 'EO', playName: '单双', pickName: '双', line: '' }, 'H', same)).toBe(
    '单双 双 @ 2.69',
  )
})
