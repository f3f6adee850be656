import { afterEach, expect, test, vi } from 'vitest'
import { transport } from '../api/send/transport.ts'
import { holdCalls } from './holdCalls.ts'

const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))

const BALANCE = '/fd/api/v1/wallet/balance'
const RESET = '/__mock/api/reset'
const listen = () => (transport.fetch = vi.fn(() => Promise.resolve(new Response('{}'))))

test('calls wait for the new world; those of the session that ended with the old one never leave', async () => {
  const door = listen()
  const over = new AbortController()
  const [waits, ends] = await holdCalls(async () => {
    const held = [
      transport.fetch(BALANCE, {}),
      transport.fetch(BALANCE, { signal: over.signal }).catch((reason: Error) => reason.name),
    ]
    await transport.fetch(RESET, {})
    expect(door.mock.calls).toEqual([[RESET, {}]])
    over.abort()
    return held
  })
  expect(await ends).toBe('AbortError')
  await waits
  expect(door.mock.calls).toEqual([
    [RESET, {}],
    [BALANCE, {}],
  ])
  expect(transport.fetch).toBe(door)
})

test('a world that could not be exchanged lets everything go on', async () => {
  const door = listen()
  let held: Promise<Response> | undefined
  const work = holdCalls(() => {
    held = transport.fetch(BALANCE, {})
    return Promise.reject(new Error('refused'))
  })
  await expect(work).rejects.toThrow('refused')
  expect((await held)?.status).toBe(200)
  expect(door).toHaveBeenCalledTimes(1)
})
