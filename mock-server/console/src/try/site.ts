import { blobs } from '@app/contract/kit/cipher'
import type { Envelope } from '@app/contract/kit/envelope'
import { CLIENT_TYPE, HEADER, SITE_ID } from '@app/contract/kit/headers'
import { act } from '../control.ts'
import { world } from '../world.ts'

export interface Sent {
  method: string
  path: string
  body: Record<string, unknown>
  /** Undefined: a visitor. */
  member: string | undefined
  /** Further headers, by name. */
  headers: Record<string, string>
}
export interface Answered {
  http: number
  ms: number
  code: number | null
  message: string
  /** As it came, read when it is JSON. */
  value: unknown
}

const tokens = new Map<string, string>()
const tokenOf = async (member: string): Promise<string> => {
  const kept = tokens.get(member)
  if (kept !== undefined) return kept
  const { token } = await act('POST', `/members/${encodeURIComponent(member)}/session`, {})
  tokens.set(member, token)
  return token
}
let calls = 0
/** Epoch ms of the machine: what tt says. */
const machineNow = () => Math.round(performance.timeOrigin + performance.now())

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
const UNAUTHORISED = 401
const NO_ADDRESS = ''

/** Makes a call of the site as its client would: headers, tt and xx, and the session of a member. */
export const callSite = async ({ method, path, body, member, headers }: Sent): Promise<Answered> => {
  calls += 1
  const requestId = `console-${machineNow()}-${calls}`
  const sealed = blobs({ now: machineNow(), ip: NO_ADDRESS }, { siteId: SITE_ID, requestId })
  const isGet = method === 'GET'
  const query = new URLSearchParams(
    Object.entries({ ...body, ...sealed }).map(([name, value]) => [name, String(value)]),
  )
  const token = member === undefined ? '' : await tokenOf(member)
  const from = performance.now()
  const answer = await fetch(isGet ? `${path}?${query}` : path, {
    method,
    headers: {
      'x-mock-world': world,
      'content-type': 'application/json',
      [HEADER.client]: CLIENT_TYPE,
      [HEADER.site]: SITE_ID,
      [HEADER.uuid]: 'console',
      [HEADER.finger]: 'console',
      [HEADER.requestId]: requestId,
      [HEADER.token]: token,
      ...headers,
    },
    ...(isGet ? {} : { body: JSON.stringify({ ...body, ...sealed }) }),
  })
  const value = read(await answer.text())
  const ms = performance.now() - from
  // The next try signs in anew.
  if (answer.status === UNAUTHORISED && member !== undefined) tokens.delete(member)
  const { status_code = null, message = '' } = (value ?? {}) as Partial<Envelope>
  return { http: answer.status, ms, code: status_code, message, value }
}
