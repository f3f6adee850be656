import { z } from 'zod'
import { siteOf } from '../site.ts'
import { announce } from './announce.ts'
import type { ControlPart } from './control.ts'
import { readBody, refuseControl } from './read.ts'

const Change = z.strictObject({ maintenance: z.boolean().optional(), activityLock: z.boolean().optional() })

/**
 * GET /venues → {venues: [{channelCode, enName, name, category, urlKind, gameCount, maintenance, activityLock}]} ·
 * PATCH /venues/:code {maintenance?, activityLock?}: venue states (6415, 6413).
 */
export const venuesControl: ControlPart = (app, control) => {
  app.get('/venues', (c) => c.json({ venues: siteOf(control.world(c)).venue.states() }))
  app.patch('/venues/:code', async (c) => {
    const change = await readBody(c, Change)
    const code = c.req.param('code')
    const world = control.world(c)
    const changed =
      siteOf(world).venue.change(code, change) ?? refuseControl(404, `没有场馆 ${code.slice(0, 20)}`)
    announce(world, 'venue', '场馆状态已更新', changed.channelCode)
    return c.json(changed)
  })
}
