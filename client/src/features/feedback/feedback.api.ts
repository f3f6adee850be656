import { api, mutation, query } from '../../api/api.ts'

export const feedbackApi = api.injectEndpoints({
  endpoints: () => ({
    feedbackList: query('/site/api/v1/user/feedback/getFeedBackList', ['Feedback'], { silent: true }),
    /** Asking for it reads it. */
    feedbackInfo: query('/site/api/v1/user/feedback/getFeedbackInfo', ['Feedback']),
    addFeedback: mutation('/site/api/v1/user/feedback/addFeedBack', ['Feedback']),
    removeFeedback: mutation('/site/api/v1/user/feedback/delFeedback', ['FeedbackUnread']),
    betChoices: query('/site/api/v1/user/feedback/queryMemberBetList', ['BetRecord'], { silent: true }),
    rewards: query('/site/api/v1/user/feedback/querySiteDepositRewardConfigList', ['Deposit'], {
      silent: true,
    }),
    deposits: query('/fd/api/v1/transactions/queryDealRecord', ['DealRecord'], { silent: true }),
  }),
})

export const {
  useFeedbackListQuery,
  useFeedbackInfoQuery,
  useAddFeedbackMutation,
  useRemoveFeedbackMutation,
  useBetChoicesQuery,
  useRewardsQuery,
  useDepositsQuery,
} = feedbackApi
