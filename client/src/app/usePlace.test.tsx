import { act, render } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OVER } from '../lib/links/over.ts'
import { usePlace } from './usePlace.ts'

const Page = () => (usePlace(), null)
/** How far the page can be scrolled. */
let reach = Infinity
const scrolled = vi.fn((_x: number, y: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: Math.min(y, reach) })
})

/** A document begins at this address, as after a reload or an address that was typed. */
const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: path, key: 'default' }]}>
      <Page />
    </MemoryRouter>,
  )
/** The document is read so far, and left. */
const leaveAt = (y: number, { unmount }: ReturnType<typeof open>) => {
  window.scrollTo(0, y)
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('pagehide'))
  unmount()
}

const watching = new Set<() => void>()
/** Something above what is read comes late: the browser moves the page along with it. */
const growAbove = (by: number) => {
  window.scrollTo(0, window.scrollY + by)
  for (const resized of watching) resized()
}

beforeEach(() => {
  reach = Infinity
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #resized: () => void
      constructor(resized: () => void) {
        this.#resized = resized
      }
      observe() {
        watching.add(this.#resized)
      }
      disconnect() {
        watching.delete(this.#resized)
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  watching.clear()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'scrollY')
})

test('a document that is loaded again is where it was left', () => {
  leaveAt(900, open('/app/help/ck'))
  open('/app/help/ck')
  expect(window.scrollY).toBe(900)
})

test('an address that is typed again begins at its top', () => {
  leaveAt(900, open('/app/help/ck'))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([
    { type: 'navigate' } as PerformanceNavigationTiming,
  ])
  open('/app/help/ck')
  expect(window.scrollY).toBe(0)
})

test('what no page of ours has kept is no place', () => {
  sessionStorage.setItem('places', '{')
  open('/sponsor')
  expect(window.scrollY).toBe(0)
})

test('a document that begins at another address begins at its top', () => {
  leaveAt(900, open('/app/help/ck'))
  open('/sponsor')
  expect(window.scrollY).toBe(0)
})

test('what comes late above it does not move it', () => {
  leaveAt(900, open('/app/help/ck'))
  open('/app/help/ck')
  growAbove(50)
  expect(window.scrollY).toBe(900)
})

test('however long a page takes to come it is found where it was left, and held a moment more', () => {
  vi.useFakeTimers()
  leaveAt(900, open('/app/help/ck'))
  reach = 117
  open('/app/help/ck')
  vi.advanceTimersByTime(60_000)
  reach = Infinity
  growAbove(0)
  expect(window.scrollY).toBe(900)
  vi.advanceTimersByTime(4_000)
  growAbove(50)
  expect(window.scrollY).toBe(900)
  vi.advanceTimersByTime(2_000)
  growAbove(50)
  expect(window.scrollY).toBe(950)
})

test('whoever scrolls meanwhile has chosen another place', () => {
  leaveAt(900, open('/app/help/ck'))
  open('/app/help/ck')
  window.dispatchEvent(new Event('wheel'))
  window.scrollTo(0, 300)
  growAbove(50)
  expect(window.scrollY).toBe(350)
})

test('what opens over a page leaves it where it is, another step of the same page begins at its top', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/game/sport/crty'],
  })
  render(<RouterProvider router={router} />)
  window.scrollTo(0, 900)
  window.dispatchEvent(new Event('scroll'))
  await act(() => router.navigate('/game/sport/crty?ticket=1', { state: OVER }))
  expect(window.scrollY).toBe(900)
  await act(() => router.navigate(-1))
  expect(window.scrollY).toBe(900)
  await act(() => router.navigate('/game/sport/crty?page=results'))
  expect(window.scrollY).toBe(0)
})
