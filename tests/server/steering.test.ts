import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { CLIENT_TYPE, HEADER, SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import { app as open, openApp } from './harness.ts'

const TOKEN = 'a secret; of many words'
const { RISKY_LOGIN } = STATUS
const CALLER = { [HEADER.client]: CLIENT_TYPE, [HEADER.site]: SITE_ID }
const HOST = 'mock.example:8787'
const app = openApp({ guard: { host: '0.0.0.0', token: TOKEN } })
const COOKIE = { cookie: `mock_token=${encodeURIComponent(TOKEN)}` }
const OWN = { origin: `http://${HOST}` }
/** A page on another port of the same host: the browser sends it the cookie too. */
const NEIGHBOUR = { origin: 'http://mock.example:9999' }

let worlds = 0
const ask = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  app.hono.request(`http://${HOST}${path}`, {
    method,
    headers: { host: HOST, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })

const SENDERS: [who: string, headers: Record<string, string>, may: boolean][] = [
  ['a page of its own', OWN, true],
  ['a page of its own that says so', { ...OWN, 'sec-fetch-site': 'same-origin' }, true],
  ['a typed address', { 'sec-fetch-site': 'none' }, true],
  ['a link of its own in the open', { referer: `http://${HOST}/__mock/` }, true],
  ['a page of its own behind encryption', { origin: `https://${HOST}` }, true],
  ['a page on another port', NEIGHBOUR, false],
  ['a page on another port that says so', { ...NEIGHBOUR, 'sec-fetch-site': 'same-site' }, false],
  ['a picture on another port', { 'sec-fetch-site': 'same-site' }, false],
  ['a link on another port in the open', { referer: 'http://mock.example:9999/' }, false],
  ['a page that says nothing', {}, false],
  ['a page without an origin', { origin: 'null' }, false],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
]

describe.each(SENDERS)('with the operator’s cookie %s', (_who, from, may) => {
  const headers = { ...COOKIE, ...from }
  it(`${may ? 'steers' : 'steers nothing'}`, async () => {
    const name = `mine-${++worlds}`
    const status = async (method: string, path: string, body?: object) =>
      (await ask(method, path, headers, body)).status
    expect(await status('POST', '/__mock/api/worlds', { name })).toBe(may ? 201 : 401)
    expect(await status('POST', '/__mock/api/reset', {})).toBe(may ? 200 : 401)
    expect(await status('POST', '/__mock/api/members/vip5/session', {})).toBe(may ? 201 : 401)
    expect(await status('POST', '/__mock/api/faults', { path: '/site/**', http: 500 })).toBe(may ? 201 : 401)
    expect(await status('GET', '/__mock/api/journal')).toBe(may ? 200 : 401)
    expect(await status('GET', '/__mock/api/capsule')).toBe(may ? 200 : 401)
    for (const address of [
      '/?__as=vip5',
      '/?__scene=empty-states',
      '/?__fault=/site/**:drop',
      '/?__world=default',
    ])
      expect(await status('GET', address)).toBe(may ? 302 : 403)

    const forced = await ask(
      'POST',
      contract.auth.login.path,
      { ...headers, ...CALLER, [TESTER_HEADER.status]: String(RISKY_LOGIN.code) },
      {},
    )
    const { status_code } = (await forced.json()) as { status_code: number }
    expect(status_code === RISKY_LOGIN.code).toBe(may)

    for (const path of [contract.site.preInfo.path, '/mock/support', '/mock/venue/CWCP', '/mock/pay/D1']) {
      const fresh = `fresh-${++worlds}`
      await ask(path.startsWith('/mock') ? 'GET' : 'POST', `${path}?__world=${fresh}`, headers)
      expect([path, app.worlds.has(fresh)]).toEqual([path, may])
    }
    app.worlds.closeAll()
  })
})

it('the token itself steers from anywhere', async () => {
  const bearer = { authorization: `Bearer ${TOKEN}`, ...NEIGHBOUR, 'sec-fetch-site': 'same-site' }
  expect((await ask('POST', '/__mock/api/faults', bearer, { path: '/site/**', http: 500 })).status).toBe(201)
  const wrong = { ...COOKIE, ...OWN, authorization: 'Bearer wrong' }
  expect((await ask('GET', '/__mock/api/faults', wrong)).status).toBe(401)
})

it('a link from another page opens nothing by itself, but its own page offers to go on', async () => {
  const stopped = await ask('GET', '/?__as=vip5&x=%22', { ...COOKIE, referer: 'http://mock.example:9999/' })
  expect(stopped.status).toBe(403)
  expect(await stopped.text()).toContain('href="/?__as=vip5&amp;x=%22"')
})

describe('a browser without the token', () => {
  const BROWSER = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }
  it.each(['/?__scene=vip5-evening&__as=vip5', '/__mock/api/ledger?__world=default'])(
    'is asked for it once at %s, and goes on from there',
    async (address) => {
      const asked = await ask('GET', address, BROWSER)
      expect(asked.status).toBe(401)
      const page = await asked.text()
      expect(page).toContain(`data-next="${address.replaceAll('&', '&amp;')}"`)
      expect(page).toContain('src="/__mock/token.js"')
      const given = await ask('POST', '/__mock/token', OWN, { token: TOKEN })
      const cookie = given.headers.get('set-cookie')!.split(';')[0]!
      expect((await ask('GET', address, { ...BROWSER, cookie })).status).toBeLessThan(400)
    },
  )
  it('goes on within the site, wherever the address seems to lead, and so does who came from elsewhere', async () => {
    const evil = '//evil.example/x?__as=vip5'
    expect(await (await ask('GET', evil, BROWSER)).text()).toContain('data-next="/evil.example/x?__as=vip5"')
    const stopped = await ask('GET', evil, { ...COOKIE, referer: 'http://mock.example:9999/' })
    expect(await stopped.text()).toContain('href="/evil.example/x?__as=vip5"')
  })
  it('and a call is told in JSON', async () => {
    const told = await ask('GET', '/__mock/api/ledger', {})
    expect(told.status).toBe(401)
    expect(await told.json()).toMatchObject({ error: expect.stringContaining('Bearer') })
  })
})

describe('the pages of the mock', () => {
  const visit = (method: string, path: string, headers: Record<string, string> = {}) =>
    open.hono.request(`http://127.0.0.1${path}`, { method, headers: { host: '127.0.0.1', ...headers } })

  it('make no world for a picture on a foreign page', async () => {
    for (const path of ['/mock/support', '/mock/venue/CWCP', '/mock/upload/x.png', '/mock/pay/D1']) {
      const foreign = { 'sec-fetch-site': 'cross-site' }
      expect((await visit('GET', `${path}?__world=foreign`, foreign)).status).toBe(409)
    }
    expect(open.worlds.has('foreign')).toBe(false)
  })

  it('pay no order for a foreign page', async () => {
    const paid = await visit('POST', '/mock/pay/D1', { origin: 'https://evil.example' })
    expect(paid.status).toBe(403)
  })

  it('let in nobody by a token that came along, and nobody by a ticket of their own', async () => {
    for (const address of ['/__mock/enter#token=x', '/__mock/enter?ticket=x', '/__mock/enter?token=x'])
      expect((await visit('GET', address)).status).toBe(410)
  })

  it('let a browser in for a minute by the ticket that it was given, and never lead off the site', async () => {
    const to = async (address: string) => {
      const { headers } = await visit('GET', address)
      const page = await visit('GET', headers.get('location')!)
      return { page, text: await page.text() }
    }
    const { page, text } = await to('//evil.example/%09/x?__world=tickets&__as=vip5')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(text).toMatch(/data-token="[0-9a-f]{96}"/)
    expect(text).toContain('data-next="/evil.example/%09/x"')
    expect((await to('/%09/evil.example/?__world=tickets&__as=vip5')).text).toContain('data-next="/"')
  })
})
