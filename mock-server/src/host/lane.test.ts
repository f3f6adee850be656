import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Calls, Carried } from '../kit/calls.ts'
import type { Answer } from '../kit/incoming.ts'
import { callServer } from './lane.ts'

let server: Server | undefined
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

/** A lane whose only call answers with the origin that it was asked at. */
const originSeen = async (headers: Record<string, string>): Promise<string> => {
  const calls = {
    find: () => ({ endpoint: {} }),
    answer: (_: unknown, { origin }: Carried) => ({ body: origin, http: 200, isAscii: true }),
  } as unknown as Calls
  const failed = (): Answer => ({ body: '', isAscii: true, http: 500 })
  const made = callServer(calls, failed, [])({}, () => {})
  server = made
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(made.address() as AddressInfo).port}`
  const answer = await fetch(`${origin}/game/api/v1/venue/launch`, { method: 'POST', headers, body: '{}' })
  return (await answer.text()).replace(origin.slice('http'.length), '')
}

test('what a call is asked at is plain, and encrypted where the door in front says so', async () => {
  expect(await originSeen({})).toBe('http')
  expect(await originSeen({ 'x-forwarded-proto': 'https' })).toBe('https')
})

test('no other word of a header becomes part of an address', async () => {
  expect(await originSeen({ 'x-forwarded-proto': 'javascript' })).toBe('http')
})
