import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import type { WaitRoute } from '@app/contract/deposit/paymentType'
import { api } from './api.ts'
import type { Answer } from './declared.ts'

/** The destination of each waiting page. */
export const WAIT_ROUTES = {
  rechargeWait: 'rechargeWait',
  transferWait: 'transferWait',
  virtualWait: 'virtualWait',
  huione: 'huioneWait',
  xnbsk: 'xnbskWait',
} as const satisfies Record<WaitRoute, string>

const DEALS = '/fd/api/v1/transactions/queryDealRecord'
const NEWEST = { type: 'deposit', status: 'pending', pageNum: 1, pageSize: 1 }

export const { useUnpaidQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The deposit of this number, or with none the newest, if it waits to be paid. */
    unpaid: build.query<DepositOrder | null, string>({
      queryFn: async (asked, _api, _options, ask) => {
        const newest = asked === '' ? await ask({ path: DEALS, body: NEWEST }) : undefined
        const orderNo = asked || (newest?.data as Answer<typeof DEALS> | undefined)?.records[0]?.orderNo
        if (!orderNo) return { data: null }
        const { data } = await ask({ path: '/fd/api/v1/payment/getDepositOrderStatus', body: { orderNo } })
        const order = data as DepositOrder | undefined
        return { data: order?.status === 0 ? order : null }
      },
      providesTags: ['Deposit', 'DealRecord'],
      extraOptions: { silent: true },
    }),
  }),
})
