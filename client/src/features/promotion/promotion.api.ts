import type { Activity, ActivityAnswer } from '@app/contract/promotion/activity'
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

const VERIFICATION = '/act/api/v1/promotion/verification'

export const promotionApi = api.injectEndpoints({
  endpoints: (build) => ({
    activityList: query('/act/api/v1/promotion/config', ['Promotion'], { silent: true }),
    /** How the member stands; reading it refuses nothing. */
    activityStanding: query(VERIFICATION, ['Promotion'], { silent: true }),
    /** How the member stands with each of these by its id; one that wasn't answered is missing. */
    activityStates: build.query<
      Record<string, Pick<ActivityAnswer, 'state' | 'due'>>,
      readonly Pick<Activity, 'id' | 'kind'>[]
    >({
      queryFn: async (activities, _api, _options, ask) => {
        const answers = await Promise.all(
          activities.map(async ({ id, kind }) =>
            ask({ path: VERIFICATION, body: { id, type: kind, payload: {} } }),
          ),
        )
        const known = answers.flatMap(({ data }) => (data ? [data as ActivityAnswer] : []))
        return { data: Object.fromEntries(known.map(({ id, state, due }) => [id, { state, due }])) }
      },
      providesTags: ['Promotion'],
      extraOptions: { silent: true },
    }),
    /** Asked by the button: refuses what is missing, with its code. */
    verifyActivity: mutation(VERIFICATION, [], { asks: true }),
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
  useActivityStatesQuery,
  useVerifyActivityMutation,
  useJoinActivityMutation,
  useSpinWheelMutation,
  useClaimActivityMutation,
  useGiftRecordsQuery,
} = promotionApi
