import { expect, it } from 'vitest'
import { resultFor, wormOf } from './scene.rules.ts'

it('draws the lead of a match within its box', () => {
  const at = (time: number, home: number, away: number) => ({ time, home, away, clock: '', period: '' })
  expect(wormOf([at(0, 0, 0), at(50, 2, 0), at(100, 2, 3)])).toEqual({
    most: 2,
    least: 1,
    points: [
      { x: 0, y: 0.5 },
      { x: 0.5, y: 0 },
      { x: 1, y: 0.75 },
    ],
  })
  const [, second] = wormOf([at(0, 0, 0), at(60, 1, 0)], 80).points
  expect(second?.x, 'the match goes on after its last goal').toBe(0.75)
  expect(wormOf([])).toEqual({ most: 0, least: 0, points: [] })
})

it('says wins and defeats of a side', () => {
  expect([resultFor('H', 'H'), resultFor('H', 'C'), resultFor('C', 'D')]).toEqual(['W', 'L', 'D'])
})
