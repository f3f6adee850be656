import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { SeenObserver, StillObserver, matchMedia } from './atRest.ts'

// What jsdom lacks and the components ask for. Nothing of ours is replaced here.
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
