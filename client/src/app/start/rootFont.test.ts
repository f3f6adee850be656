// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { rootFontPx, scaleRootFont } from './rootFont.ts'

// [APP-07]
test.each([
  [1920, 16],
  [1700, (16 * 1700) / 1920],
  [2560, (16 * 2560) / 1920],
  [5120, 16 * 1.34],
  [1500, ((16 * 1500) / 1920) * 1.15],
  [390, 12],
])('a window of %i px has a root font of %f px', (width, px) => expect(rootFontPx(width)).toBeCloseTo(px))

test('the document follows the width of its window [APP-07]', () => {
  window.innerWidth = 1920
  scaleRootFont()
  expect(document.documentElement.style.fontSize).toBe('16px')
  window.innerWidth = 1366
  window.dispatchEvent(new Event('resize'))
  expect(Number.parseFloat(document.documentElement.style.fontSize)).toBeCloseTo(rootFontPx(1366), 3)
})
