import { api, mutation, query } from '../../api/api.ts'

export const depositApi = api.injectEndpoints({
  endpoints: () => ({
    paymentTypes: query('/fd/api/v1/payment/types', ['Deposit']),
    depositOrder: query('/fd/api/v1/payment/getDepositOrderStatus', ['Deposit'], { silent: true }),
    pay: mutation('/fd/api/v1/payment/pay', ['Deposit', 'DealRecord'], { money: true }),
    closeOrder: mutation('/fd/api/v1/payment/closeOrder', ['Deposit', 'DealRecord']),
  }),
})

export const { usePaymentTypesQuery, useDepositOrderQuery, usePayMutation, useCloseOrderMutation } =
  depositApi
