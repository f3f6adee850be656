import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Empty, Id, list, text, Time } from '../kit/fields.ts'
import { AmountInput } from '../kit/money.ts'
import { SIGNAL_CODE_LENGTH } from '../rules/limits.ts'
import { REAL_NAME_WIRE_MAX } from '../rules/account/realName.ts'
import { DepositOrder } from './depositOrder.ts'
import { PaymentType } from './paymentType.ts'

const TypeCode = z.string().min(1).max(20)

export const CustomerInfo = z
  .object({
    serviceName: text(40),
    serviceAccount: text(60),
    workTime: text(60),
    payerNames: list(text(60), 10).meta({ description: '用过的付款人姓名' }),
    hints: list(text(200), 10),
  })
  .meta({ id: 'CustomerInfo' })
export type CustomerInfo = z.output<typeof CustomerInfo>

/** With deposits switched off every call of this slice answers 6004 (NAV-07). */
export const deposit = {
  types: endpoint('POST', '/fd/api/v1/payment/types', {
    summary: '存款方式',
    auth: 'member',
    request: Empty,
    response: list(PaymentType, 30),
    refusals: [],
  }),
  pay: endpoint('POST', '/fd/api/v1/payment/pay', {
    summary: '创建存款订单',
    auth: 'member',
    request: z.object({
      typeCode: TypeCode,
      channelId: Id.optional(),
      amount: AmountInput,
      payerName: text(REAL_NAME_WIRE_MAX).default(''),
      signalCode: text(12).default(''),
    }),
    response: DepositOrder,
    refusals: ['BIND_REAL_NAME', 'WALLET_TOKEN_EXPIRED', 'WARNING'],
    aliases: ['/fd/api/v1/pay'],
    effect: 'money',
  }),
  getDepositOrderStatus: endpoint('POST', '/fd/api/v1/payment/getDepositOrderStatus', {
    summary: '存款订单状态（等待页每5秒查询）',
    auth: 'member',
    request: z.object({ orderNo: Id }),
    response: DepositOrder,
    refusals: ['WALLET_TOKEN_EXPIRED'],
    aliases: ['/fd/api/v1/getDepositOrderStatus'],
  }),
  closeOrder: endpoint('POST', '/fd/api/v1/payment/closeOrder', {
    summary: '取消待支付的存款订单',
    auth: 'member',
    request: z.object({ orderNo: Id }),
    response: DepositOrder,
    refusals: ['WARNING'],
    aliases: ['/fd/api/v1/closeOrder'],
    effect: 'write',
  }),
  createSignalCode: endpoint('POST', '/fd/api/v1/payment/createSignalCode', {
    summary: '生成转账附言',
    auth: 'member',
    request: z.object({ amount: AmountInput, typeCode: TypeCode }),
    response: z.object({
      code: z.string().regex(new RegExp(`^[A-Z\\d]{${SIGNAL_CODE_LENGTH}}$`)),
      expireAt: Time,
    }),
    refusals: ['WARNING'],
    aliases: ['/fd/api/v1/createSignalCode'],
    effect: 'write',
  }),
  getCustomerInfo: endpoint('POST', '/fd/api/v1/payment/getCustomerInfo', {
    summary: '线下存款的客服与付款人信息',
    auth: 'member',
    request: Empty,
    response: CustomerInfo,
    refusals: [],
    aliases: ['/fd/api/v1/getCustomerInfo'],
  }),
}
