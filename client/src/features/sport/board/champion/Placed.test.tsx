import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Placed } from './Placed.tsx'

afterEach(() => vi.unstubAllGlobals())

type Seen = { isIntersecting: boolean; boundingClientRect: { top: number } }

/** A market that stood so high when its winner was told; `seen` says where it is now. */
const decided = (px: number) => {
  let seen: (is: Seen) => void = () => undefined
  class Sizes {
    #tell: (of: object[]) => void
    constructor(tell: (of: object[]) => void) {
      this.#tell = tell
    }
    observe() {
      this.#tell([{ borderBoxSize: [{ blockSize: px }] }])
    }
    disconnect() {}
  }
  class Sight {
    constructor(tell: (of: Seen[]) => void) {
      seen = (is) => tell([is])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Sizes)
  vi.stubGlobal('IntersectionObserver', Sight)
  const { container, rerender } = render(<Placed isDecided={false}>6 sides</Placed>)
  rerender(<Placed isDecided>its winner</Placed>)
  const place = container.firstElementChild as HTMLElement
  return {
    height: () => place.style.minHeight,
    seen: (isIntersecting: boolean, top: number) =>
      act(() => seen({ isIntersecting, boundingClientRect: { top } })),
  }
}

test('a market that has its winner stays as high as it stood, so that no other price moves', () => {
  const { height, seen } = decided(425)
  expect(height()).toBe('425px')
  seen(true, 100)
  expect(height()).toBe('425px')
})

test('it is let go where nobody sees it and nothing seen moves: below the window, not above it', () => {
  const { height, seen } = decided(425)
  seen(false, -600)
  expect(height()).toBe('425px')
  seen(false, 900)
  expect(height()).toBe('')
})
