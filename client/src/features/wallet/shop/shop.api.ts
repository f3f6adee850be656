import { api, mutation, query } from '../../../api/api.ts'

/** Points for gifts (UN-13). */
export const shopApi = api.injectEndpoints({
  endpoints: () => ({
    /** What may be had depends on points, level and a break of one's own. */
    shop: query('/act/api/v1/activityTopGift/list', ['Points', 'Vip'], { silent: true }),
    buyGift: mutation(
      '/act/api/v1/activityTopGift/exchange',
      ['Points', 'Balance', 'DealRecord', 'Profile', 'Withdraw'],
      { money: true },
    ),
  }),
})

export const { useShopQuery, useBuyGiftMutation } = shopApi
