import { z } from 'zod'
import { CoinAmount, Id, list, Rate, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'

export const WithdrawType = z.enum(['bank', 'alipay', 'usdt']).meta({ id: 'WithdrawType' })
export type WithdrawType = z.output<typeof WithdrawType>

/** 0 review (money locked) · 1 paying · 2 success · 3 refused (unlocked) (U-FD-04). */
export const WithdrawStatus = z.literal([0, 1, 2, 3]).meta({ id: 'WithdrawStatus' })
export type WithdrawStatus = z.output<typeof WithdrawStatus>

export const WithdrawOrder = z
  .object({
    orderNo: Id,
    type: WithdrawType,
    status: WithdrawStatus,
    statusName: text(20),
    amount: Yuan,
    fee: Yuan,
    arrival: Yuan.meta({ description: '到账金额' }),
    coinAmount: CoinAmount.nullable(),
    rate: Rate.nullable(),
    account: text(60).meta({ description: '脱敏的收款账户' }),
    accountName: text(40),
    reason: text(200).meta({ description: '拒绝原因' }),
    steps: list(z.object({ status: WithdrawStatus, name: text(20), time: Time.nullable() }), 6),
    createdAt: Time,
    finishedAt: Time.nullable(),
    serverTime: Time,
  })
  .meta({ id: 'WithdrawOrder' })
export type WithdrawOrder = z.output<typeof WithdrawOrder>
