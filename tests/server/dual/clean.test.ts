import { expect, it } from 'vitest'
import { MEMBERS, sideBySide } from './sideBySide.ts'

it.each([2, 3])('an honest backend of other data differs in nothing: seed %i', async (seed) => {
  const both = sideBySide(seed)
  for (const name of MEMBERS) await both.evening(name)
  const { calls, compared, apart, differences } = both.desk.read({ masked: false })
  expect(calls).toBeGreaterThan(200)
  expect({ compared, apart, differences }).toEqual({ compared: calls, apart: {}, differences: [] })
  both.close()
})
