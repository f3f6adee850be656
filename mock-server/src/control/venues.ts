import { venues } from '@app/contract/control/site'
import { siteOf } from '../site.ts'
import { announce } from './people/announce.ts'
import type { ControlPart } from './control.ts'
import { refuseControl } from './read.ts'

export const venuesControl: ControlPart = (serve, control) => {
  serve(venues.list, (c) => ({ venues: siteOf(control.world(c)).venue.states() }))
  serve(venues.change, (c, change) => {
    const code = c.req.param('code')
    const world = control.world(c)
    const changed =
      siteOf(world).venue.change(code, change) ?? refuseControl(404, `没有场馆 ${code.slice(0, 20)}`)
    announce(world, 'venue', '场馆状态已更新', changed.channelCode)
    return changed
  })
}
