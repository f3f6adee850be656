import { expect, test } from 'vitest'
import { withOrderLine } from './orderLine.ts'

test('the order of a withdrawal is the first line of the words, and one line only', () => {
  const first = withOrderLine('还没有到账', '', '取款订单：W1')
  expect(first).toBe('取款订单：W1\n还没有到账')
  const other = withOrderLine(first, '取款订单：W1', '取款订单：W2')
  expect(other).toBe('取款订单：W2\n还没有到账')
  expect(withOrderLine(other, '取款订单：W2', '')).toBe('还没有到账')
})

test("a line that the player wrote anew is the player's", () => {
  expect(withOrderLine('订单 W1 没到', '取款订单：W1', '')).toBe('订单 W1 没到')
})
