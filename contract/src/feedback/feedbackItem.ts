import { z } from 'zod'
import { Id, Link, list, text, Time } from '../kit/fields.ts'
import { FEEDBACK_IMAGES_MAX, FEEDBACK_MAX } from '../rules/limits.ts'

export const FeedbackType = z
  .enum(['deposit', 'withdrawal', 'bet', 'promotion', 'other'])
  .meta({ id: 'FeedbackType' })
export type FeedbackType = z.output<typeof FeedbackType>

export const FeedbackStatus = z.enum(['new', 'answered']).meta({ id: 'FeedbackStatus' })

export const Feedback = z
  .object({
    id: Id,
    type: FeedbackType,
    typeName: text(20),
    content: text(FEEDBACK_MAX),
    status: FeedbackStatus,
    unread: z.boolean(),
    createdAt: Time,
    updatedAt: Time,
  })
  .meta({ id: 'Feedback' })
export type Feedback = z.output<typeof Feedback>

export const FeedbackDetail = Feedback.extend({
  images: list(Link, FEEDBACK_IMAGES_MAX),
  betId: Id.nullable(),
  depositOrderId: Id.nullable(),
  replies: list(
    z.object({
      id: Id,
      from: z.enum(['service', 'member']),
      name: text(20),
      content: text(1000),
      time: Time,
    }),
    50,
  ),
}).meta({ id: 'FeedbackDetail' })
export type FeedbackDetail = z.output<typeof FeedbackDetail>
