import { contract } from '@app/contract'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import type { ArgInput } from '@app/contract/kit/endpoint'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import type { AccountName } from '../accounts.data.ts'
import type { Site } from '../backend.ts'
import { as, asked, covers } from '../covers.ts'
import { accountsOf } from './card.ts'
import { codeOutcomes } from '../steps/code.ts'
import { WRONG_PASSWORD } from '../steps/doors.ts'

const { withdraw: calls } = contract
type Form = ArgInput<typeof calls.create>

/** A form to the first account of this kind that the member has. */
export const withdrawal = async (site: Site, name: AccountName, more: Partial<Form> = {}): Promise<Form> => {
  const kind = more.type === 'usdt' ? 'coin' : (more.type ?? 'bank')
  const { [kind]: accounts } = await accountsOf(site, name)
  const { secondPassword } = await site.account(name)
  return {
    type: 'bank',
    cardId: accounts[0]?.id ?? '1',
    amount: '1000',
    secondPassword: md5(secondPassword),
    ...more,
  }
}
const take = async (site: Site, name: AccountName, more: Partial<Form> = {}) =>
  as(site, name, calls.create, await withdrawal(site, name, more))

export const withdraw = [
  // [EP-fd-withdraw.withdrawOrderInfo]
  covers(calls.withdrawOrderInfo, { SUCCESS: asked(calls.withdrawOrderInfo, {}) }),
  ...([calls.baseCfg, calls.withdrawInfo, calls.usdtWithdrawInfo] as unknown as (typeof calls.baseCfg)[]).map(
    (endpoint) =>
      covers(endpoint, {
        // [EP-fd-withdraw.baseCfg.list EP-fd-withdraw.usdtWithdrawInfo EP-fd-withdraw.withdrawInfo]
        SUCCESS: asked(endpoint, {}),
        WITHDRAWAL_PROTECTION_CONFIG_ERROR: asked(endpoint, {}, 'guard01'),
      }),
  ),
  // [EP-fd-withdraw.new]
  covers(calls.create, {
    ...codeOutcomes(calls.create, {
      name: 'vip10',
      type: SEND_TYPE.withdraw,
      rest: (site) => withdrawal(site, 'vip10'),
    }),
    UNBOUND_PHONE: async ({ site }) => take(site, 'fresh01'),
    BIND_REAL_NAME: async ({ site }) => take(site, 'noname01'),
    AUTHENTICATION_REQUIRED: async ({ site }) => take(site, 'ip01'),
    PHONE_VERIFICATION_REQUIRED_1: async ({ site }) => take(site, 'vip10'),
    PASSWORD_CHECK_FAILURE: async ({ site }) => take(site, 'vip5', { secondPassword: WRONG_PASSWORD }),
    LOCKING_UNAVAILABLE: async ({ site }) => {
      await site.settings({ fundLocking: false })
      return take(site, 'vip5')
    },
    WITHDRAWAL_PROTECTION_CONFIG_ERROR: async ({ site }) => take(site, 'guard01'),
    WARNING: async ({ site }) => take(site, 'vip5', { amount: '99.99' }),
  }),
]
