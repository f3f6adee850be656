import { messages } from '@app/contract'
import type { BetService } from '../modules/bet/bet.service.ts'
import type { DepositService } from '../modules/deposit/deposit.service.ts'
import { openFeedback } from '../modules/feedback/feedback.service.ts'
import { feedbackStore, uploadStore } from '../modules/feedback/feedback.store.ts'
import { openUploads } from '../modules/feedback/uploads.ts'
import type { MemberService } from '../modules/member/member.service.ts'
import type { World } from '../world/world.ts'

export interface FeedbackOf {
  bets: BetService
  deposit: DepositService
  members: MemberService
}

const PUSHED_LENGTH = 120

/** Feedback and the pictures that come with it. */
export const openFeedbackOf = (world: World, { bets, deposit, members }: FeedbackOf) => {
  const { clock, jobs, random, db } = world
  const uploads = openUploads({ store: uploadStore(db), clock, random })
  const feedback = openFeedback({
    store: feedbackStore(db),
    uploads,
    clock,
    jobs,
    random,
    ticket: (memberId, ticketId) => bets.list(memberId, { ticketId, pageNum: 1, pageSize: 1 }).records[0],
    isDepositOf: (memberId, orderNo) => deposit.isOf(memberId, orderNo),
    nickName: (memberId) => members.get(memberId).nickName,
    notify: (memberId, { id, content }) =>
      world.hub.toMember(memberId, messages.notification, {
        type: 'feedback',
        title: '您的反馈有新回复',
        content: content.slice(0, PUSHED_LENGTH),
        refId: id,
        linkRoute: 'feedbackList',
        time: clock.now(),
      }),
  })
  return { feedback, uploads }
}
