import { fromCents, writtenCents } from '@app/contract/kit/cents'
import type { DealStatus } from '@app/contract/rules/money/dealTypes'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import type { Clock } from '../../world/clock.ts'
import type { Jobs } from '../../world/jobs.ts'
import type { Listed, Span } from '../../world/span.ts'
import { mayBecome, PAYMENT_TIME, reviewTime, TYPE_NAMES, WITHDRAW } from './withdraw.rules.ts'
import type { WithdrawRow, WithdrawStore } from './withdraw.store.ts'

export interface OrderDeps {
  store: WithdrawStore
  clock: Clock
  jobs: Jobs
  wallet: {
    unlockWithdrawal(memberId: number, cents: number, ref: string): unknown
    payWithdrawal(memberId: number, cents: number, ref: string, feeCents: number): unknown
  }
  /** A flagged account doesn't pass the review. */
  isFlagged(memberId: number): boolean
  /** An order was made, or its status is no longer what it was. */
  onOrder(memberId: number, order: WithdrawDeal, before: DealStatus | undefined): void
  /** Tells the member that an order went on. */
  notify(memberId: number, order: WithdrawRow): void
}

const RISK_REASON = '账户存在风险，审核未通过，金额已退回钱包，请联系在线客服'
const DEAL_STATUS = ['pending', 'processing', 'success', 'failed'] as const
const STATUS_NAMES = ['审核中', '汇款中', '成功', '失败'] as const
type WithdrawDeal = Omit<DealRecord, 'balanceAfter' | 'balanceOf' | 'gameName' | 'typeName'> & {
  type: 'withdraw'
}

const dealOf = (row: WithdrawRow): WithdrawDeal => ({
  id: row.orderNo,
  orderNo: row.orderNo,
  type: 'withdraw',
  status: DEAL_STATUS[row.status]!,
  statusName: STATUS_NAMES[row.status]!,
  amount: fromCents(-row.amountCents),
  currency: 'CNY',
  channel: TYPE_NAMES[row.type],
  channelCode: row.type,
  account: row.account,
  remark: row.feeCents > 0 ? `手续费 ${writtenCents(row.feeCents)} 元` : '',
  reason: row.reason,
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
})
const jobOf = (orderNo: string) => `withdraw:${orderNo}`

/** An order on its way: review, payment, end; its money stays locked until then (U-FD-04). */
export const openOrders = ({ store, clock, jobs, wallet, isFlagged, onOrder, notify }: OrderDeps) => {
  /** Moves an order on, money with it in the same transaction. False when it can't go there. */
  const advance = (orderNo: string, status: number, reason = ''): boolean => {
    const row = store.find(orderNo)
    if (!row || !mayBecome(row.status, status)) return false
    const now = clock.now()
    jobs.cancel(jobOf(orderNo))
    if (status === WITHDRAW.paying) jobs.schedule('withdraw.pay', now + PAYMENT_TIME, orderNo, jobOf(orderNo))
    if (status === WITHDRAW.success)
      wallet.payWithdrawal(row.memberId, row.amountCents, orderNo, row.feeCents)
    if (status === WITHDRAW.refused) wallet.unlockWithdrawal(row.memberId, row.amountCents, orderNo)
    const changed = store.change(orderNo, {
      status,
      reason,
      ...(status === WITHDRAW.refused || row.payingAt !== null ? {} : { payingAt: now }),
      ...(status === WITHDRAW.paying ? {} : { finishedAt: now }),
    })
    onOrder(row.memberId, dealOf(changed), DEAL_STATUS[row.status])
    notify(row.memberId, changed)
    return true
  }
  const review = (orderNo: string) => {
    const row = store.find(orderNo)
    if (!row) return
    if (isFlagged(row.memberId)) advance(orderNo, WITHDRAW.refused, RISK_REASON)
    else advance(orderNo, WITHDRAW.paying)
  }
  jobs.handle<string>('withdraw.review', review)
  jobs.handle<string>('withdraw.pay', (orderNo) => void advance(orderNo, WITHDRAW.success))

  return {
    advance,
    start: (row: WithdrawRow) => {
      store.insert(row)
      onOrder(row.memberId, dealOf(row), undefined)
      jobs.schedule(
        'withdraw.review',
        clock.now() + reviewTime(row.amountCents),
        row.orderNo,
        jobOf(row.orderNo),
      )
    },
    /** Keeps an order in review until somebody decides it. False when it isn't there any more. */
    hold: (orderNo: string): boolean => {
      if (store.find(orderNo)?.status !== WITHDRAW.review) return false
      jobs.cancel(jobOf(orderNo))
      return true
    },
    /** Newest first, with the method's name. */
    listed: (asked: Listed) => {
      const { rows, total } = store.listed(asked)
      return { rows: rows.map((row) => ({ ...row, method: TYPE_NAMES[row.type] })), total }
    },
    /** As the record of all deals tells them. */
    deals: {
      between: (memberId: number, span: Span) => store.between(memberId, span).map(dealOf),
      find: (memberId: number, orderNo: string) => {
        const row = store.find(orderNo)
        return row?.memberId === memberId ? dealOf(row) : undefined
      },
    },
  }
}
