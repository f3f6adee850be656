import { expect, test } from 'vitest'
import { rootFontPx } from './rootFont.ts'

test.each([
  [1920, 16],
  [1700, (16 * 1700) / 1920],
  [2560, (16 * 2560) / 1920],
  [5120, 16 * 1.34],
  [1500, ((16 * 1500) / 1920) * 1.15],
  [390, 12],
])('a window of %i px has a root font of %f px', (width, px) => expect(rootFontPx(width)).toBeCloseTo(px))
