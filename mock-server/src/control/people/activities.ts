import { activities } from '@app/contract/control/site'
import { forceActivity } from '../../composition/promotion.ts'
import { siteOf } from '../../site.ts'
import type { ControlPart } from '../control.ts'
import { refuseControl } from '../read.ts'

export const activitiesControl: ControlPart = (serve, control) => {
  serve(activities.list, (c) => ({
    activities: siteOf(control.world(c)).promotion.config({ body: {} }).list,
  }))
  serve(activities.change, (c, { state }) => {
    const world = control.world(c)
    const id = c.req.param('id')
    const { promotion } = siteOf(world)
    const detail = () => promotion.config({ body: { id } }).detail
    if (!detail()) refuseControl(404, `没有活动 ${id.slice(0, 20)}`)
    forceActivity(world, id, state)
    return detail()!
  })
}
