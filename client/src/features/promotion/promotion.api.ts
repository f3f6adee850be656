import { api, mutation, query } from '../../api/api.ts'
import type { Tag } from '../../api/tags.ts'

/** What a gift changes besides its own activity. */
export const GIVEN: readonly Tag[] = [
  'Promotion',
  'Welfare',
  'Balance',
  'Points',
  'DealRecord',
  'Unread',
  'Letter',
]

export const promotionApi = api.injectEndpoints({
  endpoints: () => ({
    activities: query('/act/api/v1/promotion/config', ['Promotion'], { silent: true }),
    /** How the member stands; reading it refuses nothing. */
    standing: query('/act/api/v1/promotion/verification', ['Promotion'], { silent: true }),
    /** Asked by the button: refuses what is missing, with its code. */
    verify: mutation('/act/api/v1/promotion/verification'),
    join: mutation('/act/api/v1/promotion/joinActivity', GIVEN),
    /** Drawing: what it changed is asked for when the wheel stands still. */
    spin: mutation('/act/api/v1/promotion/joinActivity'),
    claim: mutation('/act/api/v1/promotion/confirmInfo', GIVEN),
    giftRecords: query('/act/api/v1/activityTopGift/exchangeRecord', ['Points', 'Promotion', 'Welfare']),
  }),
})

export const {
  useActivitiesQuery,
  useStandingQuery,
  useVerifyMutation,
  useJoinMutation,
  useSpinMutation,
  useClaimMutation,
  useGiftRecordsQuery,
} = promotionApi
