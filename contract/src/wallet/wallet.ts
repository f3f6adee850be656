import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Day, Id, list, text, TimeRange } from '../kit/fields.ts'
import { AmountInput, Yuan } from '../kit/money.ts'
import { pageOf, PageRequest } from '../kit/page.ts'
import { DEAL_DAYS_MAX } from '../rules/limits.ts'
import { Balance, RateQuote } from './balance.ts'
import { DealRecord, DealType } from './dealRecord.ts'

const Currency = z.enum(['CNY', 'USDT'])
/** from and to differ: a transfer onto itself is 6007. */
const pair = z.object({ from: Currency, to: Currency })

export const wallet = {
  getBalance: endpoint('POST', '/fd/api/v1/transfer/getBalance', {
    summary: '钱包余额（含锁定金额）',
    auth: 'member',
    request: z.object({ withLockMoney: z.literal([0, 1]).default(1) }),
    response: Balance,
    refusals: [],
  }),
  getTransferRate: endpoint('POST', '/fd/api/v1/transfer/getTransferRate', {
    summary: '人民币与USDT兑换汇率（60秒有效）',
    auth: 'member',
    request: pair.partial(),
    response: RateQuote,
    refusals: [],
    aliases: ['/fd/api/v1/getTransferRate'],
  }),
  utcTransfer: endpoint('POST', '/fd/api/v1/transfer/utcTransfer', {
    summary: '人民币钱包与USDT钱包互转',
    auth: 'member',
    request: pair.extend({ amount: AmountInput, quoteId: Id }).refine((body) => body.from !== body.to),
    response: z.object({ orderNo: Id, paid: Yuan, received: Yuan, balance: Balance }),
    refusals: ['WARNING'],
    aliases: ['/fd/api/v1/utcTransfer'],
    effect: 'money',
  }),
  /** For whoever never heard the answer. `never` holds: the request is refused should it still arrive. */
  queryRequestOutcome: endpoint('POST', '/fd/api/v1/transactions/queryRequestOutcome', {
    summary: '资金请求的结果：没有收到回答时，按请求编号查询并了结',
    auth: 'member',
    request: z.object({
      path: text(200).meta({ description: '原请求的路径' }),
      method: text(40).default('').meta({ description: '体育频道的方法，其他接口为空' }),
      requestId: z.string().min(1).max(256).meta({ description: '原请求的 X-API-REQUEST-ID' }),
    }),
    response: z.object({
      state: z.enum(['done', 'never']).meta({ description: 'done 已执行 · never 没有执行，也不会再执行' }),
      data: z.unknown().meta({ description: '第一次回答的 data；没有执行或已过两天为 null' }),
    }),
    refusals: [],
    effect: 'write',
    mayRepeat: true,
    addition: 'UN-35',
  }),
  queryDealRecord: endpoint('POST', '/fd/api/v1/transactions/queryDealRecord', {
    summary: '交易记录',
    auth: 'member',
    request: PageRequest.extend({
      ...TimeRange.shape,
      type: DealType.optional(),
      status: DealRecord.shape.status.optional(),
      orderNo: Id.optional(),
    }),
    response: pageOf(DealRecord).extend({
      totalIn: Yuan,
      totalOut: Yuan,
      days: list(z.object({ day: Day, in: Yuan, out: Yuan }), DEAL_DAYS_MAX).meta({
        description: '按站点日汇总的人民币收支（成功的记录，最近31天）',
      }),
      moved: Yuan.exactOptional().meta({
        description:
          '只查询转入场馆或转出场馆时：符合条件的全部记录划转的金额之和，不分页、不带符号 · of moves only: what all of them came to, over all pages, without a sign',
      }),
    }),
    refusals: [],
  }),
}
