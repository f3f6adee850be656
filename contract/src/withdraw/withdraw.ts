import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { CodeInput, Empty, Id, Md5 } from '../kit/fields.ts'
import { AmountInput } from '../kit/money.ts'
import { UsdtWithdrawInfo, WithdrawBaseConfig, WithdrawInfo } from './withdrawInfo.ts'
import { WithdrawOrder, WithdrawType } from './withdrawOrder.ts'

/** amount is RMB for every type. code absent where it is needed: 6016. */
export const WithdrawForm = z
  .object({
    type: WithdrawType,
    cardId: Id,
    amount: AmountInput,
    secondPassword: Md5,
    code: CodeInput.optional(),
  })
  .meta({ id: 'WithdrawForm' })
export type WithdrawForm = z.output<typeof WithdrawForm>

const protection = ['WITHDRAWAL_PROTECTION_CONFIG_ERROR'] as const

export const withdraw = {
  /** Without orderNo the open order; null when there is none. */
  withdrawOrderInfo: endpoint('POST', '/fd/api/v1/withdraw/withdrawOrderInfo', {
    summary: '提款订单进度',
    auth: 'member',
    request: z.object({ orderNo: Id.optional() }),
    response: WithdrawOrder.nullable(),
    refusals: [],
  }),
  baseCfg: endpoint('POST', '/fd/api/v1/withdraw/baseCfg/list', {
    summary: '提款基础配置：限额、费用、流水',
    auth: 'member',
    request: Empty,
    response: WithdrawBaseConfig,
    refusals: protection,
    aliases: ['/fd/api/v1/baseCfg/list'],
  }),
  withdrawInfo: endpoint('POST', '/fd/api/v1/withdraw/withdrawInfo', {
    summary: '提款到银行卡或支付宝的页面数据',
    auth: 'member',
    request: Empty,
    response: WithdrawInfo,
    refusals: protection,
    aliases: ['/fd/api/v1/withdraw/baseCfg/withdrawInfo', '/fd/api/v1/withdrawInfo'],
  }),
  usdtWithdrawInfo: endpoint('POST', '/fd/api/v1/withdraw/usdtWithdrawInfo', {
    summary: '提款到USDT的页面数据',
    auth: 'member',
    request: Empty,
    response: UsdtWithdrawInfo,
    refusals: protection,
    aliases: ['/fd/api/v1/withdraw/baseCfg/usdtWithdrawInfo', '/fd/api/v1/usdtWithdrawInfo'],
  }),
  create: endpoint('POST', '/fd/api/v1/withdraw/new', {
    summary: '提交提款',
    auth: 'member',
    request: WithdrawForm,
    response: WithdrawOrder,
    refusals: [
      'UNBOUND_PHONE',
      'BIND_REAL_NAME',
      'AUTHENTICATION_REQUIRED',
      'PHONE_VERIFICATION_REQUIRED_1',
      'AUTHENTICATION_CODE_ERROR',
      'AUTHENTICATION_CODE_EXPIRED',
      'AUTHENTICATION_LOCKED',
      'PASSWORD_CHECK_FAILURE',
      'LOCKING_UNAVAILABLE',
      ...protection,
      'WARNING',
    ],
    aliases: ['/fd/api/v1/new'],
    effect: 'money',
  }),
}
