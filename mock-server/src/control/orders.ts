import { type Decision, orders as calls } from '@app/contract/control/money'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { WITHDRAW } from '../modules/withdraw/withdraw.rules.ts'
import { siteOf } from '../site.ts'
import type { World } from '../world/world.ts'
import type { ControlPart } from './control.ts'
import { ordersOf } from './ordersListed.ts'
import { refuseControl } from './read.ts'

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

export const ordersControl: ControlPart = (serve, control) => {
  serve(calls.list, (c, filter) => ordersOf(control.world(c), filter))
  serve(calls.decide, (c, decision) => {
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
    return { ...(deposit.order(no) ?? withdraw.find(no)) }
  })
}
