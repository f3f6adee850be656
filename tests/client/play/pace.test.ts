import { afterEach, expect, test, vi } from 'vitest'
import { openPace, playMs } from '../../../mock-server/pages/games/kit/pace.js'

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

test('a shot whose moment has passed long ago is not fired', async () => {
  vi.useFakeTimers()
  const now = vi.spyOn(performance, 'now')
  const pace = openPace(1_000, 0)
  const fire = vi.fn(pace.begin)
  await pace.whenFree(fire)
  void pace.whenFree(fire)
  const stood = performance.now()
  now.mockImplementation(() => stood + 17_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fire).toHaveBeenCalledTimes(1)
  await pace.whenFree(fire)
  expect(fire).toHaveBeenCalledTimes(2)
  now.mockRestore()
})

test('each play of a hand that is played out is long enough to be read, of many cards longer; a bomb and the last play last longer', () => {
  const [single, row] = [playMs(1, false, false), playMs(8, false, false)]
  expect(single).toBeGreaterThanOrEqual(340)
  expect(row).toBeGreaterThanOrEqual(450)
  expect(row).toBeLessThanOrEqual(500)
  expect(playMs(4, true, false)).toBeGreaterThanOrEqual(2 * single)
  expect(playMs(1, false, true)).toBeGreaterThanOrEqual(2 * single)
})
