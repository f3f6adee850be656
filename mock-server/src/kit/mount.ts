import type { Context, Hono } from 'hono'
import { CipherError, openRequest, sealedText } from '@app/contract/kit/cipher'
import { SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
import { type World } from '../world/world.ts'
import { type Worlds, WorldRefused } from '../world/worlds.ts'
import { boundWorld, worldNameOf } from './address.ts'
import { answerWith } from './answer.ts'
import { WIRE_HEADER } from './gates.ts'
import type { UploadedFile } from './call.ts'
import type { Route } from './implement.ts'
import type { Answer, HeaderOf, Incoming } from './incoming.ts'
import { MAX_BODY, MAX_UPLOAD } from './json.ts'

export interface Transport {
  /** The address of the other end. */
  ip(c: Context): string
  /** A header of the request; its name in small letters. */
  header(c: Context, name: string): string | undefined
  /** Breaks the connection without an answer. */
  cut(c: Context): Response
}

export interface MountOptions {
  worlds: Worlds
  serve(route: Route, world: World, incoming: Incoming): Promise<Answer>
  transport: Transport
  /** Whether this request may steer the mock (tester headers, new worlds). */
  maySteer(header: HeaderOf): boolean
}

/** Where documented calls live; a path beyond is a page's, a file's or the console's. */
const AREA_CALL = /^https?:\/\/[^/]+\/(?:site|act|fd|game|stream)\/api\//
export const isCall = (url: string): boolean => AREA_CALL.test(url)

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}
const json = (body: string, http: number): Response =>
  new Response(body, { status: http, headers: JSON_HEADERS })
const NO_FILES: UploadedFile[] = []
/** scheme://host of an absolute address. */
const originOf = (url: string): string => url.slice(0, url.indexOf('/', url.indexOf('//') + 2))
/** How long a `timeout` fault holds a call that nobody hangs up. */
const HELD = 120_000

/** The world a request is about. Throws WorldRefused for a name that is none, or that this caller may not create. */
export const chosenWorld = (
  c: Context,
  header: HeaderOf,
  { worlds, maySteer }: Pick<MountOptions, 'worlds' | 'maySteer'>,
): World => {
  const bound = boundWorld(c)
  if (bound) return bound
  const name = worldNameOf({
    header: header(TESTER_HEADER.world),
    query: c.req.query('__world'),
    cookies: header('cookie'),
  })
  if (!worlds.has(name) && name !== 'default' && !maySteer(header))
    throw new WorldRefused('此世界不存在，创建新世界需要 MOCK_TOKEN')
  return worlds.get(name)
}

/** Puts every route, its aliases and the safe switch on an app of their own: no middleware of a page runs before or after a call. */
export const mount = (app: Hono, routes: readonly Route[], options: MountOptions): void => {
  const byPath = new Map<string, Route>()

  const headersOf =
    (c: Context): HeaderOf =>
    (name) =>
      options.transport.header(c, name)

  const broken = async (c: Context, answer: Answer): Promise<Response> => {
    if (answer.transport === 'held') await new Promise((resolve) => setTimeout(resolve, HELD))
    return options.transport.cut(c)
  }
  const send = (c: Context, answer: Answer): Response | Promise<Response> =>
    answer.transport ? broken(c, answer) : json(answer.body, answer.http)

  const incomingOf = (
    c: Context,
    header: HeaderOf,
    route: Route,
    text: string,
    files: UploadedFile[] = NO_FILES,
  ): Incoming => ({
    method: route.endpoint.method,
    path: route.endpoint.path,
    header,
    query: route.endpoint.method === 'GET' ? c.req.query() : {},
    text,
    files,
    ip: options.transport.ip(c),
    origin: originOf(c.req.url),
    steered: options.maySteer(header),
  })

  const tooLong = (header: HeaderOf, limit: number) => Number(header('content-length') ?? 0) > limit

  const refusedWorld = (error: unknown): Response => {
    if (!(error instanceof WorldRefused)) throw error
    return json(answerWith('ILLEGAL_PARAMETER', null, error.message).body, 400)
  }

  const plain = (route: Route) => async (c: Context) => {
    const header = headersOf(c)
    try {
      const world = chosenWorld(c, header, options)
      if (tooLong(header, MAX_BODY))
        return await send(c, answerWith('ILLEGAL_PARAMETER', null, '请求内容超过 1 MiB'))
      const text = route.endpoint.method === 'GET' ? '' : await c.req.text()
      if (text.length > MAX_BODY)
        return await send(c, answerWith('ILLEGAL_PARAMETER', null, '请求内容超过 1 MiB'))
      return await send(c, await options.serve(route, world, incomingOf(c, header, route, text)))
    } catch (error) {
      return refusedWorld(error)
    }
  }

  const upload = (route: Route) => async (c: Context) => {
    const header = headersOf(c)
    try {
      const world = chosenWorld(c, header, options)
      if (tooLong(header, MAX_UPLOAD + MAX_BODY))
        return await send(c, answerWith('FILE_UPLOAD_FAILURE', null, '图片不能超过 5 MB'))
      const form = await c.req.parseBody().catch(() => ({}))
      const files: UploadedFile[] = []
      const fields: Record<string, string> = {}
      for (const [name, value] of Object.entries(form)) {
        if (value instanceof File)
          files.push({ name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) })
        else if (typeof value === 'string') fields[name] = value
      }
      return await send(
        c,
        await options.serve(route, world, incomingOf(c, header, route, JSON.stringify(fields), files)),
      )
    } catch (error) {
      return refusedWorld(error)
    }
  }

  const sealed = async (c: Context) => {
    const header = headersOf(c)
    const keys = { siteId: SITE_ID, requestId: header(WIRE_HEADER.requestId) ?? '' }
    try {
      const world = chosenWorld(c, header, options)
      if (tooLong(header, MAX_BODY))
        return await send(c, answerWith('ILLEGAL_PARAMETER', null, '请求内容超过 1 MiB'))
      const request = await c.req.json().catch(() => ({}))
      const opened = openRequest({ path: c.req.path, body: request }, keys)
      const route = byPath.get(opened.path)
      if (!route || route.endpoint.upload) return await send(c, answerWith('NOT_FOUND', null))
      const query = route.endpoint.method === 'GET' ? (opened.body as Record<string, string>) : {}
      const incoming = {
        ...incomingOf(c, header, route, JSON.stringify(opened.body)),
        query,
        sealed: { path: c.req.path, request },
      }
      const answer = await options.serve(route, world, incoming)
      if (answer.transport || !answer.envelope) return await send(c, answer)
      return await send(c, { ...answer, body: sealedText(answer.body, keys) })
    } catch (error) {
      if (error instanceof CipherError) return await send(c, answerWith('ACCESS_DENIED', null))
      return refusedWorld(error)
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
  app.notFound((c) => send(c, answerWith('NOT_FOUND', null)))
}
