import { expect, it } from 'vitest'
import { MEMBERS, sideBySide } from './sideBySide.ts'

it.each([2, 3, 4])('two honest backends of other data differ in nothing: seed %i', async (seed) => {
  const both = sideBySide(seed)
  for (const name of MEMBERS) await both.evening(name)
  const { calls, compared, apart, differences } = both.desk.read({ masked: false })
  console.log(calls, compared, apart)
  for (const row of differences) console.log(row.call, row.kind, row.path, row.count, JSON.stringify(row.real)?.slice(0, 200), JSON.stringify(row.mock)?.slice(0, 200), row.why)
  expect(differences).toEqual([])
  both.close()
})
