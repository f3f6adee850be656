import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import type { Entry } from '../world/journal.ts'
import type { ControlPart } from './control.ts'
import { readQuery, refuseControl } from './read.ts'

const Filter = z.object({
  since: z.coerce.number().int().min(0).optional(),
  path: z.string().max(200).optional(),
  member: z.string().max(40).optional(),
})
/** Without what was asked and answered: a list of thousands is a few hundred kB then, and nothing has to be masked. */
const Brief = z.object({ brief: z.stringbool().default(false) })
export const idOf = (c: Context): number => {
  const id = Number(c.req.param('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : refuseControl(404, '没有这条记录')
}
const KEEP_ALIVE_MS = 15_000
/** Letters that wait for a reader; a stream that is further behind ends, and its page asks for the journal anew. */
const MOST_BEHIND = 1024 * 1024
/** How soon a stream notices that its world is another one. */
const LOOK_MS = 500

/** An entry as the API spells it. */
const shown = (entry: Entry) => ({
  ...entry,
  response: entry.response,
  time: entry.at,
  status_code: entry.statusCode,
})
const briefly = ({ id, at, member, method, path, statusCode, http, ms, forced }: Entry) => ({
  id,
  at,
  member,
  method,
  path,
  statusCode,
  http,
  ms,
  forced,
  time: at,
  status_code: statusCode,
})

/**
 * GET /journal?since=&path=&member=&brief= · GET /journal/:id · GET /journal/stream?brief= (server-sent events: `call` with
 * an entry, `reset` when the world was put back or rewound, `alive`). Secrets are masked; with `brief=true` an entry has
 * neither request nor response.
 */
export const journalControl: ControlPart = (app, control) => {
  app.get('/journal', (c) => {
    const { brief, ...filter } = readQuery(c, Filter.extend(Brief.shape))
    const entries = control.world(c).journal.list(filter)
    return c.json({ entries: entries.map<object>(brief ? briefly : shown) })
  })
  app.get('/journal/stream', (c) => {
    const told = readQuery(c, Brief).brief ? briefly : shown
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
  app.get('/journal/:id', (c) =>
    c.json(shown(control.world(c).journal.find(idOf(c)) ?? refuseControl(404, '没有这条记录'))),
  )
}
