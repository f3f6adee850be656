import { expect, it } from 'vitest'
import { paidCents } from './play.rules.ts'

it('a round is paid what it won, up to 600,000 dollars [TERM-27]', () => {
  expect(paidCents(123_45)).toBe(123_45)
  expect(paidCents(700_000 * 720)).toBe(600_000 * 720)
})
