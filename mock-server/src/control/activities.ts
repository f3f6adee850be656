import { z } from 'zod'
import { forceActivity } from '../composition/promotion.ts'
import { siteOf } from '../site.ts'
import type { ControlPart } from './control.ts'
import { readBody, refuseControl } from './read.ts'

const State = z.strictObject({ state: z.enum(['notOpen', 'open', 'ended']).nullable() })

/** GET /activities · PATCH /activities/:id {state}: opens or ends one whatever its dates say; null leaves it to them. */
export const activitiesControl: ControlPart = (app, control) => {
  app.get('/activities', (c) =>
    c.json({ activities: siteOf(control.world(c)).promotion.config({ body: {} }).list }),
  )
  app.patch('/activities/:id', async (c) => {
    const { state } = await readBody(c, State)
    const world = control.world(c)
    const id = c.req.param('id')
    const { promotion } = siteOf(world)
    if (!promotion.config({ body: { id } }).detail) refuseControl(404, `没有活动 ${id.slice(0, 20)}`)
    forceActivity(world, id, state)
    return c.json(promotion.config({ body: { id } }).detail)
  })
}
