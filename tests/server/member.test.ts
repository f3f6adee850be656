import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { STATUS } from '@app/contract/kit/status'
import { passwordHash as md5 } from '@app/contract/rules/passwordHash'
import { CAST, CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { siteOf } from '../../mock-server/src/site.ts'
import { codeSentTo, login, OTHER_PASSWORD, PASSWORD, sendTwo, withoutCaptcha, wrongCode } from './doors.ts'
import { covers, expectStatus, type TestSite, testSite } from './harness.ts'

const { member } = contract
const VIP5_PHONE = '13800001005'
const VIP5_EMAIL = 'vip5@chengwan.example'
const WRONG = '0'.repeat(32)
const SECOND = md5('246813')

/** Calls as this member. */
const as = async (site: TestSite, name: string, endpoint: AnyEndpoint, body: object = {}) =>
  site.call(endpoint, body, { token: await site.as(name) })
const send = async (site: TestSite, name: string, type: 1 | 4 | 5, target = '', cate: 0 | 1 = SEND_CATE.phone) =>
  sendTwo(site, await site.as(name), { target, type, cate })

/** The outcomes that every call with a code has. `to` is where the code goes. */
const codeOutcomes = (endpoint: AnyEndpoint, name: string, to: string, type: 1 | 4 | 5, body: object, cate: 0 | 1 = 0) => {
  const target = type === SEND_TYPE.bind ? to : ''
  const sent = async (site: TestSite) => {
    expectStatus(await send(site, name, type, target, cate), 'SUCCESS')
    return codeSentTo(site, to)
  }
  return {
    SUCCESS: async ({ site }: { site: TestSite }) => as(site, name, endpoint, { ...body, code: await sent(site) }),
    AUTHENTICATION_CODE_ERROR: async ({ site }: { site: TestSite }) =>
      as(site, name, endpoint, { ...body, code: wrongCode(await sent(site)) }),
    AUTHENTICATION_CODE_EXPIRED: async ({ site }: { site: TestSite }) => {
      const code = await sent(site)
      await site.advance(301)
      return as(site, name, endpoint, { ...body, code })
    },
    AUTHENTICATION_LOCKED: async ({ site }: { site: TestSite }) => {
      const code = await sent(site)
      for (let turn = 0; turn < 5; turn++) {
        await as(site, name, endpoint, { ...body, code: wrongCode(code) })
        await site.advance(2)
      }
      return as(site, name, endpoint, { ...body, code })
    },
  }
}
const pair = { password: OTHER_PASSWORD, secondPassword: OTHER_PASSWORD }
const samePair = { password: PASSWORD, secondPassword: PASSWORD }

covers(
  member.info,
  {
    SUCCESS: async ({ site }) => as(site, 'vip5', member.info),
    POPUP_NOT_PROMPTED: async ({ site }) => {
      expect((await as(site, 'vip5', member.info, { isPop: 1 })).data).toMatchObject({ popup: { title: expect.any(String) } })
      const second = await as(site, 'vip5', member.info, { isPop: 1 })
      expect(second.data).toMatchObject({ name: 'vip5', popup: null })
      return second
    },
  },
  it,
)
covers(member.jwt, { SUCCESS: async ({ site }) => as(site, 'vip5', member.jwt) }, it)
covers(
  member.bindOther,
  {
    SUCCESS: async ({ site }) => as(site, 'fresh01', member.bindOther, { realName: '欧阳·娜娜', gender: 2, birthday: '1995-05-05', nickName: '小澄' }),
    WARNING: async ({ site }) => as(site, 'fresh01', member.bindOther, { birthday: '2012-03-01' }),
    DATA_EXISTS: async ({ site }) => as(site, 'fresh01', member.bindOther, { realName: '张远航' }),
  },
  it,
)
covers(
  member.bindFromDeposit,
  {
    SUCCESS: async ({ site }) => as(site, 'noname01', member.bindFromDeposit, { realName: '甄实名' }),
    DATA_EXISTS: async ({ site }) => as(site, 'noname01', member.bindFromDeposit, { realName: '张远航' }),
    WARNING: async ({ site }) => as(site, 'vip5', member.bindFromDeposit, { realName: '张远行' }),
  },
  it,
)
covers(
  member.bindPhone,
  {
    ...codeOutcomes(member.bindPhone, 'fresh01', '13912340000', SEND_TYPE.bind, { phone: '13912340000' }),
    DATA_EXISTS: async ({ site }) => as(site, 'fresh01', member.bindPhone, { phone: VIP5_PHONE, code: '123456' }),
  },
  it,
)
covers(
  member.bindEmail,
  {
    ...codeOutcomes(member.bindEmail, 'fresh01', 'new@chengwan.example', SEND_TYPE.bind, { email: 'New@chengwan.example' }, 1),
    DATA_EXISTS: async ({ site }) => as(site, 'fresh01', member.bindEmail, { email: VIP5_EMAIL, code: '123456' }),
  },
  it,
)
covers(member.avatarList, { SUCCESS: async ({ site }) => as(site, 'vip5', member.avatarList) }, it)
covers(member.addAvatar, { SUCCESS: async ({ site }) => as(site, 'vip5', member.addAvatar, { avatarId: 'a07' }) }, it)

covers(
  member.bindPasswordByPhone,
  {
    ...codeOutcomes(member.bindPasswordByPhone, 'vip5', VIP5_PHONE, SEND_TYPE.changePassword, pair),
    PHONE_VERIFICATION_REQUIRED_2: async ({ site }) => as(site, 'vip5', member.bindPasswordByPhone, pair),
    UNBOUND_PHONE: async ({ site }) => as(site, 'fresh01', member.bindPasswordByPhone, pair),
    PASSWORD_CHECK_FAILURE: async ({ site }) => {
      await send(site, 'vip5', SEND_TYPE.changePassword)
      return as(site, 'vip5', member.bindPasswordByPhone, { ...samePair, code: await codeSentTo(site, VIP5_PHONE) })
    },
  },
  it,
)
covers(
  member.bindPasswordByEmail,
  {
    ...codeOutcomes(member.bindPasswordByEmail, 'vip5', VIP5_EMAIL, SEND_TYPE.changePassword, pair, 1),
    PHONE_VERIFICATION_REQUIRED_2: async ({ site }) => as(site, 'vip5', member.bindPasswordByEmail, pair),
    WARNING: async ({ site }) => as(site, 'fresh01', member.bindPasswordByEmail, pair),
    PASSWORD_CHECK_FAILURE: async ({ site }) => {
      await send(site, 'vip5', SEND_TYPE.changePassword, '', SEND_CATE.email)
      return as(site, 'vip5', member.bindPasswordByEmail, { ...samePair, code: await codeSentTo(site, VIP5_EMAIL) })
    },
  },
  it,
)
covers(
  member.bindPassword,
  {
    ...codeOutcomes(member.bindPassword, 'vip5', VIP5_PHONE, SEND_TYPE.changePassword, { ...pair, oldPassword: PASSWORD }),
    PHONE_VERIFICATION_REQUIRED_2: async ({ site }) => as(site, 'vip5', member.bindPassword, { ...pair, oldPassword: PASSWORD }),
    PASSWORD_CHECK_FAILURE: async ({ site }) => as(site, 'vip5', member.bindPassword, { ...pair, oldPassword: WRONG }),
  },
  it,
)
covers(
  member.setWithdrawalPassword,
  {
    SUCCESS: async ({ site }) => as(site, 'noname01', member.setWithdrawalPassword, { password: SECOND, secondPassword: SECOND }),
    PASSWORD_CHECK_FAILURE: async ({ site }) =>
      as(site, 'noname01', member.setWithdrawalPassword, { password: md5('654321'), secondPassword: md5('654321') }),
    DATA_EXISTS: async ({ site }) => as(site, 'vip5', member.setWithdrawalPassword, { password: SECOND, secondPassword: SECOND }),
    UNBOUND_PHONE: async ({ site }) => as(site, 'fresh01', member.setWithdrawalPassword, { password: SECOND, secondPassword: SECOND }),
  },
  it,
)
covers(
  member.resetWithdrawalPassword,
  {
    ...codeOutcomes(member.resetWithdrawalPassword, 'vip5', VIP5_PHONE, SEND_TYPE.secondPassword, { password: SECOND, secondPassword: SECOND }),
    PHONE_VERIFICATION_REQUIRED_2: async ({ site }) => as(site, 'vip5', member.resetWithdrawalPassword, { password: SECOND, secondPassword: SECOND }),
    PASSWORD_CHECK_FAILURE: async ({ site }) =>
      as(site, 'vip5', member.resetWithdrawalPassword, { password: md5('111111'), secondPassword: md5('111111'), code: '123456' }),
    UNBOUND_PHONE: async ({ site }) => as(site, 'fresh01', member.resetWithdrawalPassword, { password: SECOND, secondPassword: SECOND }),
  },
  it,
)

describe('the profile', () => {
  it('masks what identifies a person and tells passwords only as set or not', async () => {
    const answer = await as(testSite(), 'vip5', member.info)
    expect(answer.data).toMatchObject({
      phone: '138****1005',
      email: 'vi***@chengwan.example',
      realName: '张**',
      password: true,
      secondPassword: true,
      securityLevel: 'high',
      centerMoney: '88888.00',
    })
    expect(JSON.stringify(answer.data)).not.toContain(PASSWORD)
    expect(JSON.stringify(answer.data)).not.toContain('$')
  })
  it('takes real name, gender and birthday once', async () => {
    const site = testSite()
    for (const change of [{ realName: '陈改名' }, { gender: 2 }, { birthday: '1990-01-01' }]) {
      const answer = await as(site, 'vip5', member.bindOther, change)
      expectStatus(answer, 'WARNING')
      expect(answer.message).toContain('客服')
    }
    expectStatus(await as(site, 'vip5', member.bindOther, { gender: 1, realName: '张远航', qq: '12345678' }), 'SUCCESS')
  })
  it('says 未满18周岁不可参与 to a birthday too young', async () => {
    const answer = await as(testSite(), 'fresh01', member.bindOther, { birthday: '2012-03-01' })
    expect(answer.message).toBe('未满18周岁不可参与')
  })
  it('takes an avatar of the list or an uploaded picture, nothing from elsewhere', async () => {
    const site = testSite()
    const { data } = await as(site, 'vip5', member.avatarList)
    expect(data).toHaveLength(40)
    expectStatus(await as(site, 'vip5', member.addAvatar, { url: '/upload/1.png' }), 'SUCCESS')
    for (const url of ['https://elsewhere.example/a.png', '//elsewhere.example/a.png', '/../secret.png', '/a.html'])
      expectStatus(await as(site, 'vip5', member.addAvatar, { url }), 'INVALID_PARAMETER')
  })
})

describe('the jwt', () => {
  it('is this world’s own, runs out after ten minutes and bears no changes', async () => {
    const site = testSite()
    const { jwt } = siteOf(site.world)
    const token = (await as(site, 'vip5', member.jwt)).data as string
    expect(jwt.verify(token)).toMatchObject({ name: 'vip5', vip: 5, uuid: 'test-device' })
    expect(jwt.verify(token.slice(0, -2))).toBeUndefined()
    expect(siteOf(testSite().world).jwt.verify(token)).toBeUndefined()
    await site.advance(601)
    expect(jwt.verify(token)).toBeUndefined()
  })
})

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
    expectStatus(await as(site, 'vip5', member.bindPassword, { ...pair, oldPassword: PASSWORD }), 'AUTHENTICATION_LOCKED')
  })
})

describe('the second password', () => {
  it('is right, wrong, or locked after five wrong tries', () => {
    const { world } = testSite()
    const { passwords, members } = siteOf(world)
    const { id } = members.byName('vip5')!
    expect(passwords.secondPasswordProblem(id, md5(CAST_SECOND_PASSWORD))).toBeNull()
    for (let turn = 0; turn < 4; turn++) expect(passwords.secondPasswordProblem(id, WRONG)).toBe('PASSWORD_CHECK_FAILURE')
    expect(passwords.secondPasswordProblem(id, WRONG)).toBe('AUTHENTICATION_LOCKED')
    expect(passwords.secondPasswordProblem(id, md5(CAST_SECOND_PASSWORD))).toBe('AUTHENTICATION_LOCKED')
  })
})

describe('the cast', () => {
  it('stands in every world with its traits, its money in balance', async () => {
    const site = testSite()
    const { body } = await site.control<{ members: { name: string; trait: string; balance_cents: number; password: string }[] }>('GET', '/members')
    for (const person of CAST) {
      const found = body.members.find(({ name }) => name === person.name)
      expect(found).toMatchObject({ trait: person.trait, password: person.password, balance_cents: person.balanceCents })
    }
    expect(siteOf(site.world).wallet.check()).toMatchObject({ balanced: true })
  })
  it('signs in by the password that the console shows, as far as its trait allows', async () => {
    const site = testSite()
    await withoutCaptcha(site)
    const expected: Record<string, keyof typeof STATUS> = {
      device01: 'DEVICE_NOT_PASSED',
      ip01: 'IP_NOT_PASSED',
      both01: 'DEVICE_AND_IP_NOT_PASSED',
      long01: 'LONG_TIME_NOT_LOGGED_IN',
      risky01: 'RISKY_LOGIN',
      risky02: 'CONTACT_CUSTOMER_SERVICE',
      devices01: 'TOO_MANY_DEVICES',
    }
    for (const { name } of CAST) {
      expect([name, (await login(site, name)).status_code]).toEqual([name, STATUS[expected[name] ?? 'SUCCESS'].code])
      await site.advance(10)
    }
  })
  it('meets 6413 in the venue of its activity', async () => {
    const answer = await as(testSite(), 'locked01', contract.venue.recycle, { channelCode: 'CWZR' })
    expectStatus(answer, 'VENUE_ACTIVITY')
  })
})

describe('PATCH /members/:name', () => {
  it('changes what it names and nothing else', async () => {
    const site = testSite()
    const change = { balance_cents: 12_345, vip: 3, bindPhone: '13911112222', realName: '易新名', risk: true, trustDevice: false, mutedUntil: 5 }
    const { body } = await site.control('PATCH', '/members/fresh01', change)
    expect(body).toMatchObject({ balance_cents: 12_345, vip: 3, phone: '13911112222', realName: '易新名', risk: true, mutedUntil: 5, email: null })
    await withoutCaptcha(site)
    expectStatus(await login(site, 'fresh01'), 'RISKY_LOGIN')
  })
  it('answers 404 for nobody, 409 for somebody else’s number, 400 for what it does not know', async () => {
    const site = testSite()
    expect((await site.control('PATCH', '/members/nobody99', { vip: 1 })).status).toBe(404)
    expect((await site.control('PATCH', '/members/fresh01', { bindPhone: VIP5_PHONE })).status).toBe(409)
    expect((await site.control('PATCH', '/members/fresh01', { vip: 99 })).status).toBe(400)
    expect((await site.control('PATCH', '/members/fresh01', { wings: 2 })).status).toBe(400)
  })
  it('opens a session without captcha even where five are open', async () => {
    const site = testSite()
    expectStatus(await as(site, 'devices01', member.info), 'SUCCESS')
  })
})
