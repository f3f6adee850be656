import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { contract } from '@app/contract'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { HEADER, SITE_ID } from '@app/contract/kit/headers'
import { MAX_PAGE_SIZE } from '@app/contract/kit/page'
import { artPath } from '@app/seeds/art/draw'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMockClient } from '../../../mock-server/src/testing/client.ts'
import { at } from '../../../scripts/kit/paths.mjs'
import { freePort, waitForHealth } from '../../../scripts/kit/ports.mjs'
import { captureNode } from '../../../scripts/kit/processes.mjs'
import { keepNode, localFleet, startEdge } from '../../../scripts/edge/nodes.mjs'

/** Not of this program: its types are made of the served documents. */
const JOURNEY = '../reader/journey.ts'
/** More than the shortened lease. */
const PATIENCE_MS = 3_000
const folder = mkdtempSync(join(tmpdir(), 'chengwan-edge-'))
const built = join(folder, 'built')
const page = '<!doctype html><title>澄湾</title>'.padEnd(2_000)
let port = 0
let origin = ''
let node: ChildProcess | undefined
let said = ''

const start = async () => {
  const started = startEdge({
    port,
    host: '127.0.0.1',
    data: join(folder, 'data'),
    built,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  node = started
  started.stderr!.on('data', (text) => (said += text))
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

it.each([artPath('banner', 'welcome'), '/__mock/openapi.json', '/__mock/asyncapi.json'])(
  'who takes packed answers reads %s as who takes none',
  async (path) => {
    const read = async (coding: string) =>
      (await fetch(origin + path, { headers: { 'accept-encoding': coding } })).text()
    expect(await read('gzip, br')).toBe(await read('identity'))
  },
)

it('a call that is broken off is no news to the log of the engine', async () => {
  const mock = createMockClient(origin, { world: 'slice' })
  await mock.faults.add({ path: '/site/**', kind: 'drop', times: 1 })
  await expect(mock.call('POST', '/site/api/v1/user/member/info', {})).rejects.toThrow('fetch failed')
  await mock.worlds.list()
  expect(said).not.toContain('broken off')
})

it('a reader that takes nothing is cut off when a megabyte waits for him', async () => {
  const mock = createMockClient(origin, { world: 'slow' })
  const connections = async () => (await mock.chat.rooms()).connections
  const reader = connect({ port, host: '127.0.0.1' })
  reader.write(
    [
      `GET ${contract.chat.handshake.path}?clientType=web&siteId=${SITE_ID}&__world=slow HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
    ].join('\r\n'),
  )
  await once(reader, 'data')
  reader.pause()
  expect(await connections()).toBe(1)
  const said = { rid: 'lobby', uid: '1', nickName: 'a', avatar: '/a.png', vip: 1, kind: 'text', time: 0 }
  const records = Array.from({ length: MAX_PAGE_SIZE }, (_, at) => ({
    ...said,
    id: String(at),
    msg: '长'.repeat(500),
  }))
  const page = { rid: 'lobby', records, total: records.length, pageNum: 1, pageSize: records.length }
  let pushed = 0
  // What the kernel holds for both ends is less than half of these.
  while ((await connections()) > 0 && pushed < 100) {
    pushed += 1
    await mock.chat.push({ msgId: MESSAGE_ID.historyPull, msgData: page })
  }
  reader.destroy()
  expect(pushed).toBeGreaterThan(6)
  expect(pushed).toBeLessThan(100)
})

it.each([
  ['zh-CN', '与真实后端对照（PROXY）'],
  ['zh-TW', '與真實後端對照（PROXY）'],
])('its console can say what is not to be had here: %s', async (lang, name) => {
  const health = await (await fetch(`${origin}/__mock/health`, { headers: { [HEADER.lang]: lang } })).json()
  expect(health.lacks).toContain(name)
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

describe('nodes that keep their worlds in one bucket', () => {
  const { transfer, balance } = contract.venue
  const channelCode = 'CWZR'
  const started: Awaited<ReturnType<typeof keepNode>>[] = []
  let bucket: Awaited<ReturnType<typeof localFleet>>['bucket']
  beforeAll(async () => {
    const fleet = await localFleet(join(folder, 'fleet'), { quicker: 7 })
    bucket = fleet.bucket
    for (const name of ['one', 'other'])
      started.push(
        await keepNode({
          port: Number(await freePort()),
          host: '127.0.0.1',
          data: join(folder, name),
          built,
          fleet: fleet.fleet,
          stdio: 'ignore',
        }),
      )
  })
  afterAll(async () => {
    await Promise.all(started.map((each) => each.stop('SIGKILL')))
    await bucket.close()
  })

  /** A lease so short runs out on a busy machine, and its node begins anew. */
  const patiently = <T>(work: () => Promise<T>) => vi.waitFor(work, { timeout: 20_000, interval: 100 })
  const cents = (yuan: string) => Math.round(Number(yuan) * 100)
  /** As a browser's page does: a call that is led to a paused node is answered by nobody. */
  const impatient: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
  /** A member of a new world, which lives in the first node; asked through either node. */
  const enter = async (world: string) => {
    const sent = { turns: 0, told: 0, unheard: 0, message: '', again: '' }
    const noting: typeof fetch = async (input, init) => {
      const answer = await impatient(input, init)
      sent.again = answer.headers.get('retry-after') ?? ''
      return answer
    }
    const clients = started.map(({ origin: url }) => createMockClient(url, { world, fetch: noting }))
    const { token } = await patiently(() =>
      clients[0]!.control<{ token: string }>('POST', '/members/vip5/session', {}),
    )
    const ask = (by: number) =>
      clients[by]!.call<{ balance: string }>('POST', balance.path, { channelCode }, { token })
    const there = (by: number) => patiently(async () => cents((await ask(by)).data.balance))
    const before = await there(0)
    // The client asks for its settings before its first call, and never again.
    await there(1)
    const send = async (by: number): Promise<boolean> => {
      sent.turns += 1
      // The same amount again within a second would be refused.
      const amount = (1 + sent.turns / 100).toFixed(2)
      const requestId = crypto.randomUUID()
      const body = { channelCode, amount, ty: '1' }
      const answer = await clients[by]!.call('POST', transfer.path, body, { token, requestId }).catch(
        () => undefined,
      )
      const isTold = answer?.status === 'SUCCESS'
      sent[isTold ? 'told' : 'unheard'] += cents(amount)
      sent.message = answer?.message ?? ''
      return isTold
    }
    const untilTold = (by: number) => patiently(async () => expect(await send(by)).toBe(true))
    const came = async (by: number) => (await there(by)) - before
    return { sent, send, untilTold, came }
  }

  it('reading writes nothing', async () => {
    const mock = createMockClient(started[0]!.origin, { world: 'read' })
    const writes: string[] = []
    const read = () => patiently(() => mock.control('GET', '/members/vip5'))
    await read()
    const note = ({ method, url }: IncomingMessage) => {
      if (method === 'PUT' && url?.includes('/do/')) writes.push(url)
    }
    bucket.server.on('request', note)
    // What the new world is made of may still be on its way.
    await patiently(async () => {
      writes.length = 0
      for (let turn = 0; turn < 10; turn += 1) await read()
      expect(writes.length).toBeLessThan(3)
    })
    bucket.server.off('request', note)
  })

  it('every acknowledged transfer is there when its node is killed, and the world answers at another', async () => {
    const { sent, send, untilTold, came } = await enter('killed')
    await untilTold(1)
    const storm = Array.from({ length: 12 }, async (_, turn) => {
      if (turn === 6) started[0]!.child.kill('SIGKILL')
      return send(1)
    })
    await Promise.all(storm)
    await untilTold(1)
    const found = await came(1)
    expect(found).toBeGreaterThanOrEqual(sent.told)
    expect(found).toBeLessThanOrEqual(sent.told + sent.unheard)
    expect(sent.unheard).toBeGreaterThan(0)
  })

  it('a node that was paused and believes itself the owner answers nobody with success', async () => {
    const { sent, send, untilTold, came } = await enter('paused')
    await untilTold(0)
    const paused = started[0]!.child
    paused.kill('SIGSTOP')
    const held = send(0)
    await untilTold(1)
    paused.kill('SIGCONT')
    expect(await held).toBe(false)
    await untilTold(0)
    expect(await came(1)).toBe(sent.told)
  })

  it('what the bucket refuses is no success, and the world goes on when the bucket does', async () => {
    const { sent, send, untilTold, came } = await enter('refused')
    await untilTold(0)
    bucket.faults.status = 507
    expect(await send(1)).toBe(false)
    expect(sent).toMatchObject({ message: expect.stringContaining('这一次是否完成尚不能确定'), again: '2' })
    bucket.faults.status = 0
    await untilTold(1)
    // The engine may have sent it once more by then: whole or not at all.
    const found = await came(0)
    expect(found).toBeGreaterThanOrEqual(sent.told)
    expect(found).toBeLessThanOrEqual(sent.told + sent.unheard)
  })
})
