import { members as calls } from '@app/contract/control/members'
import { siteOf } from '../../site.ts'
import type { ControlPart } from '../control.ts'
import { memberNamed } from '../named.ts'
import { refuseControl } from '../read.ts'

export const protectionControl: ControlPart = (serve, control) => {
  serve(calls.protect, (c, { cents, locked_cents }) => {
    const world = control.world(c)
    const { protection, wallet } = siteOf(world)
    const row = memberNamed(world, c.req.param('name'))
    if (!world.atomically(() => protection.set(row.id, cents, locked_cents)))
      refuseControl(409, '中心钱包余额不足')
    const { center, locked } = wallet.balances(row.id)
    return { cents, balance_cents: center, locked_cents: locked }
  })
}
