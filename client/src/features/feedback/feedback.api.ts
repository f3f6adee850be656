import { api, mutation, query } from '../../api/api.ts'

const feedbackApi = api.injectEndpoints({
  endpoints: () => ({
    feedbackList: query('/site/api/v1/user/feedback/getFeedBackList', ['Feedback', 'FeedbackUnread'], {
      silent: true,
    }),
    /** Asking for it reads it. */
    feedbackInfo: query('/site/api/v1/user/feedback/getFeedbackInfo', ['Feedback'], { silent: true }),
    addFeedback: mutation('/site/api/v1/user/feedback/addFeedBack', ['Feedback'], { silent: true }),
    removeFeedback: mutation('/site/api/v1/user/feedback/delFeedback', ['FeedbackUnread']),
    feedbackBets: query('/site/api/v1/user/feedback/queryMemberBetList', ['BetRecord'], { silent: true }),
    feedbackRewards: query('/site/api/v1/user/feedback/querySiteDepositRewardConfigList', ['Deposit'], {
      silent: true,
    }),
    feedbackDeals: query('/fd/api/v1/transactions/queryDealRecord', ['DealRecord'], { silent: true }),
  }),
})

export const {
  useFeedbackListQuery,
  useLazyFeedbackListQuery,
  useFeedbackInfoQuery,
  useAddFeedbackMutation,
  useRemoveFeedbackMutation,
  useFeedbackBetsQuery,
  useFeedbackRewardsQuery,
  useFeedbackDealsQuery,
} = feedbackApi
