import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http'
import { AREA_CALL, type Calls, type Carried, isTooLong, tooLong } from '../kit/calls.ts'
import type { Route } from '../kit/implement.ts'
import type { Answer, HeaderOf } from '../kit/incoming.ts'
import { MAX_BODY } from '../kit/json.ts'
import { HELD, JSON_HEADERS } from '../kit/mount.ts'
import { addressOf, breakOff, headerOf } from './transport.ts'

const NO_QUERY: Record<string, string> = {}
const queryOf = (search: string): Record<string, string> => {
  const query: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [name, value] of new URLSearchParams(search)) query[name] ??= value
  return query
}

const carriedBy = (request: IncomingMessage, path: string, search: string): Carried => {
  const header: HeaderOf = (name) => headerOf(request, name)
  return {
    path,
    header,
    query: search === '' ? () => NO_QUERY : () => queryOf(search),
    ip: addressOf(request),
    // Encryption is opened in front of the site, if at all: that door says so.
    origin: `${request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${request.headers.host ?? ''}`,
  }
}

const send = (request: IncomingMessage, response: ServerResponse, answer: Answer) => {
  const { body, bytes, isAscii, http, transport } = answer
  if (transport === 'held') setTimeout(() => breakOff(request.socket), HELD).unref()
  else if (transport) breakOff(request.socket)
  else {
    const encoding = isAscii ? 'latin1' : 'utf8'
    const length = bytes?.length ?? Buffer.byteLength(body, encoding)
    response.writeHead(http, { ...JSON_HEADERS, 'content-length': length })
    response.end(bytes ?? body, encoding)
  }
}

/** Hands over the whole body as text, undefined when it is longer than a call may be. */
const readText = (request: IncomingMessage, done: (text: string | undefined) => void) => {
  let first: Buffer | undefined
  let more: Buffer[] | undefined
  let length = 0
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > MAX_BODY) more = first = undefined
    else if (!first) first = chunk
    else (more ??= [first]).push(chunk)
  })
  request.on('end', () => {
    if (length > MAX_BODY) done(undefined)
    else done((more ? Buffer.concat(more) : first)?.toString() ?? '')
  })
}

/**
 * Documented calls straight from Node's server: the objects of the Web (Request, Response, Headers) would cost a third of a
 * call. Pages, files, uploads, sockets, calls of another site's page and what is no call go to `rest`.
 */
const callLane = (
  calls: Calls,
  failed: (error: unknown) => Answer,
  corsOrigins: readonly string[],
  rest: RequestListener,
) => {
  const answered = (request: IncomingMessage, response: ServerResponse, answer: Answer | Promise<Answer>) => {
    if (answer instanceof Promise)
      void answer.catch(failed).then((settled) => send(request, response, settled))
    else send(request, response, answer)
  }
  const serve = (
    found: Route | 'sealed',
    carried: Carried,
    text: string | undefined,
  ): Answer | Promise<Answer> => {
    try {
      return text === undefined ? tooLong() : calls.answer(found, carried, text)
    } catch (error) {
      return failed(error)
    }
  }
  const isFromElsewhere = ({ headers: { origin } }: IncomingMessage) =>
    corsOrigins.length > 0 && origin !== undefined && corsOrigins.includes(origin)
  const listener: RequestListener = (request, response) => {
    const { url = '/', method = 'GET' } = request
    if (!AREA_CALL.test(url) || isFromElsewhere(request)) return rest(request, response)
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    const found = calls.find(method, path)
    if (!found || (found !== 'sealed' && found.endpoint.upload)) return rest(request, response)
    const carried = carriedBy(request, path, at < 0 ? '' : url.slice(at + 1))
    if (method === 'GET') {
      request.resume()
      return answered(request, response, serve(found, carried, ''))
    }
    if (isTooLong(carried.header)) {
      request.resume()
      return answered(request, response, tooLong())
    }
    return readText(request, (text) => answered(request, response, serve(found, carried, text)))
  }
  return listener
}

/** Makes Node's server as `serve` of Hono asks for it, with the lane before what Hono serves. */
export const callServer = (
  calls: Calls,
  failed: (error: unknown) => Answer,
  corsOrigins: readonly string[],
): typeof createServer =>
  ((options: object, rest: RequestListener) =>
    createServer(options, callLane(calls, failed, corsOrigins, rest))) as typeof createServer
