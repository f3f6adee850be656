import type { ControlAnswer, ControlBody, ControlPath } from '@app/contract/control/control'
import { HEADER } from '@app/contract/kit/headers'
import type { ControlMethod } from '@app/contract/kit/controlCall'
import { ControlRefused } from '@app/contract/kit/refusal'
import { world } from './world.ts'
import { type Made, made } from './made.ts'

const send = async (
  method: string,
  path: string,
  body?: BodyInit,
  type = 'application/json',
  about = world,
) => {
  const init = body === undefined ? {} : { body }
  const headers = {
    'x-mock-world': about,
    [HEADER.lang]: document.documentElement.lang,
    ...(body === undefined ? {} : { 'content-type': type }),
  }
  const answer = await fetch(`/__mock/api${path}`, { method, headers, ...init }).catch(() => {
    throw new ControlRefused(0, '无法连接模拟服务，请确认它正在运行')
  })
  if (answer.ok) return answer
  throw new ControlRefused(answer.status, await answer.text())
}

/** A look: changes nothing and isn't shown. */
export const look = async <P extends ControlPath<'GET'>>(path: P): Promise<ControlAnswer<'GET', P>> =>
  (await send('GET', path)).json()

/** A look at a text. */
export const lookText = async (path: string): Promise<string> => (await send('GET', path)).text()

const shown = async (call: Omit<Made, 'id' | 'outcome'>, work: () => Promise<Response>) => {
  const told = made.begin(call)
  try {
    const answer = await work()
    told(`${answer.status}`, true)
    return answer
  } catch (error) {
    told(error instanceof Error ? error.message : String(error), false)
    throw error
  }
}

/** An action: shown with its method, path and body, whatever comes of it; `about` is another world than this page's. */
export const act = async <M extends ControlMethod, P extends ControlPath<M>>(
  method: M,
  path: P,
  body?: ControlBody<M, P>,
  about?: string,
): Promise<ControlAnswer<M, P>> => {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const call = { method, path, body: text, about }
  const answer = await shown(call, () => send(method, path, text, undefined, about))
  return answer.json()
}

/** Hands a file to the control API. */
export const upload = async <M extends ControlMethod, P extends ControlPath<M>>(
  method: M,
  path: P,
  file: File,
  type: string,
): Promise<ControlAnswer<M, P>> => {
  const call = { method, path, file: file.name, type }
  return (await shown(call, () => send(method, path, file, type))).json()
}

/** Saves what the control API answers as a file. */
export const download = async (path: string, name: string): Promise<void> => {
  const answer = await shown({ method: 'GET', path, saved: name }, () => send('GET', path))
  const address = URL.createObjectURL(await answer.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
