import type { ControlAnswer, ControlBody, ControlPath } from '@app/contract/control/control'
import type { ControlMethod } from '@app/contract/kit/controlCall'
import { ControlRefused } from '@app/contract/kit/refusal'
import { transport } from '../api/send/transport.ts'
import { signal } from '../lib/signal.ts'
import { stageText } from '../i18n/stage.ts'
import { beginCall } from './made.ts'
import { worldName } from './world.ts'

const FORBIDDEN = 401

/** The server wants its MOCK_TOKEN before anything is steered. */
export const needsToken = signal(false)

const send = async (method: string, path: string, body?: string, about = worldName()): Promise<Response> => {
  const headers: Record<string, string> = { 'x-mock-world': about }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const answer = await transport
    .fetch(path, { method, headers, ...(body === undefined ? {} : { body }) })
    .catch(() => {
      throw new ControlRefused(0, stageText('noServer'))
    })
  if (answer.ok) return answer
  if (answer.status === FORBIDDEN) needsToken.set(true)
  throw new ControlRefused(answer.status, await answer.text())
}

/** Whether the page's own origin is a mock that can be steered. */
export const isMock = async (): Promise<boolean> => {
  try {
    const { ok, seed } = (await (await send('GET', '/__mock/health')).json()) as {
      ok?: boolean
      seed?: number
    }
    return ok === true && typeof seed === 'number'
  } catch {
    return false
  }
}

/** A look: changes nothing and isn't shown. */
export const look = async <P extends ControlPath<'GET'>>(path: P): Promise<ControlAnswer<'GET', P>> =>
  (await send('GET', `/__mock/api${path}`)).json()

/** A change behind the scenes, which nobody needs to repeat. */
export const steer = async <M extends ControlMethod, P extends ControlPath<M>>(
  method: M,
  path: P,
  body?: ControlBody<M, P>,
): Promise<ControlAnswer<M, P>> =>
  (await send(method, `/__mock/api${path}`, body && JSON.stringify(body))).json()

/** An action: shown with its method, path and body, whatever comes of it; `about` is another world than this one. */
export const act = async <M extends ControlMethod, P extends ControlPath<M>>(
  method: M,
  path: P,
  body?: ControlBody<M, P>,
  about?: string,
): Promise<ControlAnswer<M, P>> => {
  const text = body && JSON.stringify(body)
  const tell = beginCall({ method, path, body: text, about })
  try {
    const answer = await send(method, `/__mock/api${path}`, text, about)
    tell(String(answer.status), true)
    return answer.json()
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error), false)
    throw error
  }
}

/** Hands MOCK_TOKEN to the server, which keeps it in a cookie that no script reads; whether it was the right one. */
export const handToken = async (token: string): Promise<boolean> => {
  try {
    await send('POST', '/__mock/token', JSON.stringify({ token }))
    needsToken.set(false)
    return true
  } catch {
    return false
  }
}
