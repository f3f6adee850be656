import { expect, it } from 'vitest'
import fc from 'fast-check'
import { isQuarter, lineOfSelection, lineText, parseLine, splitLine } from './line.ts'

const line = fc.integer({ min: -80, max: 80 }).map((quarters) => quarters / 4)

it.each([
  [0, '0'],
  [0.25, '0 / 0.5'],
  [-0.25, '-0 / 0.5'],
  [-0.75, '-0.5 / 1'],
  [-1.25, '-1 / 1.5'],
  [2, '2'],
  [2.5, '2.5'],
  [165.5, '165.5'],
])('writes %d as %s', (value, text) => {
  expect(lineText(value)).toBe(text)
  expect(parseLine(text)).toBe(value)
})

it('writes the plus of a positive handicap on request', () => {
  expect([lineText(0.75, true), lineText(0, true), lineText(-1, true)]).toEqual(['+0.5 / 1', '0', '-1'])
})

it('reads back every line it writes, signed or not', () => {
  fc.assert(
    fc.property(line, fc.boolean(), (value, signed) => {
      expect(parseLine(lineText(value, signed))).toBe(value === 0 ? 0 : value)
    }),
  )
})

it('refuses what is no line', () => {
  expect(['', 'x', '0 / 1', '1 / 0.5', '0.3'].map(parseLine)).toEqual(Array(5).fill(undefined))
  expect(parseLine('1 / 1')).toBe(1)
})

it('splits a quarter line into its neighbours, other lines into themselves', () => {
  expect(splitLine(-0.75)).toEqual([-1, -0.5])
  expect(splitLine(1.5)).toEqual([1.5, 1.5])
  fc.assert(
    fc.property(line, (value) => {
      const [low, high] = splitLine(value)
      expect((low + high) / 2).toBe(value)
      expect(isQuarter(low) || isQuarter(high)).toBe(false)
    }),
  )
})

it('turns the line for the away selection', () => {
  expect([lineOfSelection('RH', -0.5), lineOfSelection('RC', -0.5), lineOfSelection('RC', 0)]).toEqual([
    -0.5, 0.5, 0,
  ])
})
