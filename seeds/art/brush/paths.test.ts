import { expect, it } from 'vitest'
import { shortPath } from './paths.ts'
import { seeded } from './seeded.ts'
import { svg } from './svg.ts'

it('a path is spelled in fewer signs', () => {
  expect(shortPath('M10 10L20 10L20 20L10 20z')).toBe('M10 10H20V20H10z')
  expect(shortPath('M100 100C101 101 102 102 103 103')).toBe('M100 100c1 1 2 2 3 3')
  expect(shortPath('M0 0L5.5 0.5L6 1')).toBe('M0 0 5.5.5 6 1')
  expect(shortPath('M0 0a5 5 0 1 1 .1 0z')).toBe('M0 0A5 5 0 1 1 .1 0z')
})

it('a path that is short already stays as it is', () => {
  const once = shortPath('M-26 10L-48 22M-24 18L-42 36M26 10Q30 4 48 22T60 30')
  expect(shortPath(once)).toBe(once)
})

it('a drawing refuses a number that is none', () => {
  expect(() => svg`<circle r="${Number.NaN}"/>`).toThrow(RangeError)
})

it('a seed gives its stream everywhere, and neighbours differ', () => {
  const of = (seed: string) => Array.from({ length: 4 }, seeded(seed).next)
  expect(of('team-1')).toEqual(of('team-1'))
  expect(of('team-1')).not.toEqual(of('team-2'))
  expect(seeded('a').fork('x').next()).not.toBe(seeded('a').fork('y').next())
})
