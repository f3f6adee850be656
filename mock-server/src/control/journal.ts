import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import type { ControlPart } from './control.ts'
import { readQuery } from './read.ts'

const Filter = z.object({
  since: z.coerce.number().int().min(0).optional(),
  path: z.string().max(200).optional(),
  member: z.string().max(40).optional(),
})
const KEEP_ALIVE_MS = 15_000

/** GET /journal?since=&path=&member= · GET /journal/stream (server-sent events). Secrets are masked. */
export const journalControl: ControlPart = (app, control) => {
  app.get('/journal', (c) => c.json({ entries: control.world(c).journal.list(readQuery(c, Filter)) }))
  app.get('/journal/stream', (c) =>
    streamSSE(c, async (stream) => {
      const stop = control.world(c).journal.listen((entry) => {
        void stream.writeSSE({ event: 'call', id: String(entry.id), data: JSON.stringify(entry) })
      })
      stream.onAbort(stop)
      while (!stream.aborted) {
        await stream.writeSSE({ event: 'alive', data: '' })
        await stream.sleep(KEEP_ALIVE_MS)
      }
    }),
  )
}
