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
    activityList: query('/act/api/v1/promotion/config', ['Promotion'], { silent: true }),
    /** How the member stands; reading it refuses nothing. */
    activityStanding: query('/act/api/v1/promotion/verification', ['Promotion'], { silent: true }),
    /** Asked by the button: refuses what is missing, with its code. */
    verifyActivity: mutation('/act/api/v1/promotion/verification', [], { asks: true }),
    joinActivity: mutation('/act/api/v1/promotion/joinActivity', GIVEN, { money: true }),
    /** Drawing: what it changed is asked for when the wheel stands still. */
    spinWheel: mutation('/act/api/v1/promotion/joinActivity', [], { money: true }),
    claimActivity: mutation('/act/api/v1/promotion/confirmInfo', GIVEN, { money: true }),
    giftRecords: query('/act/api/v1/activityTopGift/exchangeRecord', ['Points', 'Promotion', 'Welfare'], {
      silent: true,
    }),
  }),
})

export const {
  useActivityListQuery,
  useActivityStandingQuery,
  useVerifyActivityMutation,
  useJoinActivityMutation,
  useSpinWheelMutation,
  useClaimActivityMutation,
  useGiftRecordsQuery,
} = promotionApi
