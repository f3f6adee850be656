import { expect, it } from 'vitest'
import { barsOf, csvOf } from './record.rules.ts'

it('quotes what would break a row and defuses what a spreadsheet would run', () => {
  expect(
    csvOf(
      ['甲', '乙'],
      [
        ['a,"b"', '=SUM(A1)'],
        ['-12.50', '-cmd'],
      ],
    ),
  ).toBe('\uFEFF甲,乙\r\n"a,""b""",\'=SUM(A1)\r\n-12.50,\'-cmd\r\n')
})

it('has a bar for every day of the span, empty ones too', () => {
  expect(barsOf(['2026-11-20', '2026-11-21'], [{ day: '2026-11-21', bet: '100.00', win: '-40.50' }])).toEqual(
    [
      { day: '2026-11-20', bet: 0, win: 0 },
      { day: '2026-11-21', bet: 100, win: -40.5 },
    ],
  )
})
