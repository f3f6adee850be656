import { feedback } from '@app/contract/feedback/feedback'
import type { Arg, Data } from '@app/contract/kit/endpoint'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import { depositRewards } from './feedback.rules.ts'
import type { FeedbackService } from './feedback.service.ts'
import type { Uploads } from './uploads.ts'

export interface FeedbackParts {
  feedback: FeedbackService
  uploads: Uploads
  bets: {
    list(
      memberId: number,
      body: Arg<typeof feedback.queryMemberBetList>,
    ): Data<typeof feedback.queryMemberBetList>
  }
}

export const feedbackRoutes = (of: (world: World) => FeedbackParts) =>
  implement(feedback, {
    addFeedBack: (call) => of(call.world).feedback.add(call),
    unreadNum: ({ world, member }) => of(world).feedback.unread(member.id),
    queryMemberBetList: ({ world, member, body }) => of(world).bets.list(member.id, body),
    querySiteDepositRewardConfigList: () => depositRewards(),
    getFeedBackList: (call) => of(call.world).feedback.list(call),
    getFeedbackInfo: (call) => of(call.world).feedback.info(call),
    delFeedback: (call) => of(call.world).feedback.remove(call),
    uploadImage: (call) => of(call.world).uploads.add(call),
  })
