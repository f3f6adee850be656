import { z } from 'zod'
import { BetRecord } from '../bet/betRecord.ts'
import { PaymentKind } from '../deposit/paymentType.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Empty, Id, Link, list, Nothing, text, TimeRange } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { pageOf, PageRequest } from '../kit/page.ts'
import { FEEDBACK_IMAGES_MAX, FEEDBACK_MAX, FEEDBACK_MIN } from '../rules/limits.ts'
import { Category } from '../venue/venueInfo.ts'
import { Feedback, FeedbackDetail, FeedbackStatus, FeedbackType } from './feedbackItem.ts'

export const DepositReward = z
  .object({
    code: text(20),
    name: text(20),
    kind: PaymentKind,
    bonusRate: z.number().min(0).max(100),
    min: Yuan,
    maxReward: Yuan,
    description: text(200),
  })
  .meta({ id: 'DepositReward' })
export type DepositReward = z.output<typeof DepositReward>

/** One or several ids; ids has at least one. */
const idOrIds = z.union([z.object({ id: Id }), z.object({ ids: z.array(Id).min(1).max(100) })])

export const feedback = {
  addFeedBack: endpoint('POST', '/site/api/v1/user/feedback/addFeedBack', {
    summary: '提交意见反馈',
    auth: 'member',
    request: z.object({
      type: FeedbackType,
      content: z.string().trim().min(FEEDBACK_MIN).max(FEEDBACK_MAX),
      images: z.array(z.string().min(1).max(300)).max(FEEDBACK_IMAGES_MAX).default([]),
      betId: Id.optional(),
      depositOrderId: Id.optional(),
    }),
    response: z.object({ id: Id }),
    refusals: ['WARNING'],
    effect: 'write',
  }),
  unreadNum: endpoint('POST', '/site/api/v1/user/feedback/unreadNum', {
    summary: '反馈未读数',
    auth: 'member',
    request: Empty,
    response: z.int().min(0),
    refusals: [],
    aliases: ['/site/api/v1/user/unreadNum'],
  }),
  queryMemberBetList: endpoint('POST', '/site/api/v1/user/feedback/queryMemberBetList', {
    summary: '可附在反馈里的注单',
    auth: 'member',
    request: PageRequest.extend({ ...TimeRange.shape, category: Category.optional() }),
    response: pageOf(BetRecord),
    refusals: [],
    aliases: [
      '/site/api/v1/user/member/queryMemberBetList',
      '/game/api/v1/record/queryMemberBetList',
      '/site/api/v1/user/queryMemberBetList',
    ],
  }),
  querySiteDepositRewardConfigList: endpoint(
    'POST',
    '/site/api/v1/user/feedback/querySiteDepositRewardConfigList',
    {
      summary: '存款优惠配置',
      auth: 'member',
      request: Empty,
      response: list(DepositReward, 40),
      refusals: [],
      aliases: [
        '/site/api/v1/user/querySiteDepositRewardConfigList',
        '/site/api/v1/site/querySiteDepositRewardConfigList',
      ],
    },
  ),
  getFeedBackList: endpoint('POST', '/site/api/v1/user/feedback/getFeedBackList', {
    summary: '我的反馈',
    auth: 'member',
    request: PageRequest.extend({ status: FeedbackStatus.optional() }),
    response: pageOf(Feedback),
    refusals: [],
  }),
  getFeedbackInfo: endpoint('POST', '/site/api/v1/user/feedback/getFeedbackInfo', {
    summary: '反馈详情（并标为已读）',
    auth: 'member',
    request: z.object({ id: Id }),
    response: FeedbackDetail,
    refusals: [],
  }),
  delFeedback: endpoint('POST', '/site/api/v1/user/feedback/delFeedback', {
    summary: '删除反馈',
    auth: 'member',
    request: idOrIds,
    response: Nothing,
    refusals: [],
    effect: 'write',
  }),
  /**
   * jpg, png, webp or gif up to 5 MB, told by its magic bytes; anything else is 6010 (U-MSG-03),
   * so the schema takes any file.
   */
  uploadImage: endpoint('POST', '/site/api/v1/user/upload/uploadImage', {
    summary: '上传图片（multipart，字段 file）',
    auth: 'member',
    request: z.object({ file: z.file() }),
    response: z.object({ url: Link }),
    refusals: ['FILE_UPLOAD_FAILURE'],
    effect: 'write',
    upload: true,
  }),
}
