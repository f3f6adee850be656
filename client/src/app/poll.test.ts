// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatLine } from '../lib/chat/chatLine.ts'
import { EVERY_MS, openPolling, PATIENCE_MS } from './poll.ts'

const ask = vi.fn()
let polling: ReturnType<typeof openPolling>
beforeEach(() => {
  vi.useFakeTimers()
  ask.mockClear()
  polling = openPolling(ask)
})
afterEach(() => {
  polling.end()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a line that stays away is replaced by questions, until it is back', () => {
  polling.follow('connecting')
  polling.follow('closed')
  vi.advanceTimersByTime(PATIENCE_MS - 1)
  expect([ask.mock.calls.length, chatLine.isPolling.get()]).toEqual([0, false])
  polling.follow('connecting')
  vi.advanceTimersByTime(1)
  expect([ask.mock.calls.length, chatLine.isPolling.get()]).toEqual([1, true])
  vi.advanceTimersByTime(EVERY_MS * 3)
  polling.follow('closed')
  expect(ask).toHaveBeenCalledTimes(4)
  polling.follow('connected')
  vi.advanceTimersByTime(EVERY_MS * 3)
  expect([ask.mock.calls.length, chatLine.isPolling.get()]).toEqual([4, false])
})

test('a short break is none, and nobody asks for a page that is not looked at or has no network', () => {
  polling.follow('closed')
  vi.advanceTimersByTime(PATIENCE_MS - 1)
  polling.follow('connected')
  vi.advanceTimersByTime(EVERY_MS)
  expect(ask).not.toHaveBeenCalled()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  polling.follow('closed')
  vi.advanceTimersByTime(PATIENCE_MS + EVERY_MS)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.advanceTimersByTime(EVERY_MS)
  expect(ask).not.toHaveBeenCalled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(EVERY_MS)
  expect(ask).toHaveBeenCalledOnce()
})
