// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isOnline, lookAgain, watchNetwork } from './online.ts'

const settled = () => new Promise((done) => setTimeout(done))

afterEach(() => vi.restoreAllMocks())

test('a device that loses its network while its probe is still answered is cut off all the same as soon as a call fails', async () => {
  const probe = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  watchNetwork()
  await settled()
  expect(isOnline()).toBe(true)
  probe.mockRejectedValue(new TypeError('fetch failed'))
  await lookAgain()
  expect(isOnline()).toBe(false)
})

test('a backend on the same machine stays near after a call that failed', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  watchNetwork()
  await settled()
  await lookAgain()
  expect(isOnline()).toBe(true)
})

test('nothing is asked while the device has its network', async () => {
  const probe = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await lookAgain()
  expect(probe).not.toHaveBeenCalled()
})
