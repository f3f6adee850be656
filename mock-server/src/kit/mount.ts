import type { Context, Hono, MiddlewareHandler } from 'hono'
import { REASON_HEADER } from '@app/contract/kit/headers'
import { boundWorld } from './address.ts'
import { answerWith } from './answer.ts'
import type { UploadedFile } from './call.ts'
import { CALL_BODY, UPLOAD_BODY, readBytes, readText } from './body.ts'
import { AREA_CALL, type Calls, type Carried, unread } from './calls.ts'
import type { Route } from './implement.ts'
import type { Answer } from './incoming.ts'

export interface Packed {
  bytes: Uint8Array<ArrayBuffer>
  /** Its `content-encoding`. */
  coding: string
}

export interface Transport {
  /** The address of the other end. */
  ip(c: Context): string
  /** A header of the request; its name in small letters. */
  header(c: Context, name: string): string | undefined
  /** Breaks the connection without an answer. */
  cut(c: Context): Response
  /** Packs pictures and documents on their way; a host that packs by itself has none. */
  packing?: MiddlewareHandler
  /** A long answer as it travels to who takes it packed; a host that packs by itself has none. */
  packed?(c: Context, body: string | Uint8Array): Packed | undefined
  /** The folder of its host that the site lies in ('/demo'); at the root there is none. */
  folder?: string
}

export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}
const headersOf = ({ reason }: Answer): Record<string, string> =>
  reason === undefined ? JSON_HEADERS : { ...JSON_HEADERS, [REASON_HEADER]: reason }

/** How long a `timeout` fault holds a call that nobody hangs up. */
export const HELD = 120_000

/** Where the path of an absolute address begins. */
const pathAt = (url: string): number => url.indexOf('/', url.indexOf('//') + 2)
export const isCall = (url: string): boolean => AREA_CALL.test(url.slice(pathAt(url)))

/** Encryption is opened in front of the site, if at all: that door says so. */
const originOf = (c: Context, transport: Pick<Transport, 'header'>): string => {
  const origin = c.req.url.slice(0, pathAt(c.req.url))
  return transport.header(c, 'x-forwarded-proto') === 'https' ? origin.replace(/^http:/, 'https:') : origin
}

/** The call of a Web request. */
export const carriedBy = (c: Context, transport: Omit<Transport, 'cut'>): Carried => ({
  path: c.req.path,
  header: (name) => transport.header(c, name),
  query: () => c.req.query(),
  ip: transport.ip(c),
  bound: boundWorld(c),
  origin: originOf(c, transport) + (transport.folder ?? ''),
})

/** The fields of a form as JSON, and its files. */
export const formOf = async (
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<{ text: string; files: UploadedFile[] }> => {
  const files: UploadedFile[] = []
  const fields: Record<string, string> = {}
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData())
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else files.push({ name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) })
  }
  return { text: JSON.stringify(fields), files }
}

/** Serves calls by an app of their own: no middleware of a page runs before or after one. */
export const mount = (app: Hono, calls: Calls, transport: Transport): void => {
  const send = async (c: Context, answer: Answer): Promise<Response> => {
    if (!answer.transport) {
      const body = answer.bytes ?? answer.body
      const packed = transport.packed?.(c, body)
      const headers = packed ? { ...headersOf(answer), 'content-encoding': packed.coding } : headersOf(answer)
      return new Response(packed?.bytes ?? body, { status: answer.http, headers })
    }
    if (answer.transport === 'held') await new Promise((resolve) => setTimeout(resolve, HELD))
    return transport.cut(c)
  }
  const upload = async (c: Context, route: Route): Promise<Answer> => {
    const carried = carriedBy(c, transport)
    if (!calls.isLetIn(route, carried)) return calls.answer(route, carried, '{}')
    const bytes = await readBytes(c.req.raw, UPLOAD_BODY)
    if (bytes === 'tooLong') return answerWith('FILE_UPLOAD_FAILURE', null, '图片不能超过 5 MB')
    if (typeof bytes === 'string') return unread(bytes)
    const { text, files } = await formOf(bytes, c.req.header('content-type') ?? '')
    return calls.answer(route, carried, text, files)
  }
  const answer = async (c: Context): Promise<Answer> => {
    const found = calls.find(c.req.method, c.req.path)
    if (!found) return calls.missing(c.req.method, c.req.path)
    if (found !== 'sealed' && found.endpoint.upload) return upload(c, found)
    const body =
      c.req.method === 'GET'
        ? { text: '' }
        : await readText(c.req.raw, CALL_BODY, (name) => transport.header(c, name))
    return typeof body === 'string' ? unread(body) : calls.answer(found, carriedBy(c, transport), body.text)
  }
  app.all('*', async (c) => send(c, await answer(c)))
}
