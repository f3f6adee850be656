import { journal } from '@app/contract/control/time'
import { blobs } from '@app/contract/kit/cipher'
import type { Envelope } from '@app/contract/kit/envelope'
import { SITE_ID } from '@app/contract/kit/headers'
import { WIRE_HEADER } from '../../kit/gates.ts'
import { incomingOf } from '../../kit/taped.ts'
import { siteOf } from '../../site.ts'
import type { TapedCall } from '../../world/tape.ts'
import type { World } from '../../world/world.ts'
import type { ControlPart } from '../control.ts'
import { idOf } from './journal.ts'
import { refuseControl } from '../read.ts'

/** The call as a client would send it now: with a time that is right and, unless it is to be the same, an id of its own. */
const again = (world: World, call: TapedCall, requestId: string): TapedCall => {
  const sealed = blobs({ now: world.clock.real(), ip: call.ip }, { siteId: SITE_ID, requestId })
  const body = call.text === '' ? undefined : (JSON.parse(call.text) as Record<string, unknown>)
  const isSealed = 'tt' in (body ?? call.query)
  return {
    ...call,
    headers: { ...call.headers, [WIRE_HEADER.requestId]: requestId },
    text: body ? JSON.stringify(isSealed ? { ...body, ...sealed } : body) : '',
    query: isSealed && !body ? { ...call.query, ...sealed } : call.query,
  }
}

const read = (body: string): Partial<Envelope> | null => {
  try {
    return JSON.parse(body) as Envelope
  } catch {
    return null
  }
}

export const repeatControl: ControlPart = (serve, control) => {
  serve(journal.repeat, async (c, { times, concurrent, sameRequestId }) => {
    const id = idOf(c)
    const world = control.world(c)
    if (!world.journal.find(id)) refuseControl(404, `没有编号为 ${id} 的记录`)
    const found = world.tape?.find(id)
    const event = found?.segment.events[found.index]
    if (event?.kind !== 'call') return refuseControl(409, '这条记录太早，或不是接口调用，不能重复')
    const own = world.journal.answer(id)
    const first = world.journal.next()
    const { call } = event
    const requestId = call.headers[WIRE_HEADER.requestId] ?? ''
    const make = async (turn: number) => {
      const name = sameRequestId ? requestId : `${requestId.slice(0, 80)}-again-${first + turn}`
      return control.driver.call(world, incomingOf(again(world, call, name)))
    }
    const turns = Array.from({ length: times }, (_, turn) => turn)
    const answers = concurrent ? await Promise.all(turns.map(async (turn) => make(turn))) : []
    if (!concurrent) for (const turn of turns) answers.push(await make(turn))
    const { balanced, drift_cents } = siteOf(world).books.check()
    return {
      answers: answers.map(({ http, body }) => ({
        http,
        status_code: read(body)?.status_code ?? null,
        message: read(body)?.message ?? '',
        data: read(body)?.data ?? null,
        same: body === own,
      })),
      distinct: new Set(answers.map(({ body }) => body)).size,
      ledger: { balanced, drift_cents },
      entries: Array.from({ length: world.journal.next() - first }, (_, at) => first + at),
    }
  })
}
