import { contract } from '@app/contract'
import { DEPOSIT_LIFE_MS } from '@app/contract/rules/limits'
import type { Site } from '../backend.ts'
import { as, asked, covers } from '../covers.ts'
import { forced } from '../steps/forced.ts'

const { deposit: calls } = contract
const bank = { typeCode: 'bank', amount: '500', payerName: '张远航' }
const signal = { amount: '500', typeCode: 'bank' }

/** The number of an order that waits to be paid. */
export const ordered = async (site: Site): Promise<string> =>
  (await as(site, 'vip5', calls.pay, { typeCode: 'alipay', amount: '300' })).data.orderNo

export const deposit = [
  // [EP-fd-payment.types]
  covers(calls.types, { SUCCESS: asked(calls.types, {}) }),
  // [EP-fd-payment.pay]
  covers(calls.pay, {
    SUCCESS: asked(calls.pay, bank),
    BIND_REAL_NAME: asked(calls.pay, bank, 'noname01'),
    WARNING: asked(calls.pay, { ...bank, amount: '1' }),
    WALLET_TOKEN_EXPIRED: forced(calls.pay, { typeCode: 'huione', amount: '500' }, 'WALLET_TOKEN_EXPIRED'),
  }),
  // [EP-fd-payment.getCustomerInfo]
  covers(calls.getCustomerInfo, { SUCCESS: asked(calls.getCustomerInfo, {}) }),
  // [EP-fd-payment.getDepositOrderStatus]
  covers(calls.getDepositOrderStatus, {
    SUCCESS: async ({ site }) =>
      as(site, 'vip5', calls.getDepositOrderStatus, { orderNo: await ordered(site) }),
    WALLET_TOKEN_EXPIRED: forced(calls.getDepositOrderStatus, { orderNo: 'D1' }, 'WALLET_TOKEN_EXPIRED'),
  }),
  // [EP-fd-payment.closeOrder]
  covers(calls.closeOrder, {
    SUCCESS: async ({ site }) => as(site, 'vip5', calls.closeOrder, { orderNo: await ordered(site) }),
    WARNING: async ({ site }) => {
      const orderNo = await ordered(site)
      await site.advance(DEPOSIT_LIFE_MS / 1_000 + 60)
      return as(site, 'vip5', calls.closeOrder, { orderNo })
    },
  }),
  // [EP-fd-payment.createSignalCode]
  covers(calls.createSignalCode, {
    SUCCESS: asked(calls.createSignalCode, signal),
    WARNING: forced(calls.createSignalCode, signal, 'WARNING'),
  }),
]
