import { chat } from '@app/contract/chat/chat'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { type App, createApp } from '../../../mock-server/src/app.ts'
import { openStorage } from '../../../mock-server/src/host/storage.ts'
import { frameInTraditional } from '../../../mock-server/src/kit/traditional.ts'
import { type Site, siteOf } from '../../../mock-server/src/site.ts'
import type { World } from '../../../mock-server/src/world/world.ts'
import type { Queue } from '../time/queue.ts'

const WORLD = 'universe'
const HOST = '127.0.0.1'
const TICK_MS = 250
const SILENCE_CHECK_MS = 5_000
const LINE_HEADER = 'x-line'
const ADDRESS = '203.0.113.7'

type Origin = { cookie: string; origin: string }
export type Line = ReturnType<App['openLine']>

interface Wire {
  send(text: string): void
  close(): void
}

/** The whole mock in this process, by the queue's time. */
export interface Server {
  fetch(url: string, init: RequestInit, from?: Origin): Promise<Response>
  line(path: string, from: Origin, socket: Wire): Promise<Line | undefined>
  control<T>(method: string, path: string, body?: unknown): Promise<T>
  world(): World
  site(): Site
  /** What its log said. */
  log: string[]
  /** Killed and started again on what its database held. */
  restart(): void
  close(): void
}

const goldens = new Map<string, Uint8Array>()

export const openServer = (queue: Queue): Server => {
  const log: string[] = []
  const asleep = new Map<string, Uint8Array>()
  const waiting = new Map<number, Wire>()
  const opened = new Map<number, Line>()
  let sockets = 0
  const open = (): App => {
    const app = createApp({
      version: 'universe',
      seed: 1,
      time: queue.now,
      storage: {
        ...openStorage({ dataDir: undefined, build: undefined }),
        readGolden: (key) => goldens.get(key),
        writeGolden: (key, image) => void goldens.set(key, image),
        sleepers: {
          keep: (name, image) => void asleep.set(name, image),
          has: (name) => asleep.has(name),
          take: (name) => {
            const image = asleep.get(name)
            asleep.delete(name)
            return image
          },
          drop: (name) => void asleep.delete(name),
          mark: () => undefined,
          lost: () => [],
          sweep: () => undefined,
        },
      },
      migrationsFolder: `${import.meta.dirname}/../../../mock-server/src/db/migrations`,
      schema: 'universe',
      guard: { host: HOST, token: undefined },
      transport: {
        ip: () => ADDRESS,
        header: (c, name) => c.req.header(name),
        cut: () => new Response(null, { status: 499 }),
      },
      corsOrigins: [],
      strict: true,
      log: (text) => void log.push(text),
    })
    app.hono.get(chat.handshake.path, async (c) => {
      const id = Number(c.req.header(LINE_HEADER))
      const socket = waiting.get(id)
      const judged = await app.handshake(c)
      if (socket && 'world' in judged) {
        const written = judged.lang === 'zh-TW' ? frameInTraditional : (text: string) => text
        const send = (text: string) => socket.send(written(text))
        opened.set(id, app.openLine(judged.world, { id, ...socket, send }))
      }
      return c.body(null)
    })
    return app
  }
  let app = open()
  const headersOf = ({ cookie, origin }: Origin) => ({
    host: HOST,
    cookie,
    origin,
    [TESTER_HEADER.world]: WORLD,
  })
  const timers = [
    queue.every(TICK_MS, () => app.worlds.tick()),
    queue.every(SILENCE_CHECK_MS, () => {
      for (const line of opened.values()) line.checkSilence()
    }),
  ]
  const here: Origin = { cookie: '', origin: `http://${HOST}` }
  const fetch: Server['fetch'] = async (url, init, from = here) =>
    app.hono.request(`http://${HOST}${url}`, { ...init, headers: { ...init.headers, ...headersOf(from) } })
  const world = () => app.worlds.get(WORLD)
  return {
    log,
    fetch,
    line: async (path, from, socket) => {
      const number = ++sockets
      waiting.set(number, socket)
      await app.hono.request(`http://${HOST}${path}`, {
        headers: { ...headersOf(from), upgrade: 'websocket', [LINE_HEADER]: String(number) },
      })
      waiting.delete(number)
      return opened.get(number)
    },
    control: async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const response = await fetch(`/__mock/api${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answer = (await response.json()) as T
      if (!response.ok) throw new Error(`${method} ${path} → ${response.status} ${JSON.stringify(answer)}`)
      return answer
    },
    world,
    site: () => siteOf(world()),
    restart: () => {
      world().db.flush()
      const image = world().db.serialize()
      opened.clear()
      for (const { name } of app.worlds.list()) app.worlds.drop(name)
      asleep.set(WORLD, image)
      app = open()
    },
    close: () => {
      for (const timer of timers) queue.cancel(timer)
      for (const { name } of app.worlds.list()) app.worlds.drop(name)
    },
  }
}
