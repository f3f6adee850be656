import { z } from 'zod'
import { siteOf } from '../site.ts'
import type { ControlPart } from './control.ts'
import { readBody, refuseControl } from './read.ts'

const MAX_CENTS = 10_000_000_000_00
const Protection = z.strictObject({
  cents: z.int().min(0).max(MAX_CENTS),
  locked_cents: z.int().min(0).max(MAX_CENTS).optional(),
})

/**
 * POST /members/:name/protection {cents, locked_cents?}: protects an amount of the wallet, 0 none. With another
 * locked_cents than cents the configuration is broken: every withdrawal call is 6111.
 */
export const protectionControl: ControlPart = (app, control) => {
  app.post('/members/:name/protection', async (c) => {
    const { cents, locked_cents } = await readBody(c, Protection)
    const world = control.world(c)
    const { members, protection, wallet } = siteOf(world)
    const name = c.req.param('name')
    const row = members.byName(name) ?? refuseControl(404, `没有名为 ${name.slice(0, 40)} 的会员`)
    if (!world.atomically(() => protection.set(row.id, cents, locked_cents)))
      refuseControl(409, '中心钱包余额不足')
    const { center, locked } = wallet.balances(row.id)
    return c.json({ cents, balance_cents: center, locked_cents: locked })
  })
}
