import { z } from 'zod'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { WITHDRAW } from '../modules/withdraw/withdraw.rules.ts'
import { siteOf } from '../site.ts'
import type { World } from '../world/world.ts'
import type { ControlPart } from './control.ts'
import { ORDER_KINDS, ORDER_STATUSES, OUTCOMES, ordersOf } from './ordersListed.ts'
import { readBody, readQuery, refuseControl } from './read.ts'

const MOST_ORDERS = 500
const Filter = z.object({
  kind: z.enum(ORDER_KINDS).optional(),
  status: z.enum(['open', ...ORDER_STATUSES]).optional(),
  member: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ORDERS).default(100),
})

const Decision = z.strictObject({
  outcome: z.enum(OUTCOMES),
  /** Why a withdrawal is refused, as the member reads it. */
  reason: z.string().trim().min(1).max(200).optional(),
})
type Decision = z.output<typeof Decision>

const DEPOSIT_STATUS = {
  success: DEPOSIT.success,
  fail: DEPOSIT.failed,
  expire: DEPOSIT.expired,
  review: DEPOSIT.processing,
}
const REFUSED_REASON = '收款账户信息未通过核实，金额已退回钱包，请更换账户后重试'

const decideWithdrawal = (
  world: World,
  no: string,
  { outcome, reason = REFUSED_REASON }: Decision,
): boolean => {
  const { orders } = siteOf(world)
  if (outcome === 'expire') refuseControl(409, '取款订单不会过期')
  if (outcome === 'review') return orders.hold(no)
  return outcome === 'success'
    ? orders.advance(no, WITHDRAW.success)
    : orders.advance(no, WITHDRAW.refused, reason)
}

/**
 * GET /orders?kind=&status=&member=&limit= → {orders: [{orderNo, kind, member, method, account, amount_cents, bonus_cents,
 * fee_cents, status, statusName, outcomes, reason, createdAt, expireAt, finishedAt}], total}, newest first; status `open` are
 * those that can be decided.
 * POST /orders/:no {outcome, reason?}: decides a deposit or withdrawal now. `review` marks a deposit as paid and being
 * confirmed, and keeps a withdrawal in review until it is decided.
 */
export const ordersControl: ControlPart = (app, control) => {
  app.get('/orders', (c) => c.json(ordersOf(control.world(c), readQuery(c, Filter))))
  app.post('/orders/:no', async (c) => {
    const decision = await readBody(c, Decision)
    const world = control.world(c)
    const { deposit, withdraw } = siteOf(world)
    const no = c.req.param('no')
    const isDeposit = deposit.order(no) !== undefined
    if (!isDeposit && !withdraw.find(no)) refuseControl(404, `没有订单 ${no.slice(0, 40)}`)
    const isDone = world.atomically(() =>
      isDeposit
        ? deposit.decide(no, DEPOSIT_STATUS[decision.outcome])
        : decideWithdrawal(world, no, decision),
    )
    if (!isDone) refuseControl(409, '订单已结束，不能改变结果')
    return c.json(deposit.order(no) ?? withdraw.find(no))
  })
}
