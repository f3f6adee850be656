import { z } from 'zod'
import { Network } from '../card/account.ts'
import { Id, Link, list, Rate, text } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'

export const PaymentKind = z.enum(['bank', 'alipay', 'wechat', 'usdt', 'huione']).meta({ id: 'PaymentKind' })
export type PaymentKind = z.output<typeof PaymentKind>

/** Path part of the waiting page under /mine/savemoney/. */
export const WaitRoute = z
  .enum(['rechargeWait', 'transferWait', 'virtualWait', 'huione', 'xnbsk'])
  .meta({ id: 'WaitRoute' })
export type WaitRoute = z.output<typeof WaitRoute>

export const PaymentChannel = z
  .object({
    id: Id,
    name: text(40),
    network: Network.nullable(),
    min: Yuan,
    max: Yuan,
    status: z.enum(['open', 'maintenance']),
    hint: text(120),
  })
  .meta({ id: 'PaymentChannel' })
export type PaymentChannel = z.output<typeof PaymentChannel>

export const PaymentType = z
  .object({
    code: text(20),
    name: text(20),
    kind: PaymentKind,
    waitRoute: WaitRoute,
    icon: Link,
    min: Yuan,
    max: Yuan,
    quickAmounts: list(Yuan, 12),
    channels: list(PaymentChannel, 20),
    recommended: z.boolean(),
    badge: text(20).meta({ description: '角标，如 返1.5%' }),
    bonusRate: z.number().min(0).max(100).meta({ description: '存款优惠（%），0 为无' }),
    rate: Rate.nullable().meta({ description: '虚拟币汇率，1 币兑人民币' }),
    needsPayerName: z.boolean(),
    arrival: text(40).meta({ description: '到账时间，如 1-3分钟' }),
    tips: list(text(200), 8),
    openOrderNo: Id.nullable().meta({ description: '该方式未完成的订单' }),
  })
  .meta({ id: 'PaymentType' })
export type PaymentType = z.output<typeof PaymentType>
