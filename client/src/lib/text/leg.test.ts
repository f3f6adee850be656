import { expect, it } from 'vitest'
import { OVER } from './leg.data.ts'
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
  expect(legText(OVER, 'H', same)).toBe('大小 [香港盘] 大 4.5/5 @ 2.69')
  expect(legText({ ...OVER, wtype: 'EO', playName: '单双', pickName: '双', line: '' }, 'H', same)).toBe(
    '单双 双 @ 2.69',
  )
})
