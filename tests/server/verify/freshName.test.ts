import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUsername } from '@app/contract/rules/account/username'
import { freshName } from '../../verify/steps/freshName.ts'

it('a name for registration is one by the rules at any moment, and nobody has it', () => {
  for (const now of [0, 36 ** 4, 36 ** 5, 36 ** 6, 36 ** 6 - 1]) expect(isUsername(freshName(now))).toBe(true)
  fc.assert(fc.property(fc.nat({ max: 4e12 }), (now) => isUsername(freshName(now))))
  expect(new Set(Array.from({ length: 100 }, () => freshName(1))).size).toBe(100)
})
