import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { siteOf } from '../../mock-server/src/site.ts'
import { codeSentTo, login, OTHER_PASSWORD, PASSWORD, sendTwo } from './rig/doors.ts'
import { covers, expectStatus, testSite } from './harness.ts'
import { as, codeOutcomes, send } from './rig/member.ts'

const { member } = contract
const VIP5_PHONE = '13800001005'
const VIP5_EMAIL = 'vip5@chengwan.example'
const WRONG = '0'.repeat(32)
const SECOND = md5('246813')

const pair = { password: OTHER_PASSWORD, secondPassword: OTHER_PASSWORD }
const samePair = { password: PASSWORD, secondPassword: PASSWORD }

// [EP-site-user.member.bindPasswordByPhone]
covers(
  member.bindPasswordByPhone,
  {
    ...codeOutcomes(member.bindPasswordByPhone, 'vip5', VIP5_PHONE, SEND_TYPE.changePassword, pair),
    PHONE_VERIFICATION_REQUIRED_2: async ({ site }) => as(site, 'vip5', member.bindPasswordByPhone, pair),
    UNBOUND_PHONE: async ({ site }) => as(site, 'fresh01', member.bindPasswordByPhone, pair),
    PASSWORD_CHECK_FAILURE: async ({ site }) => {
      await send(site, 'vip5', SEND_TYPE.changePassword)
      return as(site, 'vip5', member.bindPasswordByPhone, {
        ...samePair,
        code: await codeSentTo(site, VIP5_PHONE),
      })
    },
  },
  it,
)
// [EP-site-user.member.bindPasswordByEmail]
covers(
  member.bindPasswordByEmail,
  {
    ...codeOutcomes(member.bindPasswordByEmail, 'vip5', VIP5_EMAIL, SEND_TYPE.changePassword, pair, 1),
    PHONE_VERIFICATION_REQUIRED_2: async ({ site }) => as(site, 'vip5', member.bindPasswordByEmail, pair),
    WARNING: async ({ site }) => as(site, 'fresh01', member.bindPasswordByEmail, pair),
    PASSWORD_CHECK_FAILURE: async ({ site }) => {
      await send(site, 'vip5', SEND_TYPE.changePassword, '', SEND_CATE.email)
      return as(site, 'vip5', member.bindPasswordByEmail, {
        ...samePair,
        code: await codeSentTo(site, VIP5_EMAIL),
      })
    },
  },
  it,
)
// [EP-site-user.member.bindPassword]
covers(
  member.bindPassword,
  {
    ...codeOutcomes(member.bindPassword, 'vip5', VIP5_PHONE, SEND_TYPE.changePassword, {
      ...pair,
      oldPassword: PASSWORD,
    }),
    PHONE_VERIFICATION_REQUIRED_2: async ({ site }) =>
      as(site, 'vip5', member.bindPassword, { ...pair, oldPassword: PASSWORD }),
    PASSWORD_CHECK_FAILURE: async ({ site }) =>
      as(site, 'vip5', member.bindPassword, { ...pair, oldPassword: WRONG }),
  },
  it,
)
// [EP-site-user.withdrawal.pwd.set]
covers(
  member.setWithdrawalPassword,
  {
    SUCCESS: async ({ site }) =>
      as(site, 'noname01', member.setWithdrawalPassword, { password: SECOND, secondPassword: SECOND }),
    PASSWORD_CHECK_FAILURE: async ({ site }) =>
      as(site, 'noname01', member.setWithdrawalPassword, {
        password: md5('654321'),
        secondPassword: md5('654321'),
      }),
    DATA_EXISTS: async ({ site }) =>
      as(site, 'vip5', member.setWithdrawalPassword, { password: SECOND, secondPassword: SECOND }),
    UNBOUND_PHONE: async ({ site }) =>
      as(site, 'fresh01', member.setWithdrawalPassword, { password: SECOND, secondPassword: SECOND }),
  },
  it,
)
// [EP-site-user.withdrawal.pwd.reset]
covers(
  member.resetWithdrawalPassword,
  {
    ...codeOutcomes(member.resetWithdrawalPassword, 'vip5', VIP5_PHONE, SEND_TYPE.secondPassword, {
      password: SECOND,
      secondPassword: SECOND,
    }),
    PHONE_VERIFICATION_REQUIRED_2: async ({ site }) =>
      as(site, 'vip5', member.resetWithdrawalPassword, { password: SECOND, secondPassword: SECOND }),
    PASSWORD_CHECK_FAILURE: async ({ site }) =>
      as(site, 'vip5', member.resetWithdrawalPassword, {
        password: md5('111111'),
        secondPassword: md5('111111'),
        code: '123456',
      }),
    UNBOUND_PHONE: async ({ site }) =>
      as(site, 'fresh01', member.resetWithdrawalPassword, { password: SECOND, secondPassword: SECOND }),
  },
  it,
)

describe('a changed login password', () => {
  it('ends every other session and works at the next login', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const elsewhere = await site.as('vip5')
    await sendTwo(site, token, { target: '', type: SEND_TYPE.changePassword })
    const body = { ...pair, oldPassword: PASSWORD, code: await codeSentTo(site, VIP5_PHONE) }
    expectStatus(await site.call(member.bindPassword, body, { token }), 'SUCCESS')
    expectStatus(await site.call(member.info, {}, { token }), 'SUCCESS')
    expectStatus(await site.call(member.info, {}, { token: elsewhere }), 'LOGIN_EXPIRED')
    expectStatus(await login(site, 'vip5', { password: OTHER_PASSWORD }), 'SUCCESS')
  })
  it('needs the old one, which locks after five wrong tries', async () => {
    const site = testSite()
    for (let turn = 0; turn < 5; turn++) {
      await as(site, 'vip5', member.bindPassword, { ...pair, oldPassword: WRONG })
      await site.advance(2)
    }
    expectStatus(
      await as(site, 'vip5', member.bindPassword, { ...pair, oldPassword: PASSWORD }),
      'AUTHENTICATION_LOCKED',
    )
  })
})

describe('the second password', () => {
  it('is right, wrong, or locked after five wrong tries', () => {
    const { world } = testSite()
    const { passwords, members } = siteOf(world)
    const { id } = members.byName('vip5')!
    expect(passwords.secondPasswordProblem(id, md5(CAST_SECOND_PASSWORD))).toBeNull()
    for (let turn = 0; turn < 4; turn++)
      expect(passwords.secondPasswordProblem(id, WRONG)).toBe('PASSWORD_CHECK_FAILURE')
    expect(passwords.secondPasswordProblem(id, WRONG)).toBe('AUTHENTICATION_LOCKED')
    expect(passwords.secondPasswordProblem(id, md5(CAST_SECOND_PASSWORD))).toBe('AUTHENTICATION_LOCKED')
  })
})
