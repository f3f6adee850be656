import { expect, test } from 'vitest'
import { linesText } from '../../../mock-server/pages/games/payTable.js'

test('what a line paid is never broken within: each stands in a piece of its own', () => {
  const told = [
    '第 1 线 · 荷叶×3 · 10.00×0.325',
    '第 16 线 · 荷叶×3 · 10.00×0.325',
    '第 21 线 · 莲蓬×3 · 10.00×0.5',
  ]
  const small = linesText(told) as HTMLElement
  expect(Array.from(small.children, ({ className, textContent }) => [className, textContent])).toEqual([
    ['whole', `${told[0]}；`],
    ['whole', told[1]],
    ['whole', ' 等 3 组'],
  ])
  expect((linesText(told.slice(0, 1)) as HTMLElement).textContent).toBe(told[0])
  expect(linesText([])).toBe(false)
})
