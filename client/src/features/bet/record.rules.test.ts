import { expect, it } from 'vitest'
import { barsOf } from './record.rules.ts'

it('has a bar for every day of the span, empty ones too', () => {
  expect(barsOf(['2026-11-20', '2026-11-21'], [{ day: '2026-11-21', bet: '100.00', win: '-40.50' }])).toEqual(
    [
      { day: '2026-11-20', bet: 0, win: 0 },
      { day: '2026-11-21', bet: 100, win: -40.5 },
    ],
  )
})
