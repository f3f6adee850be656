import { type OrderFilter, type OrderOutcome, type OrderStatus, OUTCOMES } from '@app/contract/control/money'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { WITHDRAW } from '../modules/withdraw/withdraw.rules.ts'
import { siteOf } from '../site.ts'
import type { World } from '../world/world.ts'

interface Step {
  status: OrderStatus
  statusName: string
  /** What POST /orders/:no can still make of it. */
  outcomes: readonly OrderOutcome[]
}
/** No member has this number. */
const NOBODY = 0
const ENDED: readonly OrderOutcome[] = []
const DEPOSIT_STEPS: Record<number, Step> = {
  [DEPOSIT.waiting]: { status: 'waiting', statusName: '等待付款', outcomes: OUTCOMES },
  [DEPOSIT.processing]: { status: 'processing', statusName: '确认中', outcomes: ['success', 'fail'] },
  [DEPOSIT.success]: { status: 'success', statusName: '已到账', outcomes: ENDED },
  [DEPOSIT.failed]: { status: 'failed', statusName: '失败', outcomes: ENDED },
  [DEPOSIT.closed]: { status: 'closed', statusName: '已取消', outcomes: ENDED },
  [DEPOSIT.expired]: { status: 'expired', statusName: '已过期', outcomes: ENDED },
}
const WITHDRAW_STEPS: Record<number, Step> = {
  [WITHDRAW.review]: { status: 'review', statusName: '审核中', outcomes: ['success', 'fail', 'review'] },
  [WITHDRAW.paying]: { status: 'paying', statusName: '汇款中', outcomes: ['success', 'fail'] },
  [WITHDRAW.success]: { status: 'success', statusName: '已到账', outcomes: ENDED },
  [WITHDRAW.refused]: { status: 'refused', statusName: '未通过', outcomes: ENDED },
}
/** The steps of this name, undefined for any; `open`: those at which something can still be decided. */
const statusesOf = (steps: Record<number, Step>, status: OrderFilter['status']): number[] | undefined =>
  status &&
  Object.keys(steps)
    .map(Number)
    .filter((step) => (status === 'open' ? steps[step]!.outcomes.length > 0 : steps[step]!.status === status))

/** Deposits and withdrawals of every member in one list, newest first. */
export const ordersOf = (world: World, { kind, status, member, limit }: OrderFilter) => {
  const { deposit, orders, members } = siteOf(world)
  const memberId = member === undefined ? undefined : (members.byName(member)?.id ?? NOBODY)
  const none = { rows: [], total: 0 }
  const asked = (steps: Record<number, Step>) => ({ memberId, statuses: statusesOf(steps, status), limit })
  const deposits = kind === 'withdraw' ? none : deposit.listed(asked(DEPOSIT_STEPS))
  const withdrawals = kind === 'deposit' ? none : orders.listed(asked(WITHDRAW_STEPS))
  const found = [
    ...deposits.rows.map((row) => ({
      orderNo: row.orderNo,
      kind: 'deposit' as const,
      memberId: row.memberId,
      method: row.method,
      account: row.payerName,
      amount_cents: row.amountCents,
      bonus_cents: row.bonusCents,
      fee_cents: 0,
      ...DEPOSIT_STEPS[row.status]!,
      reason: row.message,
      createdAt: row.createdAt,
      expireAt: row.expireAt as number | null,
      finishedAt: row.finishedAt,
    })),
    ...withdrawals.rows.map((row) => ({
      orderNo: row.orderNo,
      kind: 'withdraw' as const,
      memberId: row.memberId,
      method: row.method,
      account: row.account,
      amount_cents: row.amountCents,
      bonus_cents: 0,
      fee_cents: row.feeCents,
      ...WITHDRAW_STEPS[row.status]!,
      reason: row.reason,
      createdAt: row.createdAt,
      expireAt: null,
      finishedAt: row.finishedAt,
    })),
  ]
  return {
    orders: found
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, limit)
      .map(({ memberId: owner, ...order }) => ({ ...order, member: members.get(owner).name })),
    total: deposits.total + withdrawals.total,
  }
}
