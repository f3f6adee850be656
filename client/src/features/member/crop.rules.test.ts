import { describe, expect, it } from 'vitest'
import { MIDDLE, partOf, VIEW_PX, within, ZOOM_MAX } from './crop.rules.ts'

const wide = { width: 960, height: 480 }

describe('the cut of a picture', () => {
  it('is the middle square of the shorter side at first', () => {
    expect(partOf(wide, MIDDLE)).toEqual({ left: 240, top: 0, side: 480 })
  })

  it('follows the picture as it is moved, and never leaves it', () => {
    const left = within(wide, { zoom: 1, x: 10_000, y: 10_000 })
    expect(left).toEqual({ zoom: 1, x: VIEW_PX / 2, y: 0 })
    expect(partOf(wide, left)).toEqual({ left: 0, top: 0, side: 480 })
    expect(partOf(wide, within(wide, { zoom: 1, x: -10_000, y: 0 })).left).toBe(480)
  })

  it('is the smaller the more one zooms, up to a limit', () => {
    expect(partOf(wide, { ...MIDDLE, zoom: 2 })).toEqual({ left: 360, top: 120, side: 240 })
    expect(within(wide, { ...MIDDLE, zoom: 99 }).zoom).toBe(ZOOM_MAX)
    expect(within(wide, { ...MIDDLE, zoom: 0 }).zoom).toBe(1)
  })
})
