import { api, mutation, query } from '../../api/api.ts'
import type { Tag } from '../../api/tags.ts'

const GIVEN: readonly Tag[] = ['Welfare', 'Balance', 'Points', 'DealRecord', 'Unread', 'Letter']

/** What levels give: apart from vip.api.ts, which every page of the frame brings along. */
export const benefitApi = api.injectEndpoints({
  endpoints: () => ({
    rebates: query('/site/api/v1/user/member/getGameFanshuiHighLow', ['Vip'], { silent: true }),
    week: query('/act/api/v1/vipWeek/VipWeekInfo', ['Welfare'], { silent: true }),
    receiveWeek: mutation('/act/api/v1/vipWeek/receive', GIVEN),
    welfare: query('/act/api/v1/welfare/list', ['Welfare'], { silent: true }),
    receive: mutation('/act/api/v1/welfare/receive', GIVEN),
  }),
})

export const { useRebatesQuery, useWeekQuery, useReceiveWeekMutation, useWelfareQuery, useReceiveMutation } =
  benefitApi
