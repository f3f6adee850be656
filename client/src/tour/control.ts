import type { ControlAnswer, ControlBody, ControlPath } from '@app/contract/control/control'
import type { ControlMethod } from '@app/contract/kit/controlCall'
import { ControlRefused } from '@app/contract/kit/refusal'
import { transport } from '../api/send/transport.ts'
import { tourText } from '../i18n/tour.ts'
import { change } from '../stage/state.ts'
import { worldName } from '../stage/world.ts'

const UNAUTHORISED = 401

/** A call of the control API; `about` is another world than this one. */
export const steer = async <M extends ControlMethod, P extends ControlPath<M>>(
  method: M,
  path: P,
  body?: ControlBody<M, P>,
  about = worldName(),
): Promise<ControlAnswer<M, P>> => {
  const headers = { 'x-mock-world': about, 'content-type': 'application/json' }
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await transport.fetch(`/__mock/api${path}`, { method, headers, ...init }).catch(() => {
    throw new ControlRefused(0, tourText('noServer'))
  })
  if (answer.ok) return answer.json()
  // The drawer asks for MOCK_TOKEN.
  if (answer.status === UNAUTHORISED) change({ shows: 'tools' })
  throw new ControlRefused(answer.status, await answer.text())
}

export const look = <P extends ControlPath<'GET'>>(path: P): Promise<ControlAnswer<'GET', P>> =>
  steer('GET', path)
