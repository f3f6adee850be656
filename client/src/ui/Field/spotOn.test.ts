import { expect, it } from 'vitest'
import { spotOn } from './spotOn.ts'

it('puts the ball on the field, in the middle when nobody knows', () => {
  expect(spotOn({ x: 100, y: 0 }, 105, 68)).toEqual({ x: 105, y: 0 })
  expect(spotOn(null, 94, 50)).toEqual({ x: 47, y: 25 })
})
