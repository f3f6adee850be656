import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { type GuardOptions, guard, mayLook, tokenEntry } from '../../../mock-server/src/control/guard.ts'
import { serveConsole } from '../../../mock-server/src/host/static.ts'

const TOKEN = 'a b;c=“澄湾”%3B'

/** The console's files and one steering call, as a server of these options guards them. */
const serverOf = (options: GuardOptions) => {
  const folder = mkdtempSync(join(tmpdir(), 'console-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>控制台</title>')
  const app = new Hono()
  serveConsole(app, folder, mayLook(options))
  app.post('/__mock/token', tokenEntry(options))
  app.use('/__mock/api/*', guard(options))
  app.get('/__mock/api/clock', (c) => c.json({ now: 1 }))
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { host: '127.0.0.1:8787', ...headers } })
  const enter = (token: string) =>
    app.request('/__mock/token', {
      method: 'POST',
      headers: { host: 'mock.example', 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
  return { ask, enter }
}

describe('on the own machine', () => {
  const { ask } = serverOf({ host: '127.0.0.1', token: undefined })

  it('the console opens by every name of the machine', async () => {
    for (const host of ['127.0.0.1:8787', 'localhost:8787', '[::1]:8787'])
      expect((await ask('/__mock/', { host })).status).toBe(200)
  })

  it.each<[string, Record<string, string>]>([
    ['a foreign host', { host: 'evil.example' }],
    ['a foreign host that begins like ours', { host: '127.0.0.1.evil.example' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a foreign site', { 'sec-fetch-site': 'cross-site' }],
  ])('%s is answered 403, console and control API alike', async (_, headers) => {
    for (const path of ['/__mock/', '/__mock/assets/index.js', '/__mock/api/clock'])
      expect((await ask(path, headers)).status).toBe(403)
  })
})

describe('with a token', () => {
  const { ask, enter } = serverOf({ host: '0.0.0.0', token: TOKEN })
  const host = { host: 'mock.example' }

  it('the console shows its entry, the control API stays closed', async () => {
    expect((await ask('/__mock/', host)).status).toBe(200)
    expect((await ask('/__mock/api/clock', host)).status).toBe(401)
    expect((await ask('/__mock/api/clock', { ...host, cookie: 'mock_token=%' })).status).toBe(401)
  })

  it('a wrong token is refused', async () => {
    expect((await enter('wrong')).status).toBe(401)
  })

  it('blanks, semicolons and signs of a token survive its cookie', async () => {
    const entered = await enter(TOKEN)
    expect(entered.status).toBe(200)
    const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split('; ')
    expect(
      (await ask('/__mock/api/clock', { ...host, cookie, 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200)
  })
})
