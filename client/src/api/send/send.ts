import type { Envelope } from '@app/contract/kit/envelope'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { blobs, type KeyParts, openAnswer, sealRequest } from '@app/contract/kit/cipher'
import { clock } from '../../lib/clock.ts'
import { config } from '../../lib/config.ts'
import { fingerprint } from '../../lib/device/fingerprint/fingerprint.ts'
import { isOnline, lookAgain } from '../../lib/device/online.ts'
import { uuid } from '../../lib/device/requestId.ts'
import { stored } from '../../lib/device/storage.ts'
import { type Path, GET_PATHS } from '../declared.ts'
import type { Trouble } from '../failure.ts'
import type { Answer } from './aside/aside.ts'
import { headersOf } from './headers.ts'
import { session } from '../session.ts'
import { site, siteId } from '../siteConfig.ts'
import { transport } from './transport.ts'

/** T-NET-30. The base default is 0, no limit (N-02): only `send` sets one. */
export const TIMEOUT_MS = 30_000
const PRE_INFO: Path = '/site/api/v1/configuration/preInfo'

const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }

export type Prepare = (body: object, parts: KeyParts) => object

export interface Call {
  path: Path
  /** FormData is an upload: it is never sealed. */
  body: object
  signal?: AbortSignal | undefined
  /** Repeats of one intention keep the id, so that money moves once. */
  requestId?: string | undefined
  /** Of a session that has ended on this device; otherwise the present one's. */
  token?: string
  /** The page may be gone in a moment: sent at once, and to its end. */
  isParting?: boolean
  prepare?: Prepare | undefined
  /** Its answers may be long, and nobody waits for them: asked beside the page once one was. */
  isAside?: boolean | undefined
  /** Shares from 0 to 1 of what has left, for uploads. */
  onProgress?: ((share: number) => void) | undefined
}

export interface Sent {
  envelope: Envelope
  /** The server's time, as far as a page may read it. */
  date: string | null
  /** The token that the call carried: what an expiry is judged by. */
  token: string
  /** What it took the device's clock to lack. */
  skewMs: number
}

/** As it was before the console fell silent (U-APP-03). */
const { warn } = console

const trouble = (cause: Trouble['cause']): Trouble => ({ kind: 'trouble', cause })

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && typeof (value as Envelope).status_code === 'number'

const requestOf = (
  call: Call,
  requestId: string,
  isSealed: boolean,
): { path: string; method: string; body?: BodyInit } => {
  const parts = { siteId: siteId(), requestId }
  const marks = blobs({ now: clock.real(), ip: call.path === PRE_INFO ? '' : site.get().ip }, parts)
  if (call.body instanceof FormData) {
    for (const [name, value] of Object.entries(marks)) call.body.set(name, value)
    return { path: call.path, method: 'POST', body: call.body }
  }
  const body = { ...(call.prepare?.(call.body, parts) ?? call.body), ...marks }
  if (isSealed) {
    const sealed = sealRequest({ path: call.path, body }, parts)
    return { path: sealed.path, method: 'POST', body: JSON.stringify(sealed.body) }
  }
  if (!GET_PATHS.includes(call.path)) return { path: call.path, method: 'POST', body: JSON.stringify(body) }
  const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
  return { path: `${call.path}?${query}`, method: 'GET' }
}

/** Longer ones hold up the page for more than a frame on a phone. */
const LONG_CHARS = 250_000
/** The calls that an answer was that long to. */
const long = new Set<Path>()

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An aborted caller and the time limit look alike in fetch: the limit is told apart by its own signal. */
const deliver = async (
  url: string,
  init: RequestInit,
  { path, signal, onProgress, isAside = false }: Pick<Call, 'path' | 'signal' | 'onProgress' | 'isAside'>,
): Promise<Answer> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS)
  try {
    const whole = { ...init, signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal }
    const aside =
      isAside && long.has(path) ? await import('./aside/aside.ts').catch(() => undefined) : undefined
    const answered = await aside?.fetchAside(url, whole)
    if (answered) return answered
    const response = await (onProgress
      ? transport.upload(url, whole, onProgress)
      : transport.fetch(url, whole))
    const text = await response.text()
    if (text.length > LONG_CHARS) long.add(path)
    return { status: response.status, answer: jsonOf(text), date: response.headers.get('date') }
  } catch {
    if (signal?.aborted) throw trouble('aborted')
    await lookAgain()
    throw trouble(limit.signal.aborted ? 'timeout' : isOnline() ? 'network' : 'offline')
  } finally {
    clearTimeout(timer)
  }
}

const sendOnce = async (call: Call, requestId: string): Promise<Sent> => {
  // A page that begins asks for many things at once: each in a task of its own, where the browser can.
  if (!call.isParting) await scheduler?.yield?.()
  const told = fingerprint()
  const finger = typeof told === 'string' ? told : await told
  const token = call.token ?? session.token()
  const skewMs = clock.skew()
  const isUpload = call.body instanceof FormData
  const isSealed = stored.read('safeSwitch') === '1' && !isUpload && call.path !== PRE_INFO
  const { path, ...init } = requestOf(call, requestId, isSealed)
  const headers = {
    ...headersOf(requestId, token, finger),
    ...(isUpload || init.method === 'GET' ? {} : { 'content-type': 'application/json' }),
  }
  const { status, answer, date } = await deliver(
    config.apiBase + path,
    { ...init, headers, credentials: 'same-origin', keepalive: call.isParting === true },
    // A sealed answer is one text, which can't be handed over in parts.
    { ...call, isAside: call.isAside && !isSealed },
  )
  try {
    const isOpaque = isSealed && typeof answer === 'object' && answer !== null && 'd' in answer
    const envelope = isOpaque ? openAnswer(answer, { siteId: siteId(), requestId }) : answer
    if (isEnvelope(envelope)) return { envelope, token, date, skewMs }
  } catch {
    // Sealed with another key: told below.
  }
  const refused = (name: StatusName, message: string): Sent => ({
    envelope: { status_code: STATUS[name].code, data: null, message },
    token,
    date,
    skewMs,
  })
  if (status === 401) return refused('LOGIN_EXPIRED', '')
  const isLacking = status < 500 || status === 501
  // A backend of somebody else may lack a call: the player reads it, the developer finds it in the console.
  const message = isLacking
    ? (await import('./lacking.ts').catch(() => undefined))?.lacking(call.path, status, warn)
    : ''
  if (message) return refused('NOT_FOUND', message)
  throw trouble(isLacking ? 'malformed' : 'network')
}

/**
 * Sends one call and reads its envelope; throws Trouble. Codes are the caller's to judge, but for a call that was refused
 * because the device's clock is wrong (N-03): that one is dated anew and sent again, under the same id.
 */
export const send = async (call: Call): Promise<Sent> => {
  const requestId = call.requestId ?? uuid()
  const sent = await sendOnce(call, requestId)
  if (sent.envelope.status_code !== STATUS.ACCESS_DENIED.code) return sent
  const dating = await import('./redate.ts').catch(() => undefined)
  return dating ? dating.redate(sent, () => sendOnce(call, requestId)) : sent
}
