import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commission, tierOf, TIERS } from './agent.rules.ts'

test('a tier begins with its first member', () => {
  for (const tier of TIERS) expect(tierOf(tier.from)).toBe(tier)
  expect(tierOf(9).percent).toBe(30)
  expect(tierOf(0)).toBe(TIERS[0])
})

test('thirty members with 200 each come to 2,112 a month', () => {
  expect(commission(30, 200)).toBe(2112)
})

test('more members never earn less, and a month of winners owes nothing', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(5000), (members, each) => {
      expect(commission(members + 1, each)).toBeGreaterThanOrEqual(commission(members, each))
      expect(commission(members, -each)).toBe(0)
    }),
  )
})
