// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBackCloses } from './useBackCloses.ts'

/** The browser's own rule: Back goes to the latest that still watches, and only once. */
const watching: EventTarget[] = []
class Watcher extends EventTarget {
  constructor() {
    super()
    watching.push(this)
  }
  destroy() {
    watching.splice(watching.indexOf(this), 1)
  }
}
const back = () => {
  const last = watching.at(-1)
  act(() => void last?.dispatchEvent(new Event('close')))
  return last !== undefined
}

const Over = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  useBackCloses(isOpen, onClose)
  return null
}

const device = (isTouched: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isTouched }))

beforeEach(() => {
  vi.stubGlobal('CloseWatcher', Watcher)
  device(true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  watching.length = 0
})

test('an Escape is left to the dialogs: the browser would close what they have closed', () => {
  const escape = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
  const { rerender } = render(<Over isOpen onClose={vi.fn()} />)
  expect(escape(), 'not for the browser').toBe(false)
  rerender(<Over isOpen={false} onClose={vi.fn()} />)
  expect(escape()).toBe(true)
})

test('an Escape at which the dialog itself closes is not the browser’s either', () => {
  const shut = () => rerender(<Over isOpen={false} onClose={vi.fn()} />)
  // The dialog's own listener is there first.
  window.addEventListener('keydown', shut, { capture: true, once: true })
  const { rerender } = render(<Over isOpen onClose={vi.fn()} />)
  const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
  expect(window.dispatchEvent(escape), 'not for the browser').toBe(false)
})

test('as long as one is open, whatever closed beside it at the same press', () => {
  const both = (isSheet: boolean) => (
    <>
      <Over isOpen={isSheet} onClose={vi.fn()} />
      <Over isOpen onClose={vi.fn()} />
    </>
  )
  const { rerender } = render(both(true))
  rerender(both(false))
  const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
  expect(window.dispatchEvent(escape), 'not for the browser').toBe(false)
})

test('back on a phone closes the latest that is open, and nothing when all are closed', () => {
  const [sheet, dialog] = [vi.fn(), vi.fn()]
  const { rerender } = render(
    <>
      <Over isOpen onClose={sheet} />
      <Over isOpen onClose={dialog} />
    </>,
  )
  expect(back()).toBe(true)
  expect([sheet.mock.calls.length, dialog.mock.calls.length]).toEqual([0, 1])
  rerender(
    <>
      <Over isOpen onClose={sheet} />
      <Over isOpen={false} onClose={dialog} />
    </>,
  )
  back()
  expect([sheet.mock.calls.length, dialog.mock.calls.length]).toEqual([1, 1])
  rerender(
    <>
      <Over isOpen={false} onClose={sheet} />
      <Over isOpen={false} onClose={dialog} />
    </>,
  )
  expect(back()).toBe(false)
})

test('nothing is watched with a mouse, nor where the browser does not offer it', () => {
  device(false)
  const { unmount } = render(<Over isOpen onClose={vi.fn()} />)
  expect(back()).toBe(false)
  unmount()
  device(true)
  vi.stubGlobal('CloseWatcher', undefined)
  render(<Over isOpen onClose={vi.fn()} />)
  expect(back()).toBe(false)
})
