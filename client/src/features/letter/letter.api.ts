import { api, query } from '../../api/api.ts'
import { useIsMember } from '../../api/session.ts'

export const letterApi = api.injectEndpoints({
  endpoints: () => ({
    unread: query('/site/api/v1/site/letter/getUnreadForType', ['Unread']),
    feedbackUnread: query('/site/api/v1/user/feedback/unreadNum', ['FeedbackUnread']),
  }),
})

export const { useUnreadQuery, useFeedbackUnreadQuery } = letterApi

/** The argument of every subscription to the counts. */
export const UNREAD_ARG = { userSystem: 1 } as const

/** What the header's badge shows: all letters and the feedback answers together (U-MSG-01); 0 for a visitor. */
export const useUnreadTotal = (): number => {
  const isMember = useIsMember()
  const { data: counts } = useUnreadQuery(UNREAD_ARG, { skip: !isMember })
  const { data: answers } = useFeedbackUnreadQuery(undefined, { skip: !isMember })
  if (!isMember) return 0
  return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0) + (answers ?? 0)
}
