import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import type { WaitRoute } from '@app/contract/deposit/paymentType'
import { fromCents, toCents } from '@app/contract/kit/cents'
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
/** As the record of deals picks them. */
export const WAITING = { type: 'deposit', status: 'pending' } as const

/** The deposits that wait to be paid, with the order of the one whose time ends first. */
export interface Unpaid {
  count: number
  sum: string
  order: DepositOrder
}

export const { useUnpaidQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The deposit of this number, or with none all there are, if they wait to be paid. */
    unpaid: build.query<Unpaid | null, string>({
      queryFn: async (asked, _api, _options, ask) => {
        const waiting =
          asked === ''
            ? await ask({ path: DEALS, body: { ...WAITING, pageNum: 1, pageSize: 20 } })
            : undefined
        const deals = (waiting?.data as Answer<typeof DEALS> | undefined)?.records ?? []
        const orderNo = asked || deals.at(-1)?.orderNo
        if (!orderNo) return { data: null }
        const { data } = await ask({ path: '/fd/api/v1/payment/getDepositOrderStatus', body: { orderNo } })
        const order = data as DepositOrder | undefined
        if (order?.status !== 0) return { data: null }
        const sums = asked ? [order] : deals
        return {
          data: {
            count: sums.length,
            sum: fromCents(sums.reduce((cents, { amount }) => cents + toCents(amount), 0)),
            order,
          },
        }
      },
      providesTags: ['Deposit', 'DealRecord'],
      extraOptions: { silent: true },
    }),
  }),
})
