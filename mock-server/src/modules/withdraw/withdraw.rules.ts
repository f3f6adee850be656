import { fromCents } from '@app/contract/kit/cents'
import { WITHDRAW_MAX_CENTS, WITHDRAW_MIN_CENTS } from '@app/contract/rules/limits'
import type { WithdrawBaseConfig, WithdrawLimits } from '@app/contract/withdraw/withdrawInfo'
import type { WithdrawOrder, WithdrawType } from '@app/contract/withdraw/withdrawOrder'
import { DAY, MINUTE, SECOND } from '../../world/clock.ts'
import type { WithdrawRow } from './withdraw.store.ts'

/** U-FD-04: how long a review takes, of large amounts too, and a payment after it. */
export const REVIEW_TIME = 20 * SECOND
export const LARGE_REVIEW_TIME = 2 * MINUTE
const LARGE_CENTS = 2_000_000
export const PAYMENT_TIME = 20 * SECOND
/** U-FD-04: who was paid within this time needs no code. */
export const TRUSTED_FOR = 30 * DAY
/** U-FD-04: the first withdrawals of a day are free, the others cost a share in percent. */
const FREE_PER_DAY = 3
const FEE_PERCENT = 0.5

export const WITHDRAW = { review: 0, paying: 1, success: 2, refused: 3 } as const
const NEXT: Record<number, readonly number[]> = { 0: [1, 2, 3], 1: [2, 3] }
export const mayBecome = (from: number, to: number): boolean => NEXT[from]?.includes(to) ?? false

export const TYPE_NAMES: Record<WithdrawType, string> = { bank: '银行卡', alipay: '支付宝', usdt: 'USDT' }
export const KIND_OF = { bank: 'bank', alipay: 'alipay', usdt: 'coin' } as const
const STATUS_NAMES = ['审核中', '汇款中', '已到账', '未通过'] as const

const FEE_TIP = `每日前 ${FREE_PER_DAY} 次取款免手续费，其后按金额的 ${FEE_PERCENT}% 收取。`

export const TYPES: Omit<WithdrawBaseConfig['types'][number], 'open'>[] = [
  {
    type: 'bank',
    name: '银行卡',
    arrival: '审核后 1-10 分钟',
    tips: [FEE_TIP, '收款卡的户名须与实名一致。', '节假日银行到账可能稍有延迟。'],
  },
  {
    type: 'alipay',
    name: '支付宝',
    arrival: '审核后 1-5 分钟',
    tips: [FEE_TIP, '支付宝账户须已实名，且姓名一致。'],
  },
  {
    type: 'usdt',
    name: '虚拟币 USDT',
    arrival: '审核后 1-15 分钟',
    tips: [
      FEE_TIP,
      '倒计时内提交按锁定的汇率折算，并扣除所选网络的手续费。',
      '转错网络的虚拟币无法找回，请仔细核对。',
    ],
  },
]

export const reviewTime = (cents: number): number => (cents >= LARGE_CENTS ? LARGE_REVIEW_TIME : REVIEW_TIME)

/** What a level may take out in a day. */
export interface Allowance {
  times: number
  cents: number
}

export const limitsOf = (
  { times, cents }: Allowance,
  today: readonly Pick<WithdrawRow, 'amountCents'>[],
): WithdrawLimits => {
  const taken = today.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const freeTimesLeft = Math.max(0, FREE_PER_DAY - today.length)
  return {
    min: fromCents(WITHDRAW_MIN_CENTS),
    max: fromCents(WITHDRAW_MAX_CENTS),
    dailyMax: fromCents(cents),
    dailyLeft: fromCents(Math.max(0, cents - taken)),
    timesPerDay: times,
    timesLeft: Math.max(0, times - today.length),
    fee: freeTimesLeft > 0 ? 0 : FEE_PERCENT,
    freeTimesLeft,
  }
}

/** The fee in cents: a share of the amount, cut to the cent, and what the network of a coin takes. */
export const feeCents = (cents: number, percent: number, networkCents: number): number =>
  Math.floor((cents * Math.round(percent * 100)) / 10_000) + networkCents

export const presentOrder = (row: WithdrawRow, now: number): WithdrawOrder => {
  const arrival = row.amountCents - row.feeCents
  const status = row.status as WithdrawOrder['status']
  const last = status === WITHDRAW.refused ? WITHDRAW.refused : WITHDRAW.success
  return {
    orderNo: row.orderNo,
    type: row.type,
    status,
    statusName: STATUS_NAMES[status],
    amount: fromCents(row.amountCents),
    fee: fromCents(row.feeCents),
    arrival: fromCents(arrival),
    coinAmount:
      row.rateHundredths === null ? null : fromCents(Math.floor((arrival * 100) / row.rateHundredths)),
    rate: row.rateHundredths === null ? null : fromCents(row.rateHundredths),
    account: row.account,
    accountName: row.accountName,
    reason: row.reason,
    steps: [
      { status: WITHDRAW.review, name: '提交审核', time: row.createdAt },
      { status: WITHDRAW.paying, name: '审核通过，正在汇款', time: row.payingAt },
      { status: last, name: STATUS_NAMES[last], time: row.finishedAt },
    ],
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    serverTime: now,
  }
}
