import { z } from 'zod'
import type { ControlPart } from './control.ts'
import { readBody } from './read.ts'

const Change = z.strictObject({ on: z.boolean() })

/** GET, POST /trace {on} → {on}: while on, each journal entry holds what the call did (world/trace.ts), and each job has one. */
export const traceControl: ControlPart = (app, control) => {
  app.get('/trace', (c) => c.json({ on: control.world(c).trace.isOn }))
  app.post('/trace', async (c) => {
    const { on } = await readBody(c, Change)
    const { trace } = control.world(c)
    trace.set(on)
    return c.json({ on: trace.isOn })
  })
}
