import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DAILY_PAYOUT_CAP_USD,
  NEW_HANDICAP_CAP_USD,
  SPORT_CAP_USD,
  capCents,
  cappedSport,
  parlayCapUsd,
  sportCapUsd,
} from './caps.ts'

const sports = ['other', ...(Object.keys(SPORT_CAP_USD) as (keyof typeof SPORT_CAP_USD)[])] as const

test.each([
  ['FT', 1_500_000],
  ['BK', 1_500_000],
  ['TN', 300_000],
  ['BS', 300_000],
  ['VB', 300_000],
  ['SK', 200_000],
  ['TT', 200_000],
  ['OP', 200_000],
  ['VF', 200_000],
  ['?', 200_000],
])('%s pays at most %i dollars [TERM-22 TERM-23 TERM-24]', (code, cap) => {
  expect(sportCapUsd(cappedSport(code))).toBe(cap)
})

test('a parlay has the lowest cap of its legs, never more than a day', () => {
  expect(parlayCapUsd(['football', 'tennis'])).toBe(300_000)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sports)), (legs) => {
      expect(legs.every((leg) => parlayCapUsd(legs) <= sportCapUsd(leg))).toBe(true)
      expect(parlayCapUsd(legs)).toBeLessThanOrEqual(DAILY_PAYOUT_CAP_USD)
    }),
  )
})

test('dollars become fen at 7.20 [TRAP-25]', () => {
  expect(capCents(NEW_HANDICAP_CAP_USD)).toBe(18_000_000)
  expect(capCents(100, 710)).toBe(71_000)
})
