import type { Handler, MiddlewareHandler } from 'hono'
import { cookieValue } from '../kit/address.ts'
import type { HeaderOf } from '../kit/incoming.ts'
import { readText, refuseControl } from './read.ts'

export const TOKEN_COOKIE = 'mock_token'
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]'])

export interface GuardOptions {
  /** The address that the server listens on. */
  host: string
  /** Needed for everything that steers unless the host is loopback. */
  token: string | undefined
}

export const isLoopback = (host: string): boolean => LOOPBACK.has(host)

/** Whether others than this machine's own people reach the server; a token in front of loopback means a proxy. */
export const isReached = ({ host, token }: GuardOptions): boolean => !isLoopback(host) || token !== undefined

const hostName = (header: string): string =>
  header.startsWith('[') ? header.slice(0, header.indexOf(']') + 1) : header.split(':')[0]!

const sameText = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length && i < b.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return difference === 0
}

/** The token may hold what a cookie may not: it is kept encoded. */
const readCookie = (cookies: string | undefined): string | undefined => {
  try {
    const kept = cookieValue(cookies, TOKEN_COOKIE)
    return kept === undefined ? undefined : decodeURIComponent(kept)
  } catch {
    return undefined
  }
}

/** Whether an address is of the host that this request names; a page on another port of it is another origin. */
const isOfHost = (address: string, header: HeaderOf): boolean =>
  URL.canParse(address) && new URL(address).host === header('host')

/** What a browser says of the page behind a request: ours, another one, or nothing. */
const sentBy = (header: HeaderOf): 'own' | 'foreign' | 'unsaid' => {
  const [site, origin] = [header('sec-fetch-site'), header('origin')]
  if (origin !== undefined && !isOfHost(origin, header)) return 'foreign'
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign'
  return origin === undefined ? 'unsaid' : 'own'
}

/** Whether no foreign page is behind a request that needs no token. */
export const isOfNoForeignPage = (header: HeaderOf): boolean => sentBy(header) !== 'foreign'

/**
 * Browsers send the cookie to the host from a page on any of its ports, and say so in the open (http beyond this machine)
 * by nothing but Origin and Referer: whoever says nothing has to show the token itself.
 */
const isOwnPage = (header: HeaderOf): boolean => {
  const by = sentBy(header)
  return by === 'own' || (by === 'unsaid' && isOfHost(header('referer') ?? '', header))
}

const bearerOf = (header: HeaderOf) => header('authorization')?.replace(/^Bearer /i, '')
/** Whether a request shows the token, whatever page is behind it. */
const holdsToken = (header: HeaderOf, token: string): boolean => {
  const shown = bearerOf(header) ?? readCookie(header('cookie'))
  return shown !== undefined && sameText(shown, token)
}
const hasToken = (header: HeaderOf, token: string): boolean =>
  holdsToken(header, token) && (bearerOf(header) !== undefined || isOwnPage(header))

/** Whether there is a token, and this request shows none or another one. */
export const needsToken =
  ({ token }: GuardOptions) =>
  (header: HeaderOf): boolean =>
    token !== undefined && !holdsToken(header, token)

/** Whether this request comes from this machine's own tools or pages, by Host, Origin and Sec-Fetch-Site. */
const isOwn = (header: HeaderOf, host: string): boolean => {
  const named = hostName(header('host') ?? '')
  return (LOOPBACK.has(named) || named === host) && isOfNoForeignPage(header)
}

/** Who may steer: on loopback anyone on the machine but no foreign page, elsewhere whoever has MOCK_TOKEN. */
export const maySteer =
  ({ host, token }: GuardOptions) =>
  (header: HeaderOf): boolean =>
    token === undefined ? isOwn(header, host) : hasToken(header, token)

/** Who gets the console's files: with a token anyone, for they hold nothing and ask for it; without, this machine only. */
export const mayLook =
  ({ host, token }: GuardOptions) =>
  (header: HeaderOf): boolean =>
    token !== undefined || isOwn(header, host)

const tokenIn = (text: string): unknown => {
  try {
    return (JSON.parse(text) as { token?: unknown } | null)?.token
  } catch {
    return undefined
  }
}

/**
 * POST /__mock/token {token}: MOCK_TOKEN as a cookie that no script reads and no other site sends, so that links and
 * server-sent events carry it too. 401 for another one.
 */
export const tokenEntry =
  ({ token }: GuardOptions): Handler =>
  async (c) => {
    const text = tokenIn(await readText(c))
    if (token === undefined || typeof text !== 'string' || !sameText(text, token))
      return refuseControl(401, '令牌不正确')
    c.header('set-cookie', `${TOKEN_COOKIE}=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Strict`)
    return c.json({ ok: true })
  }

/** Closes the control API to whoever may not steer, and to bodies that aren't JSON. */
export const guard = (options: GuardOptions): MiddlewareHandler => {
  const allowed = maySteer(options)
  return async (c, next) => {
    if (!allowed((name) => c.req.header(name))) {
      if (options.token === undefined) refuseControl(403, '只接受本机直接发起的控制请求')
      refuseControl(401, '需要 MOCK_TOKEN（Authorization: Bearer …）')
    }
    const hasBody =
      c.req.method !== 'GET' &&
      (Number(c.req.header('content-length') ?? 0) > 0 || c.req.header('transfer-encoding') !== undefined)
    const type = c.req.header('content-type') ?? ''
    if (hasBody && !/^application\/(json|octet-stream)\b/i.test(type))
      refuseControl(
        400,
        `请求内容必须是 application/json（-H 'content-type: application/json'），收到的是 ${type.slice(0, 60) || '没有类型的内容'}`,
      )
    await next()
  }
}
