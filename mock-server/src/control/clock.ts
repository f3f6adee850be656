import { z } from 'zod'
import { DAY } from '../world/clock.ts'
import type { ControlPart } from './control.ts'
import { readBody, refuseControl } from './read.ts'

export const MAX_RATE = 3_600
const MAX_ADVANCE_S = (400 * DAY) / 1_000
const Change = z.strictObject({
  now: z.int().positive().optional(),
  advance_s: z.number().min(0).max(MAX_ADVANCE_S).optional(),
  rate: z.number().min(0).max(MAX_RATE).optional(),
  frozen: z.boolean().optional(),
})

/** GET, POST /clock: read, set, run forward (jobs are played in order), speed up, freeze. */
export const clockControl: ControlPart = (app, control) => {
  app.get('/clock', (c) => c.json(control.world(c).clock.state()))
  app.post('/clock', async (c) => {
    const { now, advance_s, rate, frozen } = await readBody(c, Change)
    if (now !== undefined && advance_s !== undefined) refuseControl(400, 'now 与 advance_s 只能给一个')
    const world = control.world(c)
    const current = world.clock.now()
    const target = now ?? (advance_s === undefined ? undefined : current + Math.round(advance_s * 1_000))
    if (target !== undefined && target < current) refuseControl(400, '时间只能向前；要回到过去请用快照')
    world.clock.set({ now: target, rate, frozen })
    const ran = world.jobs.runDue(world.clock.now())
    return c.json({ ...world.clock.state(), ran })
  })
}
