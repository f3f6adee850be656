import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http'
import { CALL_BODY, type Unread, objectionTo, openCount } from '../kit/body.ts'
import { AREA_CALL, type Calls, type Carried, unread } from '../kit/calls.ts'
import type { Route } from '../kit/implement.ts'
import type { Answer, HeaderOf } from '../kit/incoming.ts'
import { HELD, JSON_HEADERS } from '../kit/mount.ts'
import { passOver } from './passOver.ts'
import { addressOf, breakOff, headerOf } from './transport.ts'

const NO_BODY = { text: '' }
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
    // Chinese text written as a string costs Node a tenth of a call more.
    const out = bytes ?? (isAscii ? body : Buffer.from(body))
    response.writeHead(http, { ...JSON_HEADERS, 'content-length': out.length })
    response.end(out, 'latin1')
  }
}

/** Hands over the whole body as text, or why it is none. */
const readText = (request: IncomingMessage, done: (body: { text: string } | Unread) => void) => {
  const expected = Number(request.headers['content-length'])
  const pieces: Buffer[] = []
  let count: ReturnType<typeof openCount> | undefined
  let late: ReturnType<typeof setTimeout> | undefined
  const finish = (body: { text: string } | Unread) => {
    request.off('data', take).off('end', end).off('close', broken)
    clearTimeout(late)
    count?.end()
    done(body)
    if (typeof body === 'string') passOver(request)
  }
  const end = () =>
    finish({ text: (pieces.length > 1 ? Buffer.concat(pieces) : pieces[0])?.toString() ?? '' })
  const broken = () => finish('broken')
  const begin = () => {
    late = setTimeout(() => finish('tooSlow'), CALL_BODY.ms)
    request.on('close', broken)
    return (count = openCount(CALL_BODY))
  }
  /** Most bodies are one piece; the others are counted and waited for. */
  const take = (chunk: Buffer) => {
    const isWhole = chunk.length === expected
    const over = isWhole ? undefined : (count ?? begin()).add(chunk.length)
    if (over) finish(over)
    else pieces.push(chunk)
  }
  request.on('data', take).on('end', end)
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
    body: { text: string } | Unread,
  ): Answer | Promise<Answer> => {
    try {
      return typeof body === 'string' ? unread(body) : calls.answer(found, carried, body.text)
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
    const answer = (body: { text: string } | Unread) =>
      answered(request, response, serve(found, carried, body))
    const objection = method === 'GET' ? undefined : objectionTo(carried.header, CALL_BODY)
    if (method !== 'GET' && !objection) return readText(request, answer)
    answer(objection ?? NO_BODY)
    return method === 'GET' && !request.headers['transfer-encoding'] ? request.resume() : passOver(request)
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
