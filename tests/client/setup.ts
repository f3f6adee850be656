import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// What jsdom lacks and the components ask for. Nothing of ours is replaced here.
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const matchMedia = (query: string): MediaQueryList => ({
  // Tests see the page at rest: no motion, everything else unmatched.
  matches: query.includes('prefers-reduced-motion: reduce'),
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})

vi.stubGlobal('matchMedia', matchMedia)
vi.stubGlobal('ResizeObserver', StillObserver)
vi.stubGlobal('IntersectionObserver', StillObserver)
vi.stubGlobal('scrollTo', () => {})
Element.prototype.scrollIntoView = () => {}
Element.prototype.scrollTo = () => {}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
})

// Screens load their chunks and ask the real mock: a busy machine may take its time.
configure({ asyncUtilTimeout: 20_000 })
