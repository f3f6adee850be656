import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Arg, Data } from '@app/contract/kit/endpoint'
import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import type { DealType } from '@app/contract/rules/dealTypes'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import type { wallet } from '@app/contract/wallet/wallet'
import { dayTotals } from './deals.rules.ts'
import type { OwnPosting, WalletStore } from './wallet.store.ts'

const TYPE_NAMES: Record<DealType, string> = {
  deposit: '存款',
  withdraw: '取款',
  transferIn: '转入场馆',
  transferOut: '转出场馆',
  exchange: '货币兑换',
  gift: '礼金',
  rebate: '返水',
  bet: '投注',
  settlement: '派彩',
  correction: '更正',
}
/** Which deal a booked verb is. Deposits come from their orders, which exist before any money moves. */
const VERB_TYPES: Record<string, DealType> = {
  transferIn: 'transferIn',
  transferOut: 'transferOut',
  exchange: 'exchange',
  gift: 'gift',
  rebate: 'rebate',
  bet: 'bet',
  betRefund: 'settlement',
  settlement: 'settlement',
  correction: 'correction',
  adjust: 'correction',
}
const VERBS = Object.keys(VERB_TYPES)
const CHANNEL_CODE = /^[A-Z0-9]{2,8}$/
const DEPOSIT_STATUS = ['pending', 'processing', 'success', 'failed', 'closed', 'closed'] as const
const STATUS_NAMES = {
  pending: '待付款',
  processing: '处理中',
  success: '成功',
  failed: '失败',
  closed: '已关闭',
} as const
/** Rows of the member's own accounts: more than a record page can reach. */
const SCANNED = 4_000

export interface DealsDeps {
  store: WalletStore
  deposits(memberId: number): DepositOrder[]
  withdrawals(memberId: number): DealRecord[]
  venueName(code: string): string
}

export type DealsService = ReturnType<typeof openDeals>

export const openDeals = ({ store, deposits, withdrawals, venueName }: DealsDeps) => {
  const ofDeposit = (order: DepositOrder): DealRecord => {
    const status = DEPOSIT_STATUS[order.status]
    return {
      id: order.orderNo,
      orderNo: order.orderNo,
      type: 'deposit',
      typeName: TYPE_NAMES.deposit,
      status,
      statusName: order.status === 5 ? '已过期' : STATUS_NAMES[status],
      amount: order.amount,
      currency: 'CNY',
      balanceAfter: null,
      channel: order.typeName,
      channelCode: order.typeCode,
      account: '',
      remark: order.channel,
      reason: status === 'failed' || status === 'closed' ? order.message : '',
      createdAt: order.createdAt,
      finishedAt: order.finishedAt,
    }
  }

  const ofMovement = (row: OwnPosting): DealRecord => {
    const type = VERB_TYPES[row.verb]!
    const code = CHANNEL_CODE.test(row.note) ? row.note : ''
    return {
      id: `M${row.id}`,
      orderNo: row.ref || `M${row.id}`,
      type,
      typeName: TYPE_NAMES[type],
      status: 'success',
      statusName: STATUS_NAMES.success,
      amount: fromCents(row.cents),
      currency: row.currency,
      balanceAfter: fromCents(row.balanceAfter),
      channel: code ? venueName(code) : row.note,
      channelCode: code,
      account: '',
      remark: '',
      reason: '',
      createdAt: row.at,
      finishedAt: row.at,
    }
  }
  const ofMovements = (
    memberId: number,
    type: DealType | undefined,
    from: number,
    until: number,
  ): DealRecord[] => {
    const verbs = VERBS.filter((verb) => !type || VERB_TYPES[verb] === type)
    if (verbs.length === 0) return []
    // A movement shows what it did to the centre, else to the first of the member's accounts.
    const shown = new Map<number, OwnPosting>()
    for (const row of store.dealsOf(memberId, { verbs, from, until, limit: SCANNED })) {
      const before = shown.get(row.id)
      if (!before || (before.kind !== 'center' && row.kind === 'center')) shown.set(row.id, row)
    }
    return Array.from(shown.values(), ofMovement)
  }

  return {
    list: (
      memberId: number,
      body: Arg<typeof wallet.queryDealRecord>,
    ): Data<typeof wallet.queryDealRecord> => {
      const from = body.startTime ?? 0
      const until = (body.endTime ?? Number.MAX_SAFE_INTEGER - 1) + 1
      const wants = (type: DealType) => !body.type || body.type === type
      const all = [
        ...(wants('deposit') ? deposits(memberId).map(ofDeposit) : []),
        ...(wants('withdraw') ? withdrawals(memberId) : []),
        ...ofMovements(memberId, body.type, from, until),
      ]
        .filter(
          (deal) =>
            deal.createdAt >= from &&
            deal.createdAt < until &&
            (!body.type || deal.type === body.type) &&
            (!body.status || deal.status === body.status) &&
            (!body.orderNo || deal.orderNo === body.orderNo),
        )
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
      const moved = all
        .filter((deal) => deal.status === 'success' && deal.currency === 'CNY')
        .map(({ createdAt, amount }) => ({ at: createdAt, cents: toCents(amount) }))
      const cents = moved.map((deal) => deal.cents)
      const start = (body.pageNum - 1) * body.pageSize
      return {
        records: all.slice(start, start + body.pageSize),
        total: all.length,
        pageNum: body.pageNum,
        pageSize: body.pageSize,
        totalIn: fromCents(cents.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0)),
        totalOut: fromCents(cents.filter((amount) => amount < 0).reduce((sum, amount) => sum + amount, 0)),
        days: dayTotals(moved),
      }
    },
  }
}
