import { z } from 'zod'
import { Id, Rate, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { DEAL_STATUSES, DEAL_TYPES } from '../rules/money/dealTypes.ts'

export const DealType = z.enum(DEAL_TYPES)

/** A line of the transaction record. amount is signed as the wallet sees it: money out is negative. */
export const DealRecord = z
  .object({
    id: Id,
    orderNo: Id,
    type: DealType,
    typeName: text(20),
    status: z.enum(DEAL_STATUSES),
    statusName: text(20),
    amount: Yuan,
    currency: z.enum(['CNY', 'USDT']),
    balanceAfter: Yuan.nullable(),
    balanceOf: text(40).meta({ description: '变动后余额所属的账户' }),
    channel: text(40).meta({ description: '支付方式、场馆或活动的名称' }),
    channelCode: text(40),
    gameName: text(60).meta({ description: '投注、派彩及随投注转入所属的游戏名称；其余为空' }),
    account: text(60).meta({ description: '脱敏的收付账户' }),
    remark: text(200),
    reason: text(200).meta({ description: '失败或拒绝的原因' }),
    refusedBet: z.boolean().optional().meta({ description: '未成立的注单及其退回：不计入收入与支出' }),
    followed: z.boolean().optional(),
    counterpart: z.object({ amount: Yuan, currency: z.enum(['CNY', 'USDT']), rate: Rate }).optional(),
    createdAt: Time,
    finishedAt: Time.nullable(),
  })
  .meta({ id: 'DealRecord' })
export type DealRecord = z.output<typeof DealRecord>
