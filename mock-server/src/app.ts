import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { toBase64url } from '@app/contract/kit/base64url'
import { REASON_HEADER } from '@app/contract/kit/headers'
import { answerWith } from './kit/answer.ts'
import { type GuardOptions, guard, isReached, maySteer, needsToken, tokenEntry } from './control/guard.ts'
import { noCallAt } from './control/named.ts'
import { Sentences, refusedAsAsked, saidTo } from './control/said.ts'
import { controlParts } from './control/parts.ts'
import { openControl, serveOn } from './control/control.ts'
import { type Driver, openDriver } from './driver.ts'
import { dualControl } from './dual/control.ts'
import type { DualPort } from './dual/port.ts'
import { type Handshake, handshake } from './kit/handshake.ts'
import { type Calls, openCalls } from './kit/calls.ts'
import type { Answer } from './kit/incoming.ts'
import { type Transport, isCall, mount } from './kit/mount.ts'
import { type ChatSession, openChatSession } from './modules/chat/session.ts'
import { pipeline } from './kit/pipeline.ts'
import { pageAddress } from './pages/address.ts'
import { openEntrance } from './pages/enter.ts'
import { isCard } from './pages/card.ts'
import { pages } from './pages/pages.ts'
import { tokenPage } from './pages/token.ts'
import { plantSite } from './plant.ts'
import { routes } from './routes.ts'
import { linesOf, tapedLine } from './lines.ts'
import { openScenes } from './scenes.ts'
import { securityHeaders } from './security.ts'
import { forcedData } from './forcedData.ts'
import { openSite, siteOf } from './site.ts'
import type { TimeSource } from './world/clock.ts'
import type { Socket } from './world/hub.ts'
import type { World } from './world/world.ts'
import type { WorldStorage } from './world/storage.ts'
import { type Worlds, openWorlds } from './world/worlds.ts'

const CONTROL = '/__mock/api'
/** A browser may keep what it was allowed for so long. */
const PREFLIGHT_S = 600

const SECRET_BYTES = 32
const drawSecret = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))

export interface AppOptions {
  version: string
  seed: number
  time: TimeSource
  storage: WorldStorage
  migrationsFolder: string
  schema: string
  guard: GuardOptions
  transport: Transport
  /** Origins that may call the API from other addresses; none by default. */
  corsOrigins: readonly string[]
  /** Check answers against the contract (development and tests). */
  strict: boolean
  log(text: string): void
  /** The comparison with a real backend, where one stands in front. */
  dual?: DualPort | undefined
  /** Worlds that are open at once. */
  mostWorlds?: number | undefined
  /** What can't be had on this host, each by its name; the console tells it beside the version. */
  lacks?: readonly string[]
}

export interface App {
  hono: Hono
  /** The documented calls, for a host that carries them without Hono. */
  calls: Calls
  /** Logs what went wrong in a call and answers it. */
  serverError(error: unknown, path: string): Answer
  worlds: Worlds
  /** Judges a websocket handshake; the host upgrades what passes. */
  handshake(c: Context): Promise<Handshake>
  /** Serves the chat of a world on a socket that the host opened. */
  openLine(world: World, socket: Socket): ChatSession
}

/** The composition root: everything the mock serves but the built client, which the host adds. */
export const createApp = (options: AppOptions): App => {
  const { time, log } = options
  const worlds = openWorlds({
    seed: options.seed,
    time,
    storage: options.storage,
    migrationsFolder: options.migrationsFolder,
    schema: options.schema,
    drawSecret: isReached(options.guard) ? drawSecret : undefined,
    plant: plantSite,
    compose: (world) => void world.part(openSite),
    linesOf,
    most: options.mostWorlds,
    beat: (world) => {
      try {
        const at = world.clock.hold()
        if (siteOf(world).followMatches()) world.keep(() => ({ kind: 'beat', at }))
      } catch (error) {
        log(`following the matches failed in world ${world.name}: ${String(error)}`)
      }
    },
    log,
  })
  const hono = new Hono()
  const callsApp = new Hono()
  const started = time()
  const steering = maySteer(options.guard)

  const serve = pipeline({
    sessions: (world) => siteOf(world).sessions,
    firstAnswers: (world) => siteOf(world).firstAnswers,
    frequency: (world) => siteOf(world).frequency,
    forcedData,
    strict: options.strict,
    log,
  })
  const line: Driver['line'] = (world, socket, seat) =>
    openChatSession(world, siteOf(world).chat, socket, log, seat)
  const openLine: App['openLine'] = (world, socket) => tapedLine(world, line(world, socket))
  const calls = openCalls(routes, {
    worlds,
    serve,
    isKnown: (world, token) => siteOf(world).sessions.knows(token),
    maySteer: steering,
  })
  if (options.corsOrigins.length > 0)
    callsApp.use(
      '*',
      cors({ origin: [...options.corsOrigins], maxAge: PREFLIGHT_S, exposeHeaders: [REASON_HEADER] }),
    )
  mount(callsApp, calls, options.transport)

  const rest = hono.fetch
  hono.fetch = (request, ...platform) =>
    isCall(request.url) ? callsApp.fetch(request, ...platform) : rest(request, ...platform)
  hono.use('*', securityHeaders)
  hono.use('*', async (_c, next) => {
    await next()
    worlds.flush()
  })
  hono.use('*', async (c, next) => {
    await next()
    const isOwnPage = /^\/(?:mock\/|__mock\/token\.js$)/.test(c.req.path) || isCard(c.res)
    if (!isOwnPage) return
    const cookie = c.req.header('cookie')
    // The dictionary is read when the first reader of zh-TW comes.
    if (!cookie?.includes('locale=zh-TW')) return
    const page = await (await import('./kit/traditional.ts')).pageInTraditional(c.res, cookie)
    // Otherwise it inherits the length of the former, and a script that has grown is cut off.
    c.res = undefined
    c.res = page
  })
  hono.get('/__mock/health', async (c) =>
    c.json({
      ok: true,
      version: options.version,
      seed: options.seed,
      uptime_s: Math.round((time() - started) / 1_000),
      worlds: worlds.list().length,
      lacks: options.lacks && (await saidTo(c, Sentences, options.lacks)),
    }),
  )
  const api = new Hono()
  const steered = new Hono()
  api.use('*', refusedAsAsked)
  tokenPage(hono, api, options.guard)
  api.use('*', guard(options.guard))
  const driver = openDriver({
    routes,
    serve,
    line,
    control: steered,
    pages: hono,
    beat: (world) => void siteOf(world).followMatches(),
  })
  const { storage, seed } = options
  const scenes = openScenes({
    worlds,
    driver,
    seed,
    time,
    tokenOf: (world, name) => siteOf(world).signInAs(name)?.token ?? '',
  })
  const control = openControl({ worlds, storage, driver, scenes, maySteer: steering })
  const dual = dualControl(options.dual, { worlds, calls, openLine }, started)
  for (const part of [...controlParts, dual]) part(serveOn(steered), control)
  api.route('/', steered)
  const known = api.routes.filter(({ path }) => !path.includes('*'))
  api.all('*', (c) => {
    const { error, allow } = noCallAt(c.req.method, c.req.path.slice(CONTROL.length), known)
    const refused = { error, issues: [] }
    return allow ? c.json(refused, 405, { allow: allow.join(', ') }) : c.json(refused, 404)
  })
  hono.route(CONTROL, api)
  hono.post('/__mock/token', tokenEntry(options.guard))

  const entrance = openEntrance(time)
  pages(hono, control, {
    maySteer: steering,
    cut: options.transport.cut,
    entrance,
    packing: options.transport.packing,
    version: options.version,
  })
  hono.use('*', pageAddress(control, { maySteer: steering, needsToken: needsToken(options.guard) }, entrance))

  const serverError = (error: unknown, path: string): Answer => {
    log(`${path} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    return answerWith('SERVER_ERROR', null)
  }
  const failed = (error: Error, c: Context): Response => {
    if (error instanceof HTTPException) return error.getResponse()
    return c.body(serverError(error, c.req.path).body, 500, {
      'content-type': 'application/json; charset=utf-8',
    })
  }
  hono.onError(failed)
  callsApp.onError(failed)
  return {
    hono,
    calls,
    serverError,
    worlds,
    handshake: handshake({
      worlds,
      transport: options.transport,
      maySteer: steering,
      corsOrigins: options.corsOrigins,
    }),
    openLine,
  }
}
