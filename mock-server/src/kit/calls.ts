import { CipherError, openRequest, sealedText } from '@app/contract/kit/cipher'
import { HEADER, SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
import type { World } from '../world/world.ts'
import { type Worlds, WorldRefused } from '../world/worlds.ts'
import { worldNameOf } from './address.ts'
import { answerWith } from './answer.ts'
import { UNREAD_TEXT, type Unread } from './body.ts'
import type { UploadedFile } from './call.ts'
import { WIRE_HEADER } from './gates.ts'
import type { Route } from './implement.ts'
import type { Answer, HeaderOf, Incoming } from './incoming.ts'
import { nearest } from './nearest.ts'

export interface CallsOptions {
  worlds: Worlds
  serve(route: Route, world: World, incoming: Incoming): Answer | Promise<Answer>
  /** Whether somebody is signed in by this token. */
  isKnown(world: World, token: string): boolean
  /** Whether this request may steer the mock (tester headers, new worlds). */
  maySteer(header: HeaderOf): boolean
}

/** What carried a call, Node or the Web, in the words of neither. */
export interface Carried {
  /** As sent, without the query. */
  path: string
  header: HeaderOf
  query(): Record<string, string>
  ip: string
  /** The world of a request of the server's own; nothing that came over the wire has one. */
  bound?: World | undefined
  /** scheme://host that the caller used. */
  origin: string
}

export interface Calls {
  /** No such call: which may have been meant. */
  missing(method: string, path: string): Answer
  /** What a POST or GET of this path is; undefined for no documented call. */
  find(method: string, path: string): Route | 'sealed' | undefined
  /** Whether a call gets as far as its body: nobody's long one is read. */
  isLetIn(route: Route, carried: Carried): boolean
  /** Answers a call whose body has been read. */
  answer(
    found: Route | 'sealed',
    carried: Carried,
    text: string,
    files?: UploadedFile[],
  ): Answer | Promise<Answer>
}

/** Where documented calls live; a path beyond is a page's, a file's or the console's. */
export const AREA_CALL = /^\/(?:site|act|fd|game|stream)\/api\//
const SEALED = /^\/(?:site|act|fd|game|stream)\/api\/v1\/sec\/[^/]+$/
const NO_FILES: UploadedFile[] = []

const notFound = (): Answer => answerWith('NOT_FOUND', null)
export const unread = (why: Unread): Answer => ({
  ...answerWith('ILLEGAL_PARAMETER', null, UNREAD_TEXT[why]),
  reason: `the body was not read: ${why}`,
})

/** The world a request is about. Throws WorldRefused for a name that is none, or that this caller may not create. */
export const chosenWorld = (
  { header, query, bound }: Pick<Carried, 'header' | 'query' | 'bound'>,
  { worlds, maySteer }: Pick<CallsOptions, 'worlds' | 'maySteer'>,
): World => {
  if (bound) return bound
  const name = worldNameOf({
    header: header(TESTER_HEADER.world),
    query: query()['__world'],
    cookies: header('cookie'),
  })
  if (!worlds.has(name) && name !== 'default' && !maySteer(header))
    throw new WorldRefused('此世界不存在，创建新世界需要 MOCK_TOKEN')
  return worlds.get(name)
}

const refused = (error: unknown): Answer => {
  if (error instanceof CipherError)
    return {
      ...answerWith('ACCESS_DENIED', null),
      reason: `path or d can't be opened with the key of this ${HEADER.requestId} (safe switch)`,
    }
  if (error instanceof WorldRefused)
    return {
      ...answerWith('ILLEGAL_PARAMETER', null, error.message),
      http: 400,
      reason: `the world named by ${TESTER_HEADER.world}, __world or the cookie can't be entered`,
    }
  throw error
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** A longer path isn't compared with the others. */
const LONGEST_COMPARED = 120
const meant = (method: string, path: string, routes: ReadonlyMap<string, Route>): string => {
  const found = routes.get(path)
  if (found) return `this call takes ${found.endpoint.method}, not ${method}`
  const paths = [...routes.keys()]
  const near = path.length > LONGEST_COMPARED ? [] : nearest(path, paths)
  return `no such call${near.length > 0 ? `: the nearest is ${near.join(', ')}` : ', see /__mock/openapi.json'}`
}

/** Every route, its aliases and the safe switch, for whatever carries calls. */
export const openCalls = (routes: readonly Route[], options: CallsOptions): Calls => {
  const byPath = new Map<string, Route>()
  for (const route of routes)
    for (const path of [route.endpoint.path, ...(route.endpoint.aliases ?? [])]) byPath.set(path, route)

  const incomingOf = (route: Route, carried: Carried, text: string, files: UploadedFile[]): Incoming => {
    const { method, path } = route.endpoint
    const { header, ip, origin } = carried
    const query = method === 'GET' ? carried.query() : {}
    return {
      method,
      path,
      header,
      query,
      text,
      files,
      ip,
      origin,
      // A value, never a getter: V8 makes a hidden class for each object literal's own getter, and these hold each
      // other and every request until the next major collection (4.5 kB a call, a fifth of a server's time).
      steered: options.maySteer(header),
    }
  }

  const sealed = (carried: Carried, text: string): Answer | Promise<Answer> => {
    const keys = { siteId: SITE_ID, requestId: carried.header(WIRE_HEADER.requestId) ?? '' }
    const world = chosenWorld(carried, options)
    const request = jsonOf(text)
    const opened = openRequest({ path: carried.path, body: request }, keys)
    const route = byPath.get(opened.path)
    if (!route || route.endpoint.upload) return notFound()
    const incoming: Incoming = {
      ...incomingOf(route, carried, opened.text, NO_FILES),
      query: route.endpoint.method === 'GET' ? (opened.body as Record<string, string>) : {},
      input: opened.body,
      sealed: { path: carried.path, text },
    }
    const seal = (answer: Answer): Answer => {
      if (answer.transport || !answer.envelope) return answer
      const body = sealedText(answer.bytes ?? answer.body, keys)
      return { ...answer, body, bytes: undefined }
    }
    const answer = options.serve(route, world, incoming)
    return answer instanceof Promise ? answer.then(seal) : seal(answer)
  }

  return {
    missing: (method, path) => ({ ...notFound(), reason: meant(method, path, byPath) }),
    isLetIn: (route, carried) => {
      if (route.endpoint.auth !== 'member') return true
      try {
        return options.isKnown(chosenWorld(carried, options), carried.header(WIRE_HEADER.token) ?? '')
      } catch (error) {
        if (error instanceof WorldRefused) return false
        throw error
      }
    },
    find: (method, path) => {
      const route = byPath.get(path)
      if (route) return route.endpoint.method === method ? route : undefined
      return method === 'POST' && SEALED.test(path) ? 'sealed' : undefined
    },
    answer: (found, carried, text, files = NO_FILES) => {
      try {
        if (found === 'sealed') return sealed(carried, text)
        const world = chosenWorld(carried, options)
        return options.serve(found, world, incomingOf(found, carried, text, files))
      } catch (error) {
        return refused(error)
      }
    },
  }
}
