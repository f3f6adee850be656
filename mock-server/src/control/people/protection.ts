import { members as calls } from '@app/contract/control/members'
import { siteOf } from '../../site.ts'
import type { ControlPart } from '../control.ts'
import { refuseControl } from '../read.ts'

export const protectionControl: ControlPart = (serve, control) => {
  serve(calls.protect, (c, { cents, locked_cents }) => {
    const world = control.world(c)
    const { members, protection, wallet } = siteOf(world)
    const name = c.req.param('name')
    const row = members.byName(name) ?? refuseControl(404, `没有名为 ${name.slice(0, 40)} 的会员`)
    if (!world.atomically(() => protection.set(row.id, cents, locked_cents)))
      refuseControl(409, '中心钱包余额不足')
    const { center, locked } = wallet.balances(row.id)
    return { cents, balance_cents: center, locked_cents: locked }
  })
}
