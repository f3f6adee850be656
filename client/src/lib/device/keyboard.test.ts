// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeyboard } from './keyboard.ts'

/** What is seen of the page; each look at its height lays the page out. */
class Seen extends EventTarget {
  scale = 1
  offsetTop = 0
  looks = 0
  #height = globalThis.innerHeight
  get height() {
    this.looks += 1
    return this.#height
  }
  shrinkBy(px: number) {
    this.#height -= px
    act(() => void this.dispatchEvent(new Event('resize')))
  }
}

afterEach(() => void vi.unstubAllGlobals())

test('a keyboard covers the foot of the page, and rendering anew asks for no layout', () => {
  const seen = new Seen()
  vi.stubGlobal('visualViewport', seen)
  const { result, rerender } = renderHook(useKeyboard)
  expect(result.current).toBe(0)
  seen.shrinkBy(300)
  expect(result.current).toBe(300)
  const before = seen.looks
  rerender()
  rerender()
  expect([result.current, seen.looks]).toEqual([300, before])
})

test('a page that is pushed up under a keyboard has less of its foot covered', () => {
  const seen = new Seen()
  vi.stubGlobal('visualViewport', seen)
  const { result } = renderHook(useKeyboard)
  seen.shrinkBy(300)
  seen.offsetTop = 120
  act(() => void seen.dispatchEvent(new Event('scroll')))
  expect(result.current).toBe(180)
})

test('one that is open already is seen with the next frame', async () => {
  const seen = new Seen()
  seen.shrinkBy(260)
  vi.stubGlobal('visualViewport', seen)
  const { result } = renderHook(useKeyboard)
  expect(seen.looks).toBe(0)
  await vi.waitFor(() => expect(result.current).toBe(260))
})
