import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Id, list } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import {
  Activity,
  ActivityAnswer,
  ActivityDetail,
  ActivityId,
  ActivityKind,
  Requirement,
} from './activity.ts'
import { ActivityPayload, ActivityPrize } from './activityContent.ts'
import { topGift } from './topGift.ts'

const act = z.object({ id: ActivityId, type: ActivityKind.optional(), payload: ActivityPayload.default({}) })
const joinRefusals = ['WARNING', 'UNBOUND_PHONE', 'AUTHENTICATION_REQUIRED', 'BIND_REAL_NAME'] as const

/**
 * config is the same for everybody: states follow from the dates, personal figures are zero. What concerns the member
 * (state, progress, what is missing) comes with verification, and again with each join and claim.
 */
export const promotion = {
  config: endpoint('POST', '/act/api/v1/promotion/config', {
    summary: '活动列表，或带 id、type 的活动详情',
    auth: 'public',
    request: z.object({ id: ActivityId.optional(), type: ActivityKind.optional() }),
    response: z.object({ list: list(Activity, 100), detail: ActivityDetail.nullable() }),
    refusals: [],
  }),
  verification: endpoint('POST', '/act/api/v1/promotion/verification', {
    summary: '检查能否参加活动，并带回个人进度',
    auth: 'member',
    request: act,
    response: ActivityAnswer.extend({
      allowed: z.boolean(),
      requirements: list(Requirement, 12),
      detail: ActivityDetail,
    }),
    refusals: joinRefusals,
    aliases: ['/act/api/v1/verification'],
  }),
  joinActivity: endpoint('POST', '/act/api/v1/promotion/joinActivity', {
    summary: '参加、申请、抽奖或签到',
    auth: 'member',
    request: act,
    response: ActivityAnswer.extend({
      prize: ActivityPrize.nullable(),
      amount: Yuan,
      detail: ActivityDetail,
    }),
    refusals: joinRefusals,
    aliases: ['/act/api/v1/joinActivity'],
    effect: 'money',
  }),
  confirmInfo: endpoint('POST', '/act/api/v1/promotion/confirmInfo', {
    summary: '确认并领取活动礼金',
    auth: 'member',
    request: act,
    response: ActivityAnswer.extend({
      orderNo: Id.nullable(),
      amount: Yuan,
      centerWalletBalance: Yuan,
      detail: ActivityDetail,
    }),
    refusals: joinRefusals,
    aliases: ['/act/api/v1/confirmInfo'],
    effect: 'money',
  }),
  ...topGift,
}
