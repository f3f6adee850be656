import { contract } from '@app/contract'
import { carriedCall } from '@app/contract/kit/carried'
import { blobs, openAnswer, sealRequest } from '@app/contract/kit/cipher'
import { type AnyEndpoint, flatten } from '@app/contract/kit/endpoint'
import type { Envelope } from '@app/contract/kit/envelope'
import { CLIENT_TYPE, HEADER, REASON_HEADER, SITE_ID } from '@app/contract/kit/headers'
import { refusalsOf } from '@app/contract/kit/reference/openapi'
import { STATUS, statusName } from '@app/contract/kit/status'
import { type Answered, type CallOptions, NotProvable, type Site } from './backend.ts'
import { against, type Finding, told } from './strict.ts'

/** A call that was made, what came back, and what of that the contract doesn't know. */
export interface Called {
  id: string
  endpoint: AnyEndpoint
  body: object
  token: string
  requestId: string
  /** What it was made with besides. */
  options: CallOptions
  answer: Answered
  findings: Finding[]
  ms: number
}

export interface CallerOptions {
  /** Carries a request to the backend. */
  fetch(path: string, init: RequestInit): Promise<Response>
  /** Of the machine: what tt says. */
  now(): number
  /** What xx says: '' until preInfo has told it. */
  ip(): string
  headers: Record<string, string>
  /** The safe switch is on: bodies and paths travel sealed. */
  sealed: boolean
  /** Throws for a call that must not be made. */
  guard?(call: { endpoint: AnyEndpoint; body: object; token: string }): void
  noted(called: Called): void
}

const idOf = new Map(flatten(contract).map(({ id, endpoint }) => [endpoint.path, id]))
let requests = 0
const run = Date.now().toString(36)

const envelopeOf = (text: string): Envelope => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Envelope
  } catch {
    // Told below.
  }
  return { status_code: 0, data: null, message: text }
}

/** What of an answer isn't the contract's, whatever was asked. */
const judged = (
  endpoint: AnyEndpoint,
  id: string,
  body: object,
  { http, ...answer }: Answered,
): Finding[] => {
  const { status_code, data, message, reason: _reason, ...more } = answer
  const name = statusName(status_code)
  const may = ['SUCCESS', ...refusalsOf(endpoint)]
  if (name === undefined || !may.includes(name))
    return [{ clause: `${id}.refusals`, expected: may.join(' '), actual: told(name ?? answer) }]
  const shape = [
    ...Object.keys(more).map((key) => ({
      clause: `${id}.envelope.${key}`,
      expected: '只有 status_code、data、message · no such field',
      actual: told(more[key as never]),
    })),
    ...(typeof message === 'string'
      ? []
      : [{ clause: `${id}.envelope.message`, expected: 'string', actual: told(message) }]),
    ...(http === STATUS[name].http
      ? []
      : [{ clause: `kit.status.${name}.http`, expected: String(STATUS[name].http), actual: String(http) }]),
  ]
  if (name !== 'SUCCESS')
    return data === undefined
      ? [...shape, { clause: `${id}.envelope.data`, expected: 'null', actual: told(data) }]
      : shape
  const call = carriedCall(endpoint, { method: String((body as { method?: unknown }).method) }) ?? endpoint
  const clause =
    call === endpoint ? `${id}.response` : `${id}#${(body as { method: string }).method}.response`
  return [...shape, ...against(call.response, data, clause)]
}

const formOf = (body: object): FormData => {
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) form.set(key, value as string)
  return form
}

/** Calls as the site's own client makes them; every answer is held against the contract. */
export const openCaller = (options: CallerOptions): Site['call'] => {
  const sent = (endpoint: AnyEndpoint, body: object, requestId: string, { raw }: CallOptions) => {
    const parts = { siteId: SITE_ID, requestId }
    const full = { ...body, ...blobs({ now: options.now(), ip: options.ip() }, parts) }
    const { method, path } = endpoint
    if (endpoint.upload && method !== 'GET') return { path, init: { method, body: formOf(full) } }
    const json = { 'content-type': 'application/json' }
    if (options.sealed) {
      if (raw !== undefined)
        throw new NotProvable(
          '加密的请求体不能残缺 · no half a body can be sealed: prove it with the safe switch off',
        )
      const sealed = sealRequest({ path, body: full }, parts)
      return {
        path: sealed.path,
        init: { method: 'POST', headers: json, body: raw ?? JSON.stringify(sealed.body) },
      }
    }
    if (method === 'GET')
      return { path: `${path}?${new URLSearchParams(full)}`, init: { method, headers: json } }
    return { path, init: { method, headers: json, body: raw ?? JSON.stringify(full) } }
  }
  return async (endpoint, body, call = {}) => {
    const { token = '', requestId = `v${run}-${++requests}`, headers = {} } = call
    const asked: object = body ?? {}
    options.guard?.({ endpoint, body: asked, token })
    const { path, init } = sent(endpoint, asked, requestId, call)
    const started = performance.now()
    const response = await options.fetch(path, {
      ...init,
      headers: {
        ...init.headers,
        [HEADER.client]: CLIENT_TYPE,
        [HEADER.site]: SITE_ID,
        [HEADER.requestId]: requestId,
        [HEADER.uuid]: 'verify-device',
        [HEADER.finger]: 'verify-finger',
        [HEADER.token]: token,
        ...options.headers,
        ...headers,
      },
    })
    let envelope = envelopeOf(await response.text())
    if (options.sealed && 'd' in envelope)
      envelope = openAnswer(envelope, { siteId: SITE_ID, requestId }) as Envelope
    const reason = response.headers.get(REASON_HEADER)
    const answer = { http: response.status, ...envelope, ...(reason === null ? {} : { reason }) }
    const id = idOf.get(endpoint.path) ?? endpoint.path
    const findings = judged(endpoint, id, asked, answer)
    const ms = performance.now() - started
    options.noted({ id, endpoint, body: asked, token, requestId, options: call, answer, findings, ms })
    return answer as never
  }
}
