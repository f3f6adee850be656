import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'

// What jsdom lacks and the components ask for. Nothing of ours is replaced here.
class StillObserver {
  observe(_target?: Element) {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Nothing has a place here: whatever is watched counts as seen. */
class SeenObserver extends StillObserver {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    super()
    this.#tell = tell
  }
  override observe(target?: Element) {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver))
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
vi.stubGlobal('IntersectionObserver', SeenObserver)
vi.stubGlobal('scrollTo', () => {})
HTMLCanvasElement.prototype.getContext = () => null
URL.createObjectURL = () => 'blob:picture'
URL.revokeObjectURL = () => {}
Element.prototype.scrollIntoView = () => {}
Element.prototype.scrollTo = () => {}

// What a page does by itself – its clock, its line – also comes between two acts, and is no fault of the test.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
})

/** Prints the page only when the failure is read: a query that waits fails many times before it finds. */
const getElementError = (message: string | null, container: Element): Error => {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => `${message ?? ''}\n\n${prettyDOM(container) || ''}`,
  })
  return error
}

// Screens load their chunks and ask the real mock: a busy machine may take its time.
configure({ asyncUtilTimeout: 40_000, getElementError })
