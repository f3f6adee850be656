import { contract } from '@app/contract'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import type { AnyEndpoint, ArgInput } from '@app/contract/kit/endpoint'
import { STATUS } from '@app/contract/kit/status'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { passesLuhn } from '@app/contract/rules/money/bankCard'
import type { AccountName } from '../accounts.data.ts'
import { Broken, type Site } from '../backend.ts'
import { as, asked, covers } from '../covers.ts'
import { codeFor, codeOutcomes } from '../steps/code.ts'
import { fiveTimes, minuteLater, WRONG_PASSWORD } from '../steps/doors.ts'

const { card: calls, withdraw } = contract
type Kind = 'bank' | 'alipay' | 'coin'
type Adding = typeof calls.bankCardAdd
type Removing = typeof calls.bankCardDelete
const code = { name: 'vip5', type: SEND_TYPE.card } as const

/** A card number that passes the check: `n` makes it one's own. */
export const cardNo = (n: number): string => {
  const body = `62${String(n).padStart(16, '7')}`
  return [...'0123456789'].map((digit) => body + digit).find(passesLuhn)!
}
export const accountsOf = async (site: Site, name: AccountName) =>
  (await as(site, name, calls.queryMemberBanksInfoList, {})).data

/** A valid address that nobody has a key to. */
const address = (n: number) => `0x${String(n).padStart(40, '7')}`
const accountOf: Record<Kind, (site: Site, n?: number) => Promise<object>> = {
  bank: async (site, n = 1) => {
    const { banks } = (await as(site, 'vip5', calls.withdrawAddList, {})).data
    return { bankCode: banks[0]?.code ?? '', cardNo: cardNo(n), branch: '滨海支行' }
  },
  alipay: async (_, n = 1) => ({ account: `someone${n}@chengwan.example` }),
  coin: async (_, n = 1) => ({ currency: 'USDT', network: 'ERC20', address: address(n), alias: '备用' }),
}

const adding = (call: AnyEndpoint, kind: Kind) => {
  const endpoint = call as Adding
  const add = async (site: Site, name: AccountName, more: object, n?: number) =>
    as(site, name, endpoint, { ...(await accountOf[kind](site, n)), ...more } as ArgInput<Adding>)
  const made = { code: '123456' }
  // [UN-11 UN-12]
  return covers(endpoint, {
    ...codeOutcomes(endpoint, { ...code, rest: (site) => accountOf[kind](site) }),
    UNBOUND_PHONE: async ({ site }) => add(site, 'fresh01', made),
    BIND_REAL_NAME: async ({ site }) => add(site, 'noname01', made),
    PHONE_VERIFICATION_REQUIRED_2: async ({ site }) => add(site, 'vip5', {}),
    DATA_EXISTS: async ({ site }) => {
      const sent = { code: await codeFor(site, code) }
      await add(site, 'vip5', sent)
      await site.advance(2)
      return add(site, 'vip5', sent)
    },
    // As many as there may be, and one more.
    WARNING: async ({ site }) => {
      const { [kind]: has, max } = await accountsOf(site, 'vip5')
      for (let n = has.length; n < max[kind]; n++) {
        await add(site, 'vip5', { code: await codeFor(site, code) }, n + 10)
        await minuteLater(site)
      }
      return add(site, 'vip5', made, 30)
    },
  })
}

const removing = (call: AnyEndpoint, kind: Kind) => {
  const endpoint = call as Removing
  const own = async (site: Site) => {
    const [first] = (await accountsOf(site, 'vip5'))[kind]
    if (!first)
      throw new Broken(
        `card.queryMemberBanksInfoList.response.${kind}`,
        'vip5 没有这种账户 · no such account',
        '≥ 1',
        0,
      )
    return first.id
  }
  const remove = async (site: Site, secondPassword?: string) =>
    as(site, 'vip5', endpoint, {
      id: await own(site),
      secondPassword: secondPassword ?? md5((await site.account('vip5')).secondPassword),
    })
  return covers(endpoint, {
    SUCCESS: async ({ site }) => remove(site),
    PASSWORD_CHECK_FAILURE: async ({ site }) => remove(site, WRONG_PASSWORD),
    AUTHENTICATION_LOCKED: async ({ site }) => {
      await fiveTimes(site, () => remove(site, WRONG_PASSWORD))
      return remove(site)
    },
    WARNING: async ({ site }) => {
      const secondPassword = md5((await site.account('vip5')).secondPassword)
      const type = kind === 'coin' ? 'usdt' : kind
      const order = { type, cardId: await own(site), amount: '200', secondPassword } as const
      const { status_code } = await as(site, 'vip5', withdraw.create, order)
      if (status_code !== STATUS.SUCCESS.code)
        throw new Broken('withdraw.create', '取款没有成功 · not taken', STATUS.SUCCESS.code, status_code)
      return remove(site)
    },
  })
}

export const card = [
  // [EP-fd-bankCard.queryMemberBanksInfoList]
  covers(calls.queryMemberBanksInfoList, { SUCCESS: asked(calls.queryMemberBanksInfoList, {}) }),
  // [EP-fd-bankCard.withdraw.add.list]
  covers(calls.withdrawAddList, { SUCCESS: asked(calls.withdrawAddList, {}) }),
  // [EP-fd-vCurrency.list]
  covers(calls.vCurrencyList, { SUCCESS: asked(calls.vCurrencyList, {}) }),
  ...(
    [
      [calls.bankCardAdd, 'bank'],
      [calls.vCurrencyAdd, 'coin'],
      [calls.alipayAdd, 'alipay'],
    ] as const
  ).map(([endpoint, kind]) => adding(endpoint, kind)),
  ...(
    [
      [calls.bankCardDelete, 'bank'],
      [calls.vCurrencyDelete, 'coin'],
      [calls.alipayDelete, 'alipay'],
    ] as const
  ).map(([endpoint, kind]) => removing(endpoint, kind)),
  covers(calls.bankCardSetDefault, {
    SUCCESS: async ({ site }) => {
      const { bank } = await accountsOf(site, 'vip5')
      return as(site, 'vip5', calls.bankCardSetDefault, { id: bank.at(-1)!.id })
    },
  }),
]
