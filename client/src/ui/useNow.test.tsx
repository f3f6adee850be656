import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNow } from './useNow.ts'

afterEach(() => vi.useRealTimers())

test('all that read the time at one pace read the same, whenever they came', () => {
  vi.useFakeTimers()
  const first = renderHook(() => useNow(1_000)).result
  act(() => void vi.advanceTimersByTime(400))
  const second = renderHook(() => useNow(1_000)).result
  expect(first.current).toBe(second.current)
  const before = first.current
  act(() => void vi.advanceTimersByTime(1_000))
  expect(first.current).toBe(second.current)
  expect(first.current).toBeGreaterThan(before)
})
