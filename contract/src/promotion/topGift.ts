import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Empty, Id, Link, list, text, Time, TimeRange } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { pageOf, PageRequest } from '../kit/page.ts'

/** Points buy gifts: credit for the wallet, nothing that has to be sent. */
export const TopGift = z
  .object({
    id: Id,
    name: text(40),
    image: Link,
    description: text(200),
    points: z.int().min(0),
    amount: Yuan,
    minGrade: z.int().min(0).max(10),
    stock: z.int().min(0),
    limitPerMember: z.int().min(0),
    exchanged: z.int().min(0),
    canExchange: z.boolean(),
    reason: text(80).meta({ description: '不可兑换的原因' }),
  })
  .meta({ id: 'TopGift' })
export type TopGift = z.output<typeof TopGift>

/** Any gift that the member received, the exchanged ones among them (U-ACT-02). */
export const GiftRecord = z
  .object({
    id: Id,
    orderNo: Id,
    source: z.enum(['exchange', 'activity', 'vip', 'welfare', 'rebate']),
    name: text(60),
    points: z.int().min(0),
    amount: Yuan,
    status: z.enum(['pending', 'success', 'refused', 'expired']),
    statusName: text(20),
    remark: text(200),
    createdAt: Time,
  })
  .meta({ id: 'GiftRecord' })
export type GiftRecord = z.output<typeof GiftRecord>

export const topGift = {
  exchangeRecord: endpoint('POST', '/act/api/v1/activityTopGift/exchangeRecord', {
    summary: '礼金与兑换记录',
    auth: 'member',
    request: PageRequest.extend({ ...TimeRange.shape, source: GiftRecord.shape.source.optional() }),
    response: pageOf(GiftRecord).extend({ totalAmount: Yuan }),
    refusals: [],
  }),
  topGiftList: endpoint('POST', '/act/api/v1/activityTopGift/list', {
    summary: '积分商城',
    auth: 'member',
    request: Empty,
    response: z.object({ points: z.int().min(0), gifts: list(TopGift, 60) }),
    refusals: [],
    addition: 'UN-13',
  }),
  topGiftExchange: endpoint('POST', '/act/api/v1/activityTopGift/exchange', {
    summary: '用积分兑换礼金',
    auth: 'member',
    request: z.object({ giftId: Id }),
    response: z.object({ orderNo: Id, points: z.int().min(0), amount: Yuan, centerWalletBalance: Yuan }),
    refusals: ['WARNING', 'UNBOUND_PHONE', 'BIND_REAL_NAME'],
    effect: 'money',
    addition: 'UN-13',
  }),
}
