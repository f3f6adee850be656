import { SEND_TYPE } from '@app/contract/auth/numbers'
import { api, mutation, query } from '../../api/api.ts'
import type { Answer } from '../../api/declared.ts'
import type { Tag } from '../../api/tags.ts'

const BOOK = '/fd/api/v1/bankCard/queryMemberBanksInfoList'
export type AccountBook = Answer<typeof BOOK>
export type Account = AccountBook['bank'][number]
export type AccountKind = Account['kind']

/** What an account more or less changes: the lists, the profile's marks, what a withdrawal can pay to. */
const CHANGED: readonly Tag[] = ['Card', 'Profile', 'Withdraw']
/** Additions ask for a code of the bound phone (6017). */
const WITH_CODE = { code: { type: SEND_TYPE.card } } as const

/** A wrong password is told at its field. */
const OWN_PLACE = { silent: true } as const

const cardApi = api.injectEndpoints({
  endpoints: () => ({
    accounts: query(BOOK, ['Card'], { silent: true }),
    addable: query('/fd/api/v1/bankCard/withdraw/add/list', ['Card'], { silent: true }),
    coins: query('/fd/api/v1/vCurrency/list', [], { silent: true }),
    addCard: mutation('/fd/api/v1/bankCard/add', CHANGED, WITH_CODE),
    addCoin: mutation('/fd/api/v1/vCurrency/add', CHANGED, WITH_CODE),
    addAlipay: mutation('/fd/api/v1/bankCard/alipay/add', CHANGED, WITH_CODE),
    removeCard: mutation('/fd/api/v1/bankCard/delete', CHANGED, OWN_PLACE),
    removeCoin: mutation('/fd/api/v1/vCurrency/delete', CHANGED, OWN_PLACE),
    removeAlipay: mutation('/fd/api/v1/bankCard/alipay/delete', CHANGED, OWN_PLACE),
    setDefault: mutation('/fd/api/v1/bankCard/setDefault', ['Card', 'Withdraw']),
  }),
})

export const {
  useAccountsQuery,
  useAddableQuery,
  useCoinsQuery,
  useAddCardMutation,
  useAddCoinMutation,
  useAddAlipayMutation,
  useRemoveCardMutation,
  useRemoveCoinMutation,
  useRemoveAlipayMutation,
  useSetDefaultMutation,
} = cardApi
