import { feedback } from '@app/contract/control/site'
import { siteOf } from '../../site.ts'
import type { ControlPart } from '../control.ts'
import { refuseControl } from '../read.ts'

export const feedbackControl: ControlPart = (serve, control) => {
  serve(feedback.answer, (c, { content }) => {
    const world = control.world(c)
    const answered = world.atomically(() => siteOf(world).feedback.answer(Number(c.req.param('id')), content))
    return answered ?? refuseControl(404, `没有反馈 ${c.req.param('id').slice(0, 20)}`)
  })
}
