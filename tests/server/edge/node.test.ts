import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockClient } from '../../../mock-server/src/testing/client.ts'
import { at } from '../../../scripts/kit/paths.mjs'
import { freePort, waitForHealth } from '../../../scripts/kit/ports.mjs'
import { captureNode } from '../../../scripts/kit/processes.mjs'
import { startEdge } from '../../../scripts/edge/nodes.mjs'

/** Not of this program: its types are made of the served documents. */
const JOURNEY = '../reader/journey.ts'
const folder = mkdtempSync(join(tmpdir(), 'chengwan-edge-'))
const built = join(folder, 'built')
const page = '<!doctype html><title>澄湾</title>'.padEnd(2_000)
let port = 0
let origin = ''
let node: ChildProcess | undefined

const start = async () => {
  const started = startEdge({ port, host: '127.0.0.1', data: join(folder, 'data'), built })
  node = started
  await waitForHealth(origin, { isGone: () => started.exitCode !== null })
}
const kill = async () => {
  if (!node) return
  const gone = once(node, 'exit')
  node.kill('SIGKILL')
  await gone
}
beforeAll(async () => {
  port = Number(await freePort())
  origin = `http://127.0.0.1:${port}`
  // Beside the runner's own transforms of the sources.
  const script = `await (await import('${at('scripts/build/edge.mjs')}')).bundleEdge('${built}')`
  const { code, output } = await captureNode(['--input-type=module', '-e', script])
  if (code !== 0) throw new Error(output)
  writeFileSync(join(built, 'files/index.html'), page)
  writeFileSync(join(built, 'files/index.html.br'), brotliCompressSync(page))
  await start()
})
afterAll(async () => {
  await kill()
  rmSync(folder, { recursive: true })
})

it('a member registers, bets, is paid and withdraws in an object of the engine that is killed in the middle', async () => {
  let bets = 0
  let kills = 0
  const ask = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/__mock/api/bets/')) bets += 1
    // Both bets were answered, the first is about to be settled.
    if (bets === 1 && kills === 0) {
      kills += 1
      await kill()
      await start()
    }
    return fetch(request)
  }
  const { journey } = await import(/* @vite-ignore */ JOURNEY)
  const told = await journey(origin, 'slice', ask)
  expect(kills).toBe(1)
  expect(told).toMatchObject({ bet: 'delay', ticket: 'settled', status: 0, bets: 2 })
  const mock = createMockClient(origin, { world: 'slice' })
  await kill()
  await start()
  expect(await mock.control('GET', '/ledger')).toMatchObject({ balanced: true })
  expect((await mock.worlds.list()).map(({ name }) => name)).toEqual(['slice'])
})

it('a packed page goes out as it was packed', async () => {
  const answered = await fetch(`${origin}/app/help/kh`, { headers: { 'accept-encoding': 'br' } })
  expect(answered.headers.get('content-encoding')).toBe('br')
  expect(await answered.text()).toBe(page)
})

it('each world is an object of its own, and is told of by itself alone', async () => {
  const [one, other] = ['one', 'other'].map((world) => createMockClient(origin, { world }))
  await one!.worlds.create({ name: 'one' })
  await one!.members.change('vip5', { balance_cents: 12_345 })
  expect(await one!.members.get('vip5')).not.toEqual(await other!.members.get('vip5'))
  expect((await other!.worlds.list()).map(({ name }) => name)).toEqual(['other'])
  await one!.worlds.drop('one')
  expect(await one!.members.get('vip5')).toEqual(await other!.members.get('vip5'))
})
