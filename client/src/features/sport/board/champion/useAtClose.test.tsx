import { renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clock } from '../../../../lib/clock.ts'
import { useAtClose } from './useAtClose.ts'

test('the list is asked for again when the first of its markets closes, and after that at the next', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ask = vi.fn()
  const [soon, later] = [{ closesAt: clock.now() + 5_000 }, { closesAt: clock.now() + 9_000 }]
  const { rerender } = renderHook(({ games }) => useAtClose(games, ask), {
    initialProps: { games: [later, soon] },
  })
  vi.advanceTimersByTime(5_000)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(ask).toHaveBeenCalledTimes(1)
  rerender({ games: [later] })
  vi.advanceTimersByTime(4_000)
  expect(ask).toHaveBeenCalledTimes(2)
  rerender({ games: [] })
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})
