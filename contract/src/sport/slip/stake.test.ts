import { expect, it, vi } from 'vitest'
import fc from 'fast-check'
import { oddsTypes } from '../codes.ts'
import { seriesCapCents, winCapOf } from './limits.ts'
import { clampStake, maxStake, stakeProblem, usedUp } from './stake.ts'

// [B-CALC-01 B-CALC-02 B-CALC-03]
it.each([
  [1000_00, 5000_00, 800_00, 800_00],
  [1000_00, 500_00, 800_00, 500_00],
  [1000_00, 5000_00, 800_75, 800_00],
  [1000_00, 50_50, 2000_00, 50_50],
  [100_00, 500_00, 800_75, 100_00],
  [100_00, 500_00, 0, 0],
])('clamps %i with limit %i and balance %i to %i', (typed, max, balance, real) => {
  const onClamp = vi.fn<(cents: number) => void>()
  expect(clampStake(typed, max, balance, onClamp)).toBe(real)
  expect(onClamp.mock.calls).toEqual(real === typed ? [] : [[real]])
  expect(clampStake(typed, max, balance)).toBe(real)
})

const limits = { minCents: 10_00, maxCents: 50_000_00, capCents: 1_000_000_00, balanceCents: 800_00 }

it('names why a stake is refused', () => {
  expect(stakeProblem(95, 'H', 9_99, limits)).toBe('belowMin')
  expect(stakeProblem(95, 'H', 60_000_00, limits)).toBe('aboveMax')
  expect(stakeProblem(95, 'H', 900_00, limits)).toBe('insufficientBalance')
  expect(stakeProblem(95, 'H', 800_00, limits)).toBeUndefined()
  expect(stakeProblem(50, 'I', 500_00, limits)).toBe('insufficientBalance')
  expect(stakeProblem(95, 'H', 800_00, { ...limits, capCents: 100 })).toBe('aboveMax')
})

it('never refuses the largest stake it offers', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom(...oddsTypes),
      fc.record({ minCents: fc.constant(0), maxCents: amount, capCents: amount, balanceCents: amount }),
      (k, type, drawn) => {
        expect(stakeProblem(k, type, maxStake(k, type, drawn), drawn)).toBeUndefined()
      },
    ),
  )
})

it('gives a parlay the lowest cap of its legs [TERM-26]', () => {
  const winners = (...sports: ('FT' | 'TN' | 'BK' | 'SK')[]) => sports.map((sport) => ({ sport, wtype: 'M' }))
  expect(seriesCapCents(winners('FT', 'TN', 'BK'))).toBe(300_000 * 720)
  expect(seriesCapCents(winners('FT', 'SK'))).toBe(200_000 * 720)
  expect(seriesCapCents([...winners('BK'), { sport: 'FT', wtype: 'CNR' }])).toBe(25_000 * 720)
})

// [TERM-25]
it('caps handicaps over corners, cards, sets and games as new ones, those over the score as their sport', () => {
  for (const wtype of ['CNR', 'HCNRE', 'RNR', 'STR', 'GRE', 'S1GR'])
    expect(winCapOf({ sport: 'FT', wtype })).toBe(25_000 * 720)
  for (const wtype of ['R', 'HRE', 'CNOU', 'STOU', 'M', 'unknown'])
    expect(winCapOf({ sport: 'FT', wtype })).toBe(1_500_000 * 720)
})

it('what may be staked is used up when the most is less than the least, and not before', () => {
  const limits = { minCents: 1_000, maxCents: 1_000, capCents: 0, balanceCents: 0 }
  expect([undefined, limits, { ...limits, maxCents: 999 }].map(usedUp)).toEqual([
    undefined,
    undefined,
    'aboveMax',
  ])
})
