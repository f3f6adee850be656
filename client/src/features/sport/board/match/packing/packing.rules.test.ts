import { expect, it } from 'vitest'
import { inColumns, partsOf } from './packing.rules.ts'

it('ends the columns of markets together; a last one that would leave a hole lies across', () => {
  const inThree = (...rows: number[]) => {
    const { columns, across } = inColumns([...rows.keys()], 3, (at) => rows[at]!)
    return [columns.map((cards) => cards.map((at) => rows[at])), across.map((at) => rows[at])]
  }
  expect(inThree(5, 4, 3, 2)).toEqual([[[5], [4], [3, 2]], []])
  expect(inThree(5, 5, 5, 3)).toEqual([[[5], [5], [5]], [3]])
  expect(inThree(5.4, 4.6, 3.4, 2.6, 5.4, 4.6, 3.4, 2.6)).toEqual([
    [
      [5.4, 5.4],
      [4.6, 3.4, 2.6],
      [4.6, 3.4, 2.6],
    ],
    [],
  ])
  expect(
    inColumns([3.4, 4.41, 2.6, 5.4, 4.6, 3.6, 3.41, 3.42, 5.41, 5.42, 4.61, 4.62], 3, (own) => own).empty,
  ).toBeLessThan(1)
  expect(inThree(5, 3)).toEqual([[[5], [3]], []])
  expect(inColumns([5, 4, 3], 1, (own) => own).columns).toEqual([[5, 4, 3]])
})

it('fills what would stay empty over scores with what comes after them', () => {
  const rows: Record<string, number> = { RE: 5.4, ROU: 3.6, RM: 3.4, REO: 2.6, RT: 2.6, RTOH: 2.6, RTOC: 2.6 }
  const parts = partsOf(['RE', 'ROU', 'RM', 'REO', 'RPD', 'RT', 'RTOH', 'RTOC'], 3, (wtype) => rows[wtype]!)
  expect(parts.map((part) => (typeof part === 'string' ? part : part.columns))).toEqual([
    [['RE'], ['ROU', 'RT'], ['RM', 'REO']],
    'RPD',
    [['RTOH'], ['RTOC']],
  ])
  expect(
    partsOf(['REO', 'RPD', 'RT', 'RTOH', 'RTOC'], 3, () => 3).map(
      (part) => typeof part === 'string' || part.columns,
    ),
  ).toEqual([[['REO'], ['RT'], ['RTOH']], true, [['RTOC']]])
  expect(partsOf(['RE', 'RPD'], 3, () => 3).map((part) => typeof part)).toEqual(['object', 'string'])
})
