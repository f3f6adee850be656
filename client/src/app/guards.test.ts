// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { session } from '../api/session.ts'
import { transport } from '../api/send/transport.ts'
import { guard } from './guards.ts'
import { createStore } from './store.ts'

const MEMBER = { token: 'a'.repeat(64), userId: 'vip5' }

test('a profile that was broken off says nothing about the session', async () => {
  const asked = Promise.withResolvers<undefined>()
  vi.spyOn(transport, 'fetch').mockImplementation((_url, { signal }) => {
    asked.resolve(undefined)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  session.begin(MEMBER)
  const going = guard(createStore(), '/mine/vip')
  await asked.promise
  session.end()
  session.begin(MEMBER)
  expect(await going).toBe('/')
  expect(session.token()).toBe(MEMBER.token)
})
