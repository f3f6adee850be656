import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { clock } from '../../../../lib/clock.ts'
import { useClosesText } from './useClosesText.ts'

test.each([
  [2, '截止 今天 23:00'],
  [11, '截止 明天 08:00'],
  [26, '截止 明天 23:00'],
  [27, '截止 12-02 00:00'],
])('what closes in %s hours of an evening is said by its day', (hours, said) => {
  onTestFinished(() => clock.follow(clock.device()))
  // 21:00 of the site.
  const now = Date.UTC(2026, 10, 30, 13)
  clock.follow(now)
  const { result } = renderHook(useClosesText)
  expect(result.current(now + hours * 3_600_000)).toBe(said)
})

test('after midnight what closes tomorrow closes today', () => {
  onTestFinished(() => clock.follow(clock.device()))
  const now = Date.UTC(2026, 10, 30, 13)
  const closesAt = now + 11 * 3_600_000
  clock.follow(now)
  const { result } = renderHook(() => useClosesText()(closesAt))
  expect(result.current).toBe('截止 明天 08:00')
  clock.follow(now + 4 * 3_600_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe('截止 今天 08:00')
})
