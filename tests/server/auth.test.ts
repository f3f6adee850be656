import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import { STATUS } from '@app/contract/kit/status'
import {
  codeSentTo,
  fiveTimes,
  login,
  PASSWORD,
  sendOne,
  solvePicture,
  solveSlider,
  withoutCaptcha,
  wrongCode,
} from './rig/doors.ts'
import { covers, expectStatus, type TestSite, testSite } from './harness.ts'

const { auth, member } = contract
const DEVICE_PHONE = '13800002601'
const WRONG = '0'.repeat(32)

const open = async (site: TestSite, name: string, more: object = {}) => {
  await withoutCaptcha(site)
  return login(site, name, more)
}
const suspended = async (site: TestSite, authSuspended: string) =>
  site.control('PATCH', '/settings', { authSuspended })
const register = async (site: TestSite, name: string, more: object = {}) =>
  site.call(auth.register, {
    name,
    password: PASSWORD,
    secondPassword: PASSWORD,
    ...(await solvePicture(site)),
    ...more,
  })
/** A risky login of device01 and the code that it then gets. */
const riskyWithCode = async (site: TestSite) => {
  await open(site, 'device01')
  await sendOne(site, { target: DEVICE_PHONE, name: 'device01', type: SEND_TYPE.newDevice })
  return codeSentTo(site, DEVICE_PHONE)
}
const newDevice = (site: TestSite, sendCodeNum: string) =>
  login(site, 'device01', { kaptchcate: 99, sendCodeNum })

// [EP-site-user.login]
covers(
  auth.login,
  {
    SUCCESS: async ({ site }) => login(site, 'vip5'),
    INVALID_CREDENTIALS: async ({ site }) => login(site, 'vip5', { password: WRONG }),
    GRAPHIC_CAPTCHA_REQUIRED: async ({ site }) => login(site, 'vip5', { kaptchcate: 99 }),
    RAPID_VERIFICATION: async ({ site }) => login(site, 'device01'),
    IP_NOT_PASSED: async ({ site }) => open(site, 'ip01'),
    DEVICE_NOT_PASSED: async ({ site }) => login(site, 'device01', await solveSlider(site)),
    DEVICE_AND_IP_NOT_PASSED: async ({ site }) => open(site, 'both01'),
    LONG_TIME_NOT_LOGGED_IN: async ({ site }) => open(site, 'long01'),
    RISKY_LOGIN: async ({ site }) => open(site, 'risky01'),
    CONTACT_CUSTOMER_SERVICE: async ({ site }) => open(site, 'risky02'),
    AUTHENTICATION_CODE_ERROR: async ({ site }) => newDevice(site, wrongCode(await riskyWithCode(site))),
    AUTHENTICATION_CODE_EXPIRED: async ({ site }) => {
      const code = await riskyWithCode(site)
      await site.advance(301)
      return newDevice(site, code)
    },
    AUTHENTICATION_LOCKED: async ({ site }) => {
      const code = await riskyWithCode(site)
      await fiveTimes(site, () => newDevice(site, wrongCode(code)))
      return newDevice(site, code)
    },
    TOO_MANY_DEVICES: async ({ site }) => login(site, 'devices01'),
    FREQUENT_SUBMISSION: async ({ site }) => {
      for (let turn = 0; turn < 10; turn++) await login(site, `nobody${turn}`)
      return login(site, 'vip5')
    },
    LOGIN_REGISTER_SUSPENDED_POPUP: async ({ site }) => {
      await suspended(site, 'popup')
      return login(site, 'vip5')
    },
    LOGIN_REGISTER_SUSPENDED: async ({ site }) => {
      await suspended(site, 'silent')
      return login(site, 'vip5')
    },
  },
  it,
)
// [EP-site-user.register]
covers(
  auth.register,
  {
    SUCCESS: async ({ site }) => register(site, 'wan1234'),
    // [PAY-04]
    DATA_EXISTS: async ({ site }) => register(site, 'VIP10a').then(() => register(site, 'vip10a')),
    GRAPHIC_CAPTCHA_REQUIRED: async ({ site }) => register(site, 'wan1234', { kaptchcate: 0 }),
    RAPID_VERIFICATION: async ({ site }) => {
      await site.control('PATCH', '/settings', { captcha: 'slider' })
      return register(site, 'wan1234')
    },
    AUTHENTICATION_CODE_ERROR: async ({ site }) => register(site, 'wan1234', { code: '0000' }),
    AUTHENTICATION_CODE_EXPIRED: async ({ site }) => {
      const solved = await solvePicture(site)
      await site.advance(121)
      return site.call(auth.register, {
        name: 'wan1234',
        password: PASSWORD,
        secondPassword: PASSWORD,
        ...solved,
      })
    },
    FREQUENT_SUBMISSION: async ({ site }) => {
      for (let turn = 0; turn < 10; turn++) await login(site, `nobody${turn}`)
      return register(site, 'wan1234')
    },
    LOGIN_REGISTER_SUSPENDED_POPUP: async ({ site }) => {
      await suspended(site, 'popup')
      return register(site, 'wan1234')
    },
    LOGIN_REGISTER_SUSPENDED: async ({ site }) => {
      await suspended(site, 'silent')
      return register(site, 'wan1234')
    },
  },
  it,
)
// [EP-site-user.logout]
covers(
  auth.logout,
  { SUCCESS: async ({ site }) => site.call(auth.logout, {}, { token: await site.as('vip5') }) },
  it,
)

describe('signing in', () => {
  it('shows the masked phone with a risky answer, and only then [ENT-10]', async () => {
    expect((await open(testSite(), 'both01')).data).toEqual({ phoneNumber: '138****2701' })
    expect((await open(testSite(), 'risky02')).data).toBeNull()
  })
  it('by the code of a new device trusts that device from then on [PAY-03]', async () => {
    const site = testSite()
    const entered = await newDevice(site, await riskyWithCode(site))
    expectStatus(entered, 'SUCCESS')
    const { data } = await site.call(contract.letter.list, { type: 'notice' }, { token: entered.data.token })
    expect(data.records.map(({ title }) => title)).toContain('新设备登录提醒')
    await site.control('PATCH', '/settings', { captcha: 'auto' })
    await site.advance(2)
    expectStatus(await login(site, 'device01'), 'SUCCESS')
  })
  it('takes a code for a new device once', async () => {
    const site = testSite()
    const code = await riskyWithCode(site)
    await newDevice(site, code)
    await site.advance(2)
    expectStatus(await newDevice(site, code), 'GRAPHIC_CAPTCHA_REQUIRED')
  })
  it('is no way around the captcha with 99 and a made-up code [PAY-02 TRAP-13 V-ND-02]', async () => {
    expectStatus(await newDevice(testSite(), '123456'), 'GRAPHIC_CAPTCHA_REQUIRED')
  })
  it('locks after five wrong passwords, for a quarter of an hour, whoever the name belongs to', async () => {
    for (const name of ['vip5', 'nobody99']) {
      const site = testSite()
      await withoutCaptcha(site)
      await fiveTimes(site, () => login(site, name, { password: WRONG }))
      expectStatus(await login(site, name), 'AUTHENTICATION_LOCKED')
      await site.advance(15 * 60)
      expectStatus(await login(site, name), name === 'vip5' ? 'SUCCESS' : 'INVALID_CREDENTIALS')
    }
  })
  it('takes names older than the rules, in any case [TRAP-46 V-REG-00]', async () => {
    expectStatus(await login(testSite(), 'ADMIN'), 'SUCCESS')
  })
  it('is refused to agents and in restricted regions [PERM-06 TRAP-26]', async () => {
    const site = testSite()
    expectStatus(await login(site, 'vip5', { isAgent: 1 }), 'ACCESS_DENIED')
    await site.control('PATCH', '/settings', { region: '菲律宾' })
    expectStatus(await login(site, 'vip5'), 'REGION_LIMITED')
  })
  it('is refused to a blocked address', async () => {
    const site = testSite()
    await site.control('PATCH', '/settings', { blockedIps: ['203.0.113.7'] })
    expectStatus(await login(site, 'vip5'), 'IP_RESTRICTED')
  })
  it('ends with a logout', async () => {
    const site = testSite()
    const { data } = await login(site, 'vip5')
    await site.call(auth.logout, {}, { token: data.token })
    expectStatus(await site.call(member.info, {}, { token: data.token }), 'LOGIN_EXPIRED')
  })
})

describe('a new member', () => {
  it('is signed in at once, without captcha and without a risky answer [A-06 TRAP-60]', async () => {
    const site = testSite()
    await register(site, 'wan1234')
    const entered = await login(site, 'wan1234', { kaptchcate: 99 })
    expectStatus(entered, 'SUCCESS')
    const { data } = await site.call(member.info, {}, { token: entered.data.token })
    expect(data).toMatchObject({ name: 'wan1234', centerMoney: '0.00', bindPhone: false, vipGrade: 0 })
  })
  it('has that exemption once, for a minute, on the registering device [PAY-02 TRAP-13]', async () => {
    const late = testSite()
    await register(late, 'wan1234')
    await late.advance(61)
    expectStatus(await login(late, 'wan1234', { kaptchcate: 99 }), 'GRAPHIC_CAPTCHA_REQUIRED')
    const other = testSite()
    await register(other, 'wan1234')
    const headers = { 'X-API-FINGER': 'another' }
    expectStatus(await login(other, 'wan1234', { kaptchcate: 99 }, { headers }), 'GRAPHIC_CAPTCHA_REQUIRED')
    await other.advance(2)
    expectStatus(await login(other, 'wan1234', { kaptchcate: 99 }), 'SUCCESS')
    await other.advance(2)
    expectStatus(await login(other, 'wan1234', { kaptchcate: 99 }), 'GRAPHIC_CAPTCHA_REQUIRED')
  })
  // [PAY-01 V-REG-01 V-REG-02 V-REG-03 V-REG-04 V-REG-07 V-REG-12]
  it('is refused when the repeat differs, the name breaks the rule or the password is no md5', async () => {
    const site = testSite()
    expect(await register(site, 'wan1234', { secondPassword: WRONG })).toMatchObject({
      status_code: STATUS.INVALID_PARAMETER.code,
      message: '两次密码输入不一致',
    })
    for (const name of ['ab1', 'abcdefghij12', '1abc', 'a123', 'abcd', 'ab_12'])
      expect(await register(site, name)).toMatchObject({
        status_code: STATUS.INVALID_PARAMETER.code,
        message: '4-11位，最少2个字母+数字组合，首位为字母',
      })
    for (const password of ['abcd1234', 'E19D5CD5AF0378DA05F63F891C7467AF'])
      expectStatus(
        await register(site, 'wan1234', { password, secondPassword: password }),
        'INVALID_PARAMETER',
      )
    expectStatus(await login(site, 'vip5', { password: 'abc12345' }), 'INVALID_PARAMETER')
  })
  it('cannot take a name that somebody has in other letters', async () => {
    const answer = await register(testSite(), 'VIP5a').then(() => register(testSite(), 'Vip10'))
    expect(answer).toMatchObject({ status_code: STATUS.DATA_EXISTS.code, message: '用户名已存在' })
  })
})
