import { api, query } from '../../api/api.ts'

const unreadApi = api.injectEndpoints({
  endpoints: () => ({
    unreadAnswers: query('/site/api/v1/user/feedback/unreadNum', ['FeedbackUnread'], { silent: true }),
  }),
})

/** Answers that the member hasn't read; 0 for a visitor. */
export const useUnreadAnswers = (isMember: boolean): number => {
  const { data } = unreadApi.useUnreadAnswersQuery(undefined, { skip: !isMember })
  return isMember ? (data ?? 0) : 0
}
