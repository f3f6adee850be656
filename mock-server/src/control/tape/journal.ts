import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { contract } from '@app/contract'
import { journal } from '@app/contract/control/time'
import { ResourceRequest } from '@app/contract/sport/sport'
import type { Entry } from '../../world/journal.ts'
import type { ControlPart } from '../control.ts'
import { refuseControl } from '../read.ts'

export const idOf = (c: Context): number => {
  const id = Number(c.req.param('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : refuseControl(404, '没有这条记录')
}
const KEEP_ALIVE_MS = 15_000
/** Letters that wait for a reader; a stream that is further behind ends, and its page asks for the journal anew. */
const MOST_BEHIND = 1024 * 1024
/** How soon a stream notices that its world is another one. */
const LOOK_MS = 500

const Operation = ResourceRequest.pick({ method: true })
const { path, aliases = [] } = contract.sport.resource
const CHANNEL = new Set([path, ...aliases])

const operationOf = (entry: Entry): { operation?: string } => {
  const asked = CHANNEL.has(entry.path) ? Operation.safeParse(entry.request).data : undefined
  return asked ? { operation: asked.method } : {}
}

/** An entry as the API spells it. */
const shown = (entry: Entry) => ({
  ...entry,
  ...operationOf(entry),
  response: entry.response,
  time: entry.at,
  status_code: entry.statusCode,
})
const briefly = (entry: Entry) => {
  const { id, at, member, method, path, statusCode, http, ms, forced } = entry
  const told = { id, at, member, method, path, statusCode, http, ms, forced }
  return { ...told, ...operationOf(entry), time: at, status_code: statusCode }
}

/** A brief list of thousands is a few hundred kB, and nothing in it has to be masked. */
export const journalControl: ControlPart = (serve, control) => {
  serve(journal.list, (c, { brief, ...filter }) => {
    const entries = control.world(c).journal.list(filter)
    return { entries: brief ? entries.map(briefly) : entries.map(shown) }
  })
  serve(journal.stream, (c, { brief }) => {
    const told = brief ? briefly : shown
    return streamSSE(c, async (stream) => {
      const name = control.worldName(c)
      let world = control.world(c)
      let behind = 0
      const write = async (entry: Entry) => {
        const data = JSON.stringify(told(entry))
        if (behind > MOST_BEHIND) return stream.abort()
        behind += data.length
        await stream.writeSSE({ event: 'call', id: String(entry.id), data })
        behind -= data.length
      }
      const listen = () => world.journal.listen((entry) => void write(entry))
      let stop = listen()
      stream.onAbort(() => stop())
      let toldAt = 0
      while (!stream.aborted) {
        if (control.worlds.has(name) && control.worlds.get(name) !== world) {
          stop()
          world = control.worlds.get(name)
          stop = listen()
          await stream.writeSSE({ event: 'reset', data: JSON.stringify({ next: world.journal.next() }) })
        }
        if (world.clock.machine() - toldAt >= KEEP_ALIVE_MS) {
          toldAt = world.clock.machine()
          await stream.writeSSE({ event: 'alive', data: '' })
        }
        await stream.sleep(LOOK_MS)
      }
    })
  })
  serve(journal.entry, (c) =>
    shown(control.world(c).journal.find(idOf(c)) ?? refuseControl(404, '没有这条记录')),
  )
}
