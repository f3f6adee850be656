import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { carriedBy } from './mount.ts'

const app = new Hono()
app.all('*', (c) => {
  const header = (_: unknown, name: string) => c.req.header(name)
  return c.text(carriedBy(c, { ip: () => '', header, folder: '/demo' }).origin)
})
const originOf = async (headers: Record<string, string>): Promise<string> =>
  (await app.request('http://127.0.0.1:8787/game/api/v1/venue/launch', { method: 'POST', headers })).text()

test('what a call is asked at is plain, and encrypted where the door in front says so', async () => {
  expect(await originOf({})).toBe('http://127.0.0.1:8787/demo')
  expect(await originOf({ 'x-forwarded-proto': 'https' })).toBe('https://127.0.0.1:8787/demo')
})

test('no other word of a header becomes part of an address', async () => {
  expect(await originOf({ 'x-forwarded-proto': 'javascript' })).toBe('http://127.0.0.1:8787/demo')
})
