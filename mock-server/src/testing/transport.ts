import type { ControlAnswer, ControlBody, ControlPath } from '@app/contract/control/control'
import type { ControlMethod } from '@app/contract/kit/controlCall'

export interface MockClientOptions {
  /** The world that everything is about; the server's `default` without it. */
  world?: string
  /** MOCK_TOKEN, where the server wants one. */
  token?: string
  /** Instead of the platform's own. */
  fetch?: typeof globalThis.fetch
}

/** A control call that was refused: 400, 401, 403, 404, 409 or 413. */
export class MockRefused extends Error {
  override name = 'MockRefused'
  readonly status: number
  readonly issues: readonly { path: string; message: string }[]
  constructor(call: string, status: number, error: string, issues: MockRefused['issues']) {
    super(
      `${call} → ${status} ${error}${issues.map(({ path, message }) => `\n  ${path}: ${message}`).join('')}`,
    )
    this.status = status
    this.issues = issues
  }
}

/** JSON, or the file of a snapshot. */
export type Body = string | Uint8Array<ArrayBuffer>
/** A declared call of the control API, by its path after /__mock/api. */
export type Steer = <M extends ControlMethod, P extends ControlPath<M>>(
  method: M,
  path: P,
  body?: ControlBody<M, P>,
) => Promise<ControlAnswer<M, P>>
/** For scripts: an address may be put together as well. */
export interface Control extends Steer {
  <T = unknown>(method: string, path: string, body?: unknown): Promise<T>
}

/** Says how a request of the client is made; `raw` hands over the answer as it is. */
export const openTransport = (url: string, { world, token, fetch = globalThis.fetch }: MockClientOptions) => {
  const base = url.replace(/\/+$/, '')
  const headers = (more: Record<string, string> = {}): Record<string, string> => ({
    ...(world === undefined ? {} : { 'x-mock-world': world }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...more,
  })
  const raw = async (method: string, path: string, body?: Body, type = 'application/json') => {
    const answer = await fetch(`${base}/__mock/api${path}`, {
      method,
      headers: headers(body === undefined ? {} : { 'content-type': type }),
      ...(body === undefined ? {} : { body }),
    })
    if (answer.ok) return answer
    const text = await answer.text()
    const { error = text, issues = [] } = text.startsWith('{')
      ? (JSON.parse(text) as { error?: string; issues?: MockRefused['issues'] })
      : {}
    throw new MockRefused(`${method} ${path}`, answer.status, error, issues)
  }
  const control: Control = async (method: string, path: string, body?: unknown) =>
    (await raw(method, path, body === undefined ? undefined : JSON.stringify(body))).json() as Promise<never>
  const steer: Steer = control
  return { base, fetch, headers, raw, control, steer }
}

export const queryOf = (filter: object): '' | `?${string}` => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value))
  return query.size === 0 ? '' : `?${query}`
}
