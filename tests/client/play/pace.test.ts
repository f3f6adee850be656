import { afterEach, expect, test, vi } from 'vitest'
import { openPace } from '../../../mock-server/pages/games/kit/pace.js'

afterEach(() => vi.useRealTimers())

test('a shot pressed while the gun is not ready is fired once it is, and of several one', async () => {
  vi.useFakeTimers()
  const pace = openPace(1_000, 0)
  const fire = vi.fn(pace.begin)
  await pace.whenFree(fire)
  expect(fire).toHaveBeenCalledTimes(1)
  void pace.whenFree(fire)
  await vi.advanceTimersByTimeAsync(400)
  void pace.whenFree(fire)
  await vi.advanceTimersByTimeAsync(500)
  expect(fire).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(fire).toHaveBeenCalledTimes(2)
})
