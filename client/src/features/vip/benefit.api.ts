import { api, mutation, query } from '../../api/api.ts'
import type { Tag } from '../../api/tags.ts'

/** What a gift changes. */
export const GIVEN: readonly Tag[] = ['Welfare', 'Balance', 'Points', 'DealRecord', 'Unread', 'Letter']

/** What levels give: apart from vip.api.ts, which every page of the frame brings along. */
export const benefitApi = api.injectEndpoints({
  endpoints: () => ({
    vipRebates: query('/site/api/v1/user/member/getGameFanshuiHighLow', ['Vip'], { silent: true }),
    vipWeek: query('/act/api/v1/vipWeek/VipWeekInfo', ['Welfare'], { silent: true }),
    receiveVipWeek: mutation('/act/api/v1/vipWeek/receive', GIVEN, { money: true }),
    welfare: query('/act/api/v1/welfare/list', ['Welfare'], { silent: true }),
    receiveWelfare: mutation('/act/api/v1/welfare/receive', GIVEN, { money: true }),
    /** One of several: whoever asks for them tells what they came to, and what that changes. */
    receiveOneOf: mutation('/act/api/v1/welfare/receive', [], { money: true, silent: true }),
  }),
})

export const {
  useVipRebatesQuery,
  useVipWeekQuery,
  useReceiveVipWeekMutation,
  useWelfareQuery,
  useReceiveWelfareMutation,
  useReceiveOneOfMutation,
} = benefitApi
