import { contract } from '@app/contract'
import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import type { Site } from '../backend.ts'
import { as, asked, covers } from '../covers.ts'
import { codeFor, codeOutcomes } from '../steps/code.ts'
import { OTHER_PASSWORD, WRONG_PASSWORD } from '../steps/doors.ts'

const { member } = contract
const twice = (hash: string) => ({ password: hash, secondPassword: hash })
const pair = twice(OTHER_PASSWORD)
const second = twice(md5('246813'))
const change = { name: 'vip5', type: SEND_TYPE.changePassword } as const
const own = async (site: Site) => md5((await site.account('vip5')).password)

export const password = [
  // [EP-site-user.member.bindPasswordByPhone]
  covers(member.bindPasswordByPhone, {
    ...codeOutcomes(member.bindPasswordByPhone, { ...change, rest: () => pair }),
    PHONE_VERIFICATION_REQUIRED_2: asked(member.bindPasswordByPhone, pair),
    UNBOUND_PHONE: asked(member.bindPasswordByPhone, pair, 'fresh01'),
    PASSWORD_CHECK_FAILURE: async ({ site }) => {
      const code = await codeFor(site, change)
      return as(site, 'vip5', member.bindPasswordByPhone, { ...twice(await own(site)), code })
    },
  }),
  // [EP-site-user.member.bindPasswordByEmail]
  covers(member.bindPasswordByEmail, {
    ...codeOutcomes(member.bindPasswordByEmail, { ...change, cate: SEND_CATE.email, rest: () => pair }),
    PHONE_VERIFICATION_REQUIRED_2: asked(member.bindPasswordByEmail, pair),
    WARNING: asked(member.bindPasswordByEmail, pair, 'fresh01'),
    PASSWORD_CHECK_FAILURE: async ({ site }) => {
      const code = await codeFor(site, { ...change, cate: SEND_CATE.email })
      return as(site, 'vip5', member.bindPasswordByEmail, { ...twice(await own(site)), code })
    },
  }),
  // [EP-site-user.member.bindPassword]
  covers(member.bindPassword, {
    ...codeOutcomes(member.bindPassword, {
      ...change,
      rest: async (site) => ({ ...pair, oldPassword: await own(site) }),
    }),
    PHONE_VERIFICATION_REQUIRED_2: async ({ site }) =>
      as(site, 'vip5', member.bindPassword, { ...pair, oldPassword: await own(site) }),
    PASSWORD_CHECK_FAILURE: asked(member.bindPassword, { ...pair, oldPassword: WRONG_PASSWORD }),
  }),
  // [EP-site-user.withdrawal.pwd.set]
  covers(member.setWithdrawalPassword, {
    SUCCESS: asked(member.setWithdrawalPassword, second, 'noname01'),
    PASSWORD_CHECK_FAILURE: asked(member.setWithdrawalPassword, twice(md5('654321')), 'noname01'),
    DATA_EXISTS: asked(member.setWithdrawalPassword, second),
    UNBOUND_PHONE: asked(member.setWithdrawalPassword, second, 'fresh01'),
  }),
  // [EP-site-user.withdrawal.pwd.reset]
  covers(member.resetWithdrawalPassword, {
    ...codeOutcomes(member.resetWithdrawalPassword, {
      name: 'vip5',
      type: SEND_TYPE.secondPassword,
      rest: () => second,
    }),
    PHONE_VERIFICATION_REQUIRED_2: asked(member.resetWithdrawalPassword, second),
    PASSWORD_CHECK_FAILURE: asked(member.resetWithdrawalPassword, {
      ...twice(md5('111111')),
      code: '123456',
    }),
    UNBOUND_PHONE: asked(member.resetWithdrawalPassword, second, 'fresh01'),
  }),
]
