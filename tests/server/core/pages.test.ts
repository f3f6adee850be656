import { gunzipSync } from 'node:zlib'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { artPath } from '@app/seeds/art/draw'
import games from '@app/seeds/catalogue/games.json' with { type: 'json' }
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { serveClient } from '../../../mock-server/src/host/static.ts'
import { SUPPORT_PAGE } from '../../../mock-server/src/pages/support.ts'
import { app as site } from '../harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>澄湾</title>')
const app = new Hono()
serveClient(app, folder)

it.each([
  '/redirect/%5C%5Cevil.example',
  '/redirect/https://evil.example',
  '/redirect/mine/a.b',
  '/',
  '/app/help/kh',
  '/game/v.eyJ1cmwiOiJodHRwOi8vMTI3LjAuMC4xIn0',
  '/activity/discount?id=1.5',
])('%s is a page of the client: it opens when loaded anew', async (path) => {
  const answer = await app.request(path)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('澄湾')])
})

it.each(['/assets/gone.js', '/favicon.ico', '/site.webmanifest'])(
  '%s is a file: not there, it is not found',
  async (path) => {
    expect((await app.request(path)).status).toBe(404)
  },
)

it('a missing file that a person opens is answered by the not-found page of the client, as not found', async () => {
  const answer = await app.request('/no/such.html', { headers: { 'sec-fetch-dest': 'document' } })
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('澄湾')])
})

it.each([
  SUPPORT_PAGE,
  '/mock/venue/CWCP',
  '/mock/venue/NOWHERE',
  '/__mock/enter',
  '/__mock/docs',
  '/__mock/docs/control',
])('%s names its icon: no browser asks for /favicon.ico, which is not there', async (path) => {
  const answer = await site.hono.request(path, { headers: { host: '127.0.0.1' } })
  expect(await answer.text()).toMatch(/<link rel="icon"[^>]*href="\/favicon.svg"/)
})

it('a picture that was seen is asked for by the hash of what is drawn, and not sent again', async () => {
  const path = artPath('cover', 'ZR', 'cwzr-002', '丹霞百家乐')
  const first = await site.hono.request(path)
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, tag]).toEqual([200, expect.stringMatching(/^".+"$/)])
  const again = await site.hono.request(path, { headers: { 'if-none-match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('a picture goes packed to who takes it so, and is known by its hash then too', async () => {
  const path = artPath('cover', 'ZR', 'cwzr-002', '丹霞百家乐')
  const plain = await (await site.hono.request(path)).arrayBuffer()
  const sent = await site.hono.request(path, { headers: { 'accept-encoding': 'gzip, br' } })
  const bytes = await sent.arrayBuffer()
  expect([sent.headers.get('content-encoding'), bytes.byteLength < plain.byteLength / 2]).toEqual([
    'gzip',
    true,
  ])
  expect(gunzipSync(bytes)).toEqual(Buffer.from(plain))
  const tag = sent.headers.get('etag') ?? ''
  expect((await site.hono.request(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
})

it("a venue's hall shows each game by the cover that the site shows", async () => {
  const answer = await site.hono.request('/mock/venue/CWZR', { headers: { host: '127.0.0.1' } })
  const shown = [...(await answer.text()).matchAll(/<img\s+src="(\/art\/cover\/[^"]+)"/g)].map(
    ([, src]) => src,
  )
  const expected = games
    .filter(({ enName }) => enName === 'cwzr')
    .map(({ gameCode, name }) => artPath('cover', 'ZR', gameCode, name))
  expect(new Set(shown)).toEqual(new Set(expected))
})
