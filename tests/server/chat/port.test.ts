import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { messages } from '@app/contract'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { STATUS } from '@app/contract/kit/status'
import { textFrame } from '../../../mock-server/src/host/frame.ts'
import { app, testSite } from '../harness.ts'

const PATH = '/stream/ws/v1/handshake'
const wss = new WebSocketServer({ noServer: true, maxPayload: 65_536 })
let server: ReturnType<typeof serve>
let port = 0
const clients: WebSocket[] = []

beforeAll(async () => {
  server = serve({
    fetch: app.hono.fetch,
    port: 0,
    hostname: '127.0.0.1',
    websocket: { server: wss },
    // Other files of this worker go on with Node's own.
    overrideGlobalObjects: false,
  })
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  for (const client of clients.splice(0)) client.terminate()
})
afterAll(() => {
  for (const client of wss.clients) client.terminate()
  server.close()
})

interface Asked {
  world?: string
  query?: string
  headers?: Record<string, string>
}

/** A websocket client whose frames can be waited for. */
const dial = ({ world, query = 'clientType=web&siteId=1001', headers = {} }: Asked) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${PATH}?${query}${world ? `&__world=${world}` : ''}`, {
    headers,
  })
  clients.push(socket)
  const frames: { msgId: number; msgData: Record<string, unknown> }[] = []
  const raw: string[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    raw.push(text)
    try {
      frames.push(JSON.parse(text) as never)
    } catch {
      // A broken frame is what the fault asked for.
    }
    for (const check of waiting) check()
  })
  const opened = new Promise<'open' | number>((resolve) => {
    socket.once('open', () => resolve('open'))
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.once('error', () => resolve(0))
  })
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
  return {
    socket,
    frames,
    raw,
    opened,
    closed,
    send: (msgId: number, msgData: object = {}) => socket.send(JSON.stringify({ msgId, msgData })),
    next: (msgId: number) =>
      new Promise<Record<string, unknown>>((resolve) => {
        const check = () => {
          const found = frames.find((frame) => frame.msgId === msgId)
          if (!found) return
          waiting.delete(check)
          resolve(found.msgData)
        }
        waiting.add(check)
        check()
      }),
  }
}

describe('the handshake', () => {
  it('opens a line on which a guest logs in and joins [EP-stream-ws.v1.handshake WSL-01]', async () => {
    const site = testSite()
    const line = dial({ world: site.name })
    expect(await line.opened).toBe('open')
    line.send(MESSAGE_ID.guestLogin, { uuid: 'device-1' })
    line.send(MESSAGE_ID.joinRoom, { rid: 'lobby' })
    expect(await line.next(MESSAGE_ID.guestLogin)).toMatchObject({ guest: true })
    expect(await line.next(MESSAGE_ID.joinUnicast)).toMatchObject({ rid: 'lobby', title: '澄湾大厅' })
    line.send(MESSAGE_ID.heartbeat)
    expect(await line.next(MESSAGE_ID.heartbeat)).toEqual({ time: site.world.clock.now() })
  })

  it('finds its world by header, address and cookie', async () => {
    const sites = [testSite(), testSite(), testSite()]
    const lines = [
      dial({ headers: { 'x-mock-world': sites[0]!.name } }),
      dial({ world: sites[1]!.name }),
      dial({ headers: { cookie: `mock_world=${sites[2]!.name}` } }),
    ]
    for (const line of lines) expect(await line.opened).toBe('open')
    for (const [at, line] of lines.entries()) {
      line.send(MESSAGE_ID.heartbeat)
      await line.next(MESSAGE_ID.heartbeat)
      expect(sites[at]!.world.hub.size()).toBe(1)
    }
  })

  it.each<[string, Asked, number]>([
    ['without a client type', { query: 'siteId=1001' }, 400],
    ['of another client type', { query: 'clientType=app&siteId=1001' }, 400],
    ['of another site', { query: 'clientType=web&siteId=7' }, 403],
    ['to a world with no name for one', { world: 'A_B' }, 400],
    ['from a foreign page', { headers: { origin: 'https://elsewhere.example' } }, 403],
    ['from a page without an origin', { headers: { origin: 'null' } }, 403],
  ])('%s is refused', async (_, asked, status) => {
    expect(await dial(asked).opened).toBe(status)
  })

  it('from the site’s own page is taken', async () => {
    expect(
      await dial({ world: testSite().name, headers: { origin: `http://127.0.0.1:${port}` } }).opened,
    ).toBe('open')
  })

  it('as a plain call says that it is a websocket [WSL-01]', async () => {
    const plain = await fetch(`http://127.0.0.1:${port}${PATH}?clientType=web&siteId=1001`)
    await plain.arrayBuffer()
    expect(plain.status).toBe(426)
  })
})

describe('a fault rule for the handshake', () => {
  const faulty = async (rule: object) => {
    const site = testSite()
    await site.control('POST', '/faults', { path: PATH, times: 1, ...rule })
    return { site, line: dial({ world: site.name }) }
  }
  it('drops the connection', async () => expect(await (await faulty({ kind: 'drop' })).line.opened).toBe(0))
  it('answers a status', async () =>
    expect(await (await faulty({ status_code: STATUS.ACCESS_DENIED.code })).line.opened).toBe(403))
  it('answers an http status', async () => expect(await (await faulty({ http: 502 })).line.opened).toBe(502))
  it('delays it', async () => {
    const { line } = await faulty({ delay_ms: 300 })
    const from = performance.now()
    expect(await line.opened).toBe('open')
    expect(performance.now() - from).toBeGreaterThanOrEqual(290)
  })
  it('closes it at once', async () => {
    const { line } = await faulty({ kind: 'empty' })
    expect(await line.opened).toBe('open')
    expect(await line.closed).toBe(1005)
  })
  it('mutes it: open, and never an answer', async () => {
    const { site, line } = await faulty({ kind: 'mute' })
    expect(await line.opened).toBe('open')
    line.send(MESSAGE_ID.guestLogin, { uuid: 'device-1' })
    const other = dial({ world: site.name })
    await other.opened
    other.send(MESSAGE_ID.heartbeat)
    await other.next(MESSAGE_ID.heartbeat)
    expect(line.raw).toEqual([])
  })
  it('breaks every frame', async () => {
    const { line } = await faulty({ kind: 'malformed' })
    await line.opened
    line.send(MESSAGE_ID.heartbeat)
    await once(line.socket, 'message')
    expect(line.frames).toEqual([])
    expect(line.raw[0]).toMatch(/^\{"msgId":0/)
  })
})

describe('an open line', () => {
  it('is closed by a frame of more than 64 KiB, and nobody else is', async () => {
    const site = testSite()
    const [loud, calm] = [dial({ world: site.name }), dial({ world: site.name })]
    await Promise.all([loud.opened, calm.opened])
    loud.socket.send('x'.repeat(1024 * 1024))
    expect(await loud.closed).toBe(1009)
    calm.send(MESSAGE_ID.heartbeat)
    await calm.next(MESSAGE_ID.heartbeat)
    expect(site.world.hub.size()).toBe(1)
  })

  it('is over once its frame was refused, though the other end does not hang up', async () => {
    const site = testSite()
    const [stubborn, calm] = [dial({ world: site.name }), dial({ world: site.name })]
    await Promise.all([stubborn.opened, calm.opened])
    const { _socket: wire } = stubborn.socket as unknown as { _socket: Socket }
    wire.removeAllListeners('data')
    const refused = once(wire, 'data')
    stubborn.socket.send('x'.repeat(65_537))
    expect([...((await refused) as [Buffer])[0].subarray(2, 4)]).toEqual([1009 >> 8, 1009 & 255])
    expect(site.world.hub.size()).toBe(1)
  })

  it('ignores binary frames', async () => {
    const site = testSite()
    const line = dial({ world: site.name })
    await line.opened
    line.socket.send(Buffer.from('{"msgId":0,"msgData":{}}'))
    line.send(MESSAGE_ID.guestLogin, { uuid: 'device-1' })
    await line.next(MESSAGE_ID.guestLogin)
    expect(line.frames.map(({ msgId }) => msgId)).toEqual([MESSAGE_ID.guestLogin])
  })

  it('whose reader is too slow is cut off, while the others hear everything', async () => {
    const site = testSite()
    const [slow, quick] = [dial({ world: site.name }), dial({ world: site.name })]
    await Promise.all([slow.opened, quick.opened])
    for (const line of [slow, quick]) {
      line.send(MESSAGE_ID.heartbeat)
      await line.next(MESSAGE_ID.heartbeat)
    }
    slow.socket.pause()
    const record = {
      id: 'm1',
      rid: 'lobby',
      uid: '7',
      nickName: '看客',
      avatar: '',
      vip: 0,
      msg: '长'.repeat(500),
      kind: 'text' as const,
      time: 1,
    }
    const page = {
      rid: 'lobby',
      records: Array.from({ length: 100 }, () => record),
      total: 100,
      pageNum: 1,
      pageSize: 100,
    }
    let rounds = 0
    while (site.world.hub.size() === 2 && rounds < 400) {
      rounds += 1
      site.world.hub.toAll(messages.historyPull, page)
      const expected = rounds
      while (quick.frames.filter(({ msgId }) => msgId === MESSAGE_ID.historyPull).length < expected)
        await once(quick.socket, 'message')
    }
    expect(site.world.hub.size()).toBe(1)
    expect(quick.frames.at(-1)!.msgData).toEqual(page)
    slow.socket.resume()
    expect(await slow.closed).toBe(1006)
  })

  it('is closed with its world', async () => {
    const site = testSite()
    const line = dial({ world: site.name })
    await line.opened
    line.send(MESSAGE_ID.heartbeat)
    await line.next(MESSAGE_ID.heartbeat)
    await site.control('POST', '/reset', {})
    expect(await line.closed).toBe(1012)
  })
})

describe('a frame that was built once', () => {
  it.each([0, 125, 126, 65_535, 65_536, 200_000])('of %i bytes is read by the library', async (length) => {
    const text = 'a'.repeat(length)
    const receiver = dial({ world: testSite().name })
    await receiver.opened
    const got = new Promise<string>((resolve) =>
      receiver.socket.once('message', (data: Buffer) => resolve(data.toString())),
    )
    // The client's own receiver reads bytes that come in on its connection.
    ;(receiver.socket as unknown as { _receiver: { write(bytes: Buffer): void } })._receiver.write(
      textFrame(text),
    )
    expect(await got).toBe(text)
  })
})
