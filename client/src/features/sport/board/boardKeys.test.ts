import { expect, it } from 'vitest'
import { nearest } from './boardKeys.ts'

const box = (left: number, top: number) => ({ left, top, width: 60, height: 28 })
const grid = [box(0, 0), box(70, 0), box(0, 30), box(70, 30), box(200, 95)]

it('moves to the neighbour in the direction of the arrow', () => {
  expect(nearest('ArrowRight', grid[0]!, grid)).toBe(1)
  expect(nearest('ArrowDown', grid[0]!, grid)).toBe(2)
  expect(nearest('ArrowLeft', grid[3]!, grid)).toBe(2)
  expect(nearest('ArrowUp', grid[3]!, grid)).toBe(1)
  expect(nearest('ArrowDown', grid[3]!, grid)).toBe(4)
})

it('stays at the edge and ignores other keys', () => {
  expect(nearest('ArrowLeft', grid[0]!, grid)).toBeUndefined()
  expect(nearest('Enter', grid[0]!, grid)).toBeUndefined()
})
