import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import { STATUS } from '@app/contract/kit/status'
import { login, PASSWORD } from './rig/doors.ts'
import { fiveTimes, sendOne, solvePicture, withoutCaptcha } from '../verify/steps/doors.ts'
import { expectStatus, type TestSite, testSite } from './harness.ts'

const { auth, member } = contract
const DEVICE_PHONE = '13800002601'
const WRONG = '0'.repeat(32)

const open = async (site: TestSite, name: string, more: object = {}) => {
  await withoutCaptcha(site)
  return login(site, name, more)
}
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
  return site.codeSentTo(DEVICE_PHONE)
}
const newDevice = (site: TestSite, sendCodeNum: string) =>
  login(site, 'device01', { kaptchcate: 99, sendCodeNum })

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
  it('tells how many wrong passwords are left, then how long it is locked', async () => {
    const site = testSite()
    await withoutCaptcha(site)
    const told: unknown[] = []
    await fiveTimes(site, async () => {
      const answer = await login(site, 'vip5', { password: WRONG })
      told.push(answer.data)
      return answer
    })
    expect(told.slice(0, 4)).toEqual([4, 3, 2, 1].map((left) => ({ left, seconds: 0 })))
    expect(told[4]).toEqual({ left: 0, seconds: 15 * 60 })
    await site.advance(5 * 60)
    const { message, data } = await login(site, 'vip5')
    expect(message).toBe('密码错误次数过多，请10分钟后再试，或找回密码')
    expect(data).toMatchObject({ left: 0, seconds: expect.closeTo(10 * 60, -1) })
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
