import { settings } from '@app/contract/control/site'
import { announce } from './people/announce.ts'
import type { ControlPart } from './control.ts'

export const settingsControl: ControlPart = (serve, control) => {
  serve(settings.read, (c) => control.world(c).settings.current())
  serve(settings.change, (c, change) => {
    const world = control.world(c)
    const next = world.settings.change(change)
    announce(world, 'settings', '站点设置已更新')
    return next
  })
}
