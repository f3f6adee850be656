import { z } from 'zod'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { siteOf } from '../site.ts'
import type { ControlPart } from './control.ts'
import { readBody, refuseControl } from './read.ts'

const Decision = z.strictObject({ outcome: z.enum(['success', 'fail', 'expire', 'review']) })
const STATUS = { success: DEPOSIT.success, fail: DEPOSIT.failed, expire: DEPOSIT.expired, review: DEPOSIT.processing }

/** POST /orders/:no {outcome}: decides a deposit now; `review` marks it as paid and being confirmed. */
export const ordersControl: ControlPart = (app, control) => {
  app.post('/orders/:no', async (c) => {
    const { outcome } = await readBody(c, Decision)
    const world = control.world(c)
    const { deposit } = siteOf(world)
    const no = c.req.param('no')
    if (!deposit.order(no)) refuseControl(404, `没有订单 ${no.slice(0, 40)}`)
    if (!world.atomically(() => deposit.decide(no, STATUS[outcome]))) refuseControl(409, '订单已结束，不能改变结果')
    return c.json(deposit.order(no))
  })
}
