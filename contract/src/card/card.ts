import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import {
  addressOfNetwork,
  AlipayAccount,
  CardNumber,
  CodeInput,
  CoinAddress,
  Empty,
  Id,
  list,
  Md5,
  text,
} from '../kit/fields.ts'
import { Account, AccountBook, AccountKind, Bank, Network, VirtualCurrency } from './account.ts'

/** The holder is always the bound real name (TERM-04): it isn't asked. code absent: 6017. */
const phoneCode = { code: CodeInput.optional() }
const addRefusals = [
  'DATA_EXISTS',
  'UNBOUND_PHONE',
  'BIND_REAL_NAME',
  'PHONE_VERIFICATION_REQUIRED_2',
  'AUTHENTICATION_CODE_ERROR',
  'AUTHENTICATION_CODE_EXPIRED',
  'AUTHENTICATION_LOCKED',
  'WARNING',
] as const
const add = { auth: 'member', response: Account, refusals: addRefusals, effect: 'write' } as const
const remove = {
  auth: 'member',
  request: z.object({ id: Id, secondPassword: Md5 }),
  response: AccountBook,
  refusals: ['PASSWORD_CHECK_FAILURE', 'AUTHENTICATION_LOCKED', 'WARNING'],
  effect: 'write',
} as const

export const card = {
  queryMemberBanksInfoList: endpoint('GET', '/fd/api/v1/bankCard/queryMemberBanksInfoList', {
    summary: '会员的银行卡、支付宝与虚拟币地址（脱敏）',
    auth: 'member',
    request: Empty,
    response: AccountBook,
    refusals: [],
  }),
  withdrawAddList: endpoint('GET', '/fd/api/v1/bankCard/withdraw/add/list', {
    summary: '可添加的提款账户种类与银行',
    auth: 'member',
    request: Empty,
    response: z.object({
      kinds: list(
        z.object({
          kind: AccountKind,
          name: text(20),
          max: z.int(),
          used: z.int(),
          canAdd: z.boolean(),
          reason: text(80),
        }),
        3,
      ),
      banks: list(Bank, 60),
    }),
    refusals: [],
  }),
  bankCardAdd: endpoint('POST', '/fd/api/v1/bankCard/add', {
    ...add,
    summary: '添加银行卡',
    request: z.object({
      bankCode: z.string().min(1).max(20),
      cardNo: CardNumber,
      branch: text(60).default(''),
      ...phoneCode,
    }),
    addition: 'UN-11',
  }),
  bankCardDelete: endpoint('POST', '/fd/api/v1/bankCard/delete', {
    ...remove,
    summary: '删除银行卡',
    addition: 'UN-11',
  }),
  bankCardSetDefault: endpoint('POST', '/fd/api/v1/bankCard/setDefault', {
    summary: '设为默认收款账户（同一种类中）',
    auth: 'member',
    request: z.object({ id: Id }),
    response: AccountBook,
    refusals: [],
    effect: 'write',
    addition: 'UN-11',
  }),
  vCurrencyList: endpoint('POST', '/fd/api/v1/vCurrency/list', {
    summary: '虚拟币种类',
    auth: 'member',
    request: Empty,
    response: list(VirtualCurrency, 20),
    refusals: [],
    cached: true,
  }),
  vCurrencyAdd: endpoint('POST', '/fd/api/v1/vCurrency/add', {
    ...add,
    summary: '添加虚拟币地址',
    request: z
      .object({
        currency: z.string().min(1).max(8),
        network: Network,
        address: CoinAddress,
        alias: text(20).default(''),
        ...phoneCode,
      })
      .superRefine(addressOfNetwork),
    addition: 'UN-12',
  }),
  vCurrencyDelete: endpoint('POST', '/fd/api/v1/vCurrency/delete', {
    ...remove,
    summary: '删除虚拟币地址',
    addition: 'UN-12',
  }),
  alipayAdd: endpoint('POST', '/fd/api/v1/bankCard/alipay/add', {
    ...add,
    summary: '添加支付宝账户',
    request: z.object({ account: AlipayAccount, ...phoneCode }),
    addition: 'UN-12',
  }),
  alipayDelete: endpoint('POST', '/fd/api/v1/bankCard/alipay/delete', {
    ...remove,
    summary: '删除支付宝账户',
    addition: 'UN-12',
  }),
}
