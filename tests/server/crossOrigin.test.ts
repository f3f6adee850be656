import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { HEADER } from '@app/contract/kit/headers'
import { FRIEND, app } from './harness.ts'

const { preInfo } = contract.site
let server: ReturnType<typeof serve>
let origin = ''

beforeAll(async () => {
  server = serve({
    fetch: app.hono.fetch,
    port: 0,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
  })
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const ask = (from: string, method: string, headers: Record<string, string> = {}) =>
  fetch(origin + preInfo.path, {
    method,
    headers: { origin: from, 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body: '{}' }),
  })
const asking = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': `content-type,${HEADER.token}`,
}

describe('a page of another address', () => {
  it('that is on the list may ask beforehand and read the answer', async () => {
    const before = await ask(FRIEND, 'OPTIONS', asking)
    expect(before.status).toBe(204)
    expect(before.headers.get('access-control-allow-origin')).toBe(FRIEND)
    expect(before.headers.get('access-control-allow-headers')).toContain(HEADER.token)

    const answer = await ask(FRIEND, 'POST')
    expect(answer.headers.get('access-control-allow-origin')).toBe(FRIEND)
    expect(answer.headers.get('vary')).toContain('Origin')
    expect(await answer.json()).toHaveProperty('status_code')
  })

  it('that is not on the list may do neither', async () => {
    for (const method of ['OPTIONS', 'POST']) {
      const answer = await ask('https://evil.example', method, method === 'OPTIONS' ? asking : {})
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      await answer.arrayBuffer()
    }
  })

  it('steers nothing, wherever it comes from', async () => {
    const headers = { origin: FRIEND, 'sec-fetch-site': 'cross-site' }
    const refused = await fetch(`${origin}/__mock/api/worlds`, { headers })
    await refused.arrayBuffer()
    expect(refused.status).toBe(403)
  })
})
