import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { chatLine } from '../../../../lib/chat/chatLine.ts'
import { clock } from '../../../../lib/clock.ts'
import { useAtClose } from './useAtClose.ts'

test('the list is asked for again when the first of its markets closes, and after that at the next', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ask = vi.fn()
  const [soon, later] = [{ closesAt: clock.now() + 5_000 }, { closesAt: clock.now() + 9_000 }]
  const { rerender } = renderHook(({ games }) => useAtClose(games, false, ask), {
    initialProps: { games: [later, soon] },
  })
  act(() => void vi.advanceTimersByTime(5_000))
  expect(ask).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(ask).toHaveBeenCalledTimes(1)
  rerender({ games: [later] })
  act(() => void vi.advanceTimersByTime(4_000))
  expect(ask).toHaveBeenCalledTimes(2)
  rerender({ games: [] })
  act(() => void vi.advanceTimersByTime(60_000))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a clock that is moved past the last moment closes the market at once, and asks once', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    clock.follow(clock.device())
  })
  const ask = vi.fn()
  const closesAt = clock.now() + 3_600_000
  const { result } = renderHook(() => useAtClose([{ closesAt }], false, ask))
  expect(result.current).toBeLessThan(closesAt)
  clock.follow(closesAt + 5_000)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(result.current).toBeGreaterThan(closesAt)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(ask).toHaveBeenCalledTimes(1)
})

test('what was asked before the close is waited for: its answer is the former list', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ask = vi.fn()
  const games = [{ closesAt: clock.now() + 2_000 }]
  const { result, rerender } = renderHook(({ isAsking }) => useAtClose(games, isAsking, ask), {
    initialProps: { isAsking: true },
  })
  act(() => void vi.advanceTimersByTime(4_000))
  expect(result.current).toBeGreaterThan(games[0]!.closesAt)
  expect(ask).not.toHaveBeenCalled()
  rerender({ isAsking: false })
  rerender({ isAsking: true })
  rerender({ isAsking: false })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('as a bet is told to be settled the list is asked for, whatever the clock says', () => {
  const ask = vi.fn()
  const games = [{ closesAt: clock.now() + 3_600_000 }]
  renderHook(() => useAtClose(games, false, ask))
  const tell = (type: string) => act(() => chatLine.deliver(MESSAGE_ID.notification, { type }))
  tell('feedback')
  expect(ask).not.toHaveBeenCalled()
  tell('bet')
  expect(ask).toHaveBeenCalledTimes(1)
})
