import { z } from 'zod'
import { siteOf } from '../site.ts'
import type { ControlPart } from './control.ts'
import { readBody, refuseControl } from './read.ts'

const LONGEST = 1_000
const Answer = z.strictObject({ content: z.string().trim().min(1).max(LONGEST).optional() })

/** POST /feedback/:id/answer {content?}: answers now, in the given words or in the site's own. */
export const feedbackControl: ControlPart = (app, control) => {
  app.post('/feedback/:id/answer', async (c) => {
    const { content } = await readBody(c, Answer)
    const world = control.world(c)
    const answered = world.atomically(() => siteOf(world).feedback.answer(Number(c.req.param('id')), content))
    return c.json(answered ?? refuseControl(404, `没有反馈 ${c.req.param('id').slice(0, 20)}`))
  })
}
