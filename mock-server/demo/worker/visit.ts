import { cookieHeader } from './cookies.ts'

/** Nobody but this browser reaches the worker, so every visit is one of this machine's own. */
const HOST = '127.0.0.1'

/** A request with the headers that a browser keeps from scripts: host and cookies, and the handshake's. */
class Visit extends Request {
  readonly #headers: Headers
  constructor(url: string, init: RequestInit, headers: Headers) {
    super(url, init)
    this.#headers = headers
  }
  override get headers(): Headers {
    return this.#headers
  }
}

/** The request as the site's server would get it, at `path` of the site. */
export const visitOf = async (request: Request, path: string): Promise<Request> => {
  const { method, signal } = request
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.set('host', HOST)
  // A form of the site's own comes with the folder's origin; a foreign page's stays foreign.
  if (headers.get('origin') === new URL(request.url).origin) headers.set('origin', `http://${HOST}`)
  headers.set('cookie', cookieHeader())
  headers.set('sec-fetch-mode', request.mode)
  if (body) headers.set('content-length', String(body.byteLength))
  const init = { method, headers: request.headers, signal, ...(body ? { body } : {}) }
  return new Visit(new URL(path, request.url).href, init, headers)
}

/** A handshake of a websocket. */
export const handshakeOf = (url: string): Request => {
  const headers = new Headers({ host: HOST, cookie: cookieHeader() })
  headers.set('upgrade', 'websocket')
  return new Visit(url, {}, headers)
}
