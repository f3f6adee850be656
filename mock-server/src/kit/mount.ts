import type { Context, Hono } from 'hono'
import { CipherError, openRequest, sealAnswer } from '@app/contract/kit/cipher'
import { HEADER, SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
import { type World } from '../world/world.ts'
import { type Worlds, WorldRefused } from '../world/worlds.ts'
import { worldNameOf } from './address.ts'
import { answerWith } from './answer.ts'
import type { UploadedFile } from './call.ts'
import type { Route } from './implement.ts'
import type { Answer, Incoming } from './incoming.ts'
import { MAX_BODY, MAX_UPLOAD } from './json.ts'

export interface Transport {
  /** The address of the other end. */
  ip(c: Context): string
  /** Breaks the connection without an answer. */
  cut(c: Context): Response
}

export interface MountOptions {
  worlds: Worlds
  serve(route: Route, world: World, incoming: Incoming): Promise<Answer>
  transport: Transport
  /** Whether this request may steer the mock (tester headers, new worlds). */
  maySteer(c: Context): boolean
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
/** How long a `timeout` fault holds a call that nobody hangs up. */
const HELD = 120_000

/** The world a request is about. Throws WorldRefused for a name that is none, or that this caller may not create. */
export const chosenWorld = (c: Context, { worlds, maySteer }: Pick<MountOptions, 'worlds' | 'maySteer'>): World => {
  const name = worldNameOf({
    header: c.req.header(TESTER_HEADER.world),
    query: c.req.query('__world'),
    cookies: c.req.header('cookie'),
  })
  if (!worlds.has(name) && name !== 'default' && !maySteer(c)) throw new WorldRefused('此世界不存在，创建新世界需要 MOCK_TOKEN')
  return worlds.get(name)
}

/** Puts every route, its aliases and the safe switch on the app. */
export const mount = (app: Hono, routes: readonly Route[], options: MountOptions): void => {
  const byPath = new Map<string, Route>()

  const worldOf = (c: Context): World => chosenWorld(c, options)

  const send = async (c: Context, answer: Answer): Promise<Response> => {
    if (answer.transport === 'held') await new Promise((resolve) => setTimeout(resolve, HELD))
    if (answer.transport) return options.transport.cut(c)
    return c.body(answer.body, answer.http as 200, JSON_TYPE)
  }

  const incomingOf = (c: Context, route: Route, text: string, files: UploadedFile[] = []): Incoming => ({
    method: route.endpoint.method,
    path: route.endpoint.path,
    header: (name) => c.req.header(name),
    query: c.req.query(),
    text,
    files,
    ip: options.transport.ip(c),
    origin: new URL(c.req.url).origin,
    steered: options.maySteer(c),
  })

  const tooLong = (c: Context, limit: number) => Number(c.req.header('content-length') ?? 0) > limit

  const refusedWorld = (c: Context, error: unknown): Response => {
    if (!(error instanceof WorldRefused)) throw error
    return c.body(answerWith('ILLEGAL_PARAMETER', null, error.message).body, 400, JSON_TYPE)
  }

  const plain = (route: Route) => async (c: Context) => {
    try {
      const world = worldOf(c)
      if (tooLong(c, MAX_BODY)) return await send(c, answerWith('ILLEGAL_PARAMETER', null, '请求内容超过 1 MiB'))
      const text = route.endpoint.method === 'GET' ? '' : await c.req.text()
      if (text.length > MAX_BODY) return await send(c, answerWith('ILLEGAL_PARAMETER', null, '请求内容超过 1 MiB'))
      return await send(c, await options.serve(route, world, incomingOf(c, route, text)))
    } catch (error) {
      return refusedWorld(c, error)
    }
  }

  const upload = (route: Route) => async (c: Context) => {
    try {
      const world = worldOf(c)
      if (tooLong(c, MAX_UPLOAD + MAX_BODY)) return await send(c, answerWith('FILE_UPLOAD_FAILURE', null, '图片不能超过 5 MB'))
      const form = await c.req.parseBody().catch(() => ({}))
      const files: UploadedFile[] = []
      const fields: Record<string, string> = {}
      for (const [name, value] of Object.entries(form)) {
        if (value instanceof File)
          files.push({ name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) })
        else if (typeof value === 'string') fields[name] = value
      }
      return await send(c, await options.serve(route, world, incomingOf(c, route, JSON.stringify(fields), files)))
    } catch (error) {
      return refusedWorld(c, error)
    }
  }

  const sealed = async (c: Context) => {
    const keys = { siteId: SITE_ID, requestId: c.req.header(HEADER.requestId) ?? '' }
    try {
      const world = worldOf(c)
      if (tooLong(c, MAX_BODY)) return await send(c, answerWith('ILLEGAL_PARAMETER', null, '请求内容超过 1 MiB'))
      const request = await c.req.json().catch(() => ({}))
      const opened = openRequest({ path: c.req.path, body: request }, keys)
      const route = byPath.get(opened.path)
      if (!route || route.endpoint.upload) return await send(c, answerWith('NOT_FOUND', null))
      const query = route.endpoint.method === 'GET' ? (opened.body as Record<string, string>) : {}
      const incoming = { ...incomingOf(c, route, JSON.stringify(opened.body)), query, sealed: { path: c.req.path, request } }
      const answer = await options.serve(route, world, incoming)
      if (answer.transport || !answer.envelope) return await send(c, answer)
      return await send(c, { ...answer, body: JSON.stringify(sealAnswer(answer.envelope, keys)) })
    } catch (error) {
      if (error instanceof CipherError) return await send(c, answerWith('ACCESS_DENIED', null))
      return refusedWorld(c, error)
    }
  }

  for (const route of routes) {
    for (const path of [route.endpoint.path, ...(route.endpoint.aliases ?? [])]) {
      byPath.set(path, route)
      const handler = route.endpoint.upload ? upload(route) : plain(route)
      if (route.endpoint.method === 'GET') app.get(path, handler)
      else app.post(path, handler)
    }
  }
  app.post('/:area{(?:site|act|fd|game|stream)}/api/v1/sec/:blob', sealed)
  app.all('/:area{(?:site|act|fd|game|stream)}/api/*', (c) => send(c, answerWith('NOT_FOUND', null)))
}
