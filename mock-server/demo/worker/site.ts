import { type App, createApp } from '../../src/app.ts'
import { startEngine } from '../../src/db/wasm/engine.ts'
import { openWasmDb } from '../../src/db/wasm/open.ts'
import { startOfSiteDay, systemTime } from '../../src/world/clock.ts'
import { PARTS, built, folder } from './built.ts'
import { forgetCookies, restoreCookies } from './cookies.ts'
import { type Kept, openKept } from './kept.ts'
import { type Sockets, openSockets } from './sockets.ts'
import { type DemoStorage, openDemoStorage } from './storage.ts'

const TICK_MS = 250
/** How soon after it was written a change is kept. */
const SAVE_MS = 1_000
/** The first two bytes of a gzip file; a host that unpacked it on the way has left none. */
const GZIP = [0x1f, 0x8b]

export interface Site {
  app: App
  sockets: Sockets
  /** Settles when everything done so far is kept. */
  kept(): Promise<void>
  /** Ends the site and forgets everything that was kept. */
  forget(): Promise<void>
}

export const log = (text: string): void => {
  // The worker's own console: no page sees it.
  // oxlint-disable-next-line no-console
  console.warn(text)
}

const bytesOf = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer())
const part = async (path: string): Promise<Response> => {
  const answer = await fetch(new URL(path, registration.scope))
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}
const unpacked = async (packed: Uint8Array): Promise<Uint8Array> =>
  GZIP.every((byte, at) => packed[at] === byte)
    ? bytesOf(
        new Response(new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'))),
      )
    : packed

declare const registration: ServiceWorkerRegistration

/** The golden image of a day, when one came with the files; otherwise the site plants it itself. */
const goldenOf = async (key: string): Promise<Uint8Array | undefined> =>
  built.files.includes(`/${PARTS.golden(key)}`)
    ? unpacked(await bytesOf(await part(PARTS.golden(key)))).catch(() => undefined)
    : undefined

/** Done once; after a failure, anew. */
const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let begun: Promise<T> | undefined
  return () =>
    (begun ??= work().catch((error: unknown) => {
      begun = undefined
      throw error
    }))
}
const engine = once(() => part(PARTS.sqlite).then(bytesOf).then(startEngine))
const goldens = new Map<string, Uint8Array>()
let fetching: Promise<void> | undefined
const fetchGolden = (): Promise<void> => {
  const key = `${built.seed}-${startOfSiteDay(systemTime())}`
  if (goldens.has(key)) return Promise.resolve()
  fetching ??= goldenOf(key)
    .then((image) => void (image && goldens.set(key, image)))
    .finally(() => (fetching = undefined))
  return fetching
}

/** What every start needs, fetched while the worker is still being installed; a failure is told by the start itself. */
export const fetchAhead = (): void => {
  for (const fetched of [engine(), fetchGolden()]) fetched.catch(() => undefined)
}

const appOver = (storage: DemoStorage): App =>
  createApp({
    version: built.version,
    seed: built.seed,
    time: systemTime,
    storage,
    migrationsFolder: '',
    schema: built.schema,
    guard: { host: '127.0.0.1', token: undefined },
    transport: {
      ip: () => '127.0.0.1',
      header: (c, name) => c.req.header(name),
      cut: () => new Response(null, { status: 499 }),
      folder,
    },
    corsOrigins: [],
    strict: false,
    log,
  })

const tend = (app: App, storage: DemoStorage) => {
  const timers = [
    setInterval(() => app.worlds.tick(), TICK_MS),
    setInterval(() => {
      void fetchGolden()
      void storage.save()
    }, SAVE_MS),
  ]
  return () => timers.forEach(clearInterval)
}

const open = (kept: Kept, own: Awaited<ReturnType<typeof startEngine>>): Site => {
  const storage = openDemoStorage({
    kept,
    now: systemTime,
    open: (image) => openWasmDb(own, built.migrations, image),
    shipped: (key) => goldens.get(key),
  })
  const app = appOver(storage)
  const sockets = openSockets(app)
  app.worlds.get('default')
  const rest = tend(app, storage)
  return {
    app,
    sockets,
    kept: () => storage.save(),
    forget: async () => {
      rest()
      sockets.stop()
      app.worlds.closeAll()
      await kept.clear()
      forgetCookies()
    },
  }
}

/** Starts the whole server in this worker, on what the browser has kept or on the golden seed of today. */
export const startSite = async (): Promise<Site> => {
  const [own, kept] = await Promise.all([
    engine(),
    openKept(`chengwan-demo ${registration.scope}`, log),
    fetchGolden(),
  ])
  restoreCookies(kept)
  return open(kept, own)
}
