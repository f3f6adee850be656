import { expect, it } from 'vitest'
import { clock } from '../../lib/clock.ts'
import { barsOf, chipOf, countsLess, formatOf } from './record.rules.ts'

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

it('names the format of a price that could be read in another', () => {
  expect([formatOf('R', 'H'), formatOf('R', 'E'), formatOf('M', 'H'), formatOf('R', null)]).toEqual([
    '香港盘',
    '欧洲盘',
    '',
    '',
  ])
})

it('says what counts of a settled ticket where that is not all of it', () => {
  const ticket = { settleTime: 1, valid: '45.00', risk: '50.00' }
  expect(countsLess(ticket)).toBe(true)
  expect(countsLess({ ...ticket, valid: '50.00' })).toBe(false)
  expect(countsLess({ ...ticket, settleTime: null })).toBe(false)
})
