import { api, mutation, query } from '../../api/api.ts'

export const depositApi = api.injectEndpoints({
  endpoints: () => ({
    paymentTypes: query('/fd/api/v1/payment/types', ['Deposit'], { silent: true }),
    depositOrder: query('/fd/api/v1/payment/getDepositOrderStatus', ['Deposit'], { silent: true }),
    /** The member's own limits and breaks; another backend may not have them. */
    ownLimits: query('/site/api/v1/user/restraint/info', ['Restraint', 'Deposit'], { silent: true }),
    reviewLimits: mutation('/site/api/v1/user/restraint/review', ['Restraint']),
    depositor: query('/site/api/v1/user/member/info', ['Profile'], { silent: true }),
    bindFromDeposit: mutation('/site/api/v1/user/member/bindFromDeposit', ['Profile']),
    customerInfo: query('/fd/api/v1/payment/getCustomerInfo', ['Deposit'], { silent: true }),
    signalCode: mutation('/fd/api/v1/payment/createSignalCode'),
    pay: mutation('/fd/api/v1/payment/pay', ['Deposit', 'DealRecord'], { money: true }),
    closeOrder: mutation('/fd/api/v1/payment/closeOrder', ['Deposit', 'DealRecord']),
  }),
})

export const {
  usePaymentTypesQuery,
  useOwnLimitsQuery,
  useReviewLimitsMutation,
  useDepositorQuery,
  useBindFromDepositMutation,
  useCustomerInfoQuery,
  useSignalCodeMutation,
  useDepositOrderQuery,
  usePayMutation,
  useCloseOrderMutation,
} = depositApi
