import { expect, it } from 'vitest'
import { clock } from '../../lib/clock.ts'
import { barsOf, chipOf } from './record.rules.ts'

it('has a bar for every day of the span, empty ones too', () => {
  expect(barsOf(['2026-11-20', '2026-11-21'], [{ day: '2026-11-21', bet: '100.00', win: '-40.50' }])).toEqual(
    [
      { day: '2026-11-20', bet: 0, win: 0 },
      { day: '2026-11-21', bet: 100, win: -40.5 },
    ],
  )
})

it('opens on the shortest span that holds the latest bet', () => {
  const DAY_MS = 86_400_000
  expect([0, 1, 5, 20, 90].map((days) => chipOf(clock.now() - days * DAY_MS))).toEqual([
    'today',
    'yesterday',
    'last7',
    'last30',
    'last30',
  ])
  expect(chipOf(undefined)).toBe('today')
})
