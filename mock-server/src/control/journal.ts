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
export const idOf = (c: Context): number => {
  const id = Number(c.req.param('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : refuseControl(404, '没有这条记录')
}
const KEEP_ALIVE_MS = 15_000
/** How soon a stream notices that its world is another one. */
const LOOK_MS = 500

/** An entry as the API spells it. */
const shown = (entry: Entry) => ({
  ...entry,
  response: entry.response,
  time: entry.at,
  status_code: entry.statusCode,
})

/**
 * GET /journal?since=&path=&member= · GET /journal/:id · GET /journal/stream (server-sent events: `call` with an entry,
 * `reset` when the world was put back or rewound, `alive`). Secrets are masked.
 */
export const journalControl: ControlPart = (app, control) => {
  app.get('/journal', (c) =>
    c.json({ entries: control.world(c).journal.list(readQuery(c, Filter)).map(shown) }),
  )
  app.get('/journal/stream', (c) =>
    streamSSE(c, async (stream) => {
      const name = control.worldName(c)
      let world = control.world(c)
      const listen = () =>
        world.journal.listen((entry) => {
          void stream.writeSSE({ event: 'call', id: String(entry.id), data: JSON.stringify(shown(entry)) })
        })
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
    }),
  )
  app.get('/journal/:id', (c) =>
    c.json(shown(control.world(c).journal.find(idOf(c)) ?? refuseControl(404, '没有这条记录'))),
  )
}
