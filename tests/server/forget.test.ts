import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import {
  codeSentTo,
  fiveTimes,
  OTHER_PASSWORD,
  PASSWORD,
  solvePicture,
  tenSent,
  wrongCode,
} from './rig/doors.ts'
import { STATUS } from '@app/contract/kit/status'
import { covers, expectStatus, type TestSite, testSite } from './harness.ts'

const { auth } = contract
const VIP5_PHONE = '13800001005'

const ways = {
  phone: {
    one: auth.forgetByPhoneOne,
    two: auth.forgetByPhoneTwo,
    three: auth.forgetByPhoneThree,
    number: VIP5_PHONE,
    who: { phone: VIP5_PHONE, name: 'vip5' },
  },
  email: {
    one: auth.forgetByEmailOne,
    two: auth.forgetByEmailTwo,
    three: auth.forgetByEmailThree,
    number: 'vip5@chengwan.example',
    who: { email: 'vip5@chengwan.example', name: 'vip5' },
  },
}
for (const way of Object.values(ways) as (typeof ways)['phone'][]) {
  const one = async (site: TestSite, more: object = {}) => {
    const { kaptchcate, codeId, code } = await solvePicture(site)
    return site.call(way.one, { ...way.who, kaptchcate, codeId, imageCode: code, ...more })
  }
  const stepTwo = async (site: TestSite, code?: string) =>
    site.call(way.two, { ...way.who, code: code ?? (await codeSentTo(site, way.number)) })
  const locked = async (site: TestSite) => {
    await one(site)
    const code = wrongCode(await codeSentTo(site, way.number))
    await fiveTimes(site, () => stepTwo(site, code))
  }
  const three = (site: TestSite, password: string) =>
    site.call(way.three, { ...way.who, password, secondPassword: password })
  covers(
    way.one,
    {
      // [EP-site-user.forgetByEmail.one EP-site-user.forgetByPhone.one]
      SUCCESS: async ({ site }) => one(site),
      // [PAY-08]
      WARNING: async ({ site }) => one(site, { name: 'admin' }),
      SIXTY_SECOND_LIMIT: async ({ site }) => {
        await one(site)
        return one(site)
      },
      MAX_PHONE_ATTEMPTS: async ({ site }) => {
        await tenSent(site, () => one(site))
        return one(site)
      },
      GRAPHIC_CAPTCHA_REQUIRED: async ({ site }) => one(site, { kaptchcate: 0 }),
      RAPID_VERIFICATION: async ({ site }) => {
        await site.control('PATCH', '/settings', { captcha: 'slider' })
        return one(site)
      },
      AUTHENTICATION_CODE_ERROR: async ({ site }) => one(site, { imageCode: '0000' }),
      AUTHENTICATION_CODE_EXPIRED: async ({ site }) => one(site, { codeId: 'gone' }),
      AUTHENTICATION_LOCKED: async ({ site }) => {
        await locked(site)
        return one(site)
      },
    },
    it,
  )
  covers(
    way.two,
    {
      // [EP-site-user.forgetByEmail.two EP-site-user.forgetByPhone.two]
      SUCCESS: async ({ site }) => {
        await one(site)
        return stepTwo(site)
      },
      // [PAY-09]
      AUTHENTICATION_CODE_ERROR: async ({ site }) => {
        await one(site)
        return stepTwo(site, wrongCode(await codeSentTo(site, way.number)))
      },
      AUTHENTICATION_CODE_EXPIRED: async ({ site }) => stepTwo(site, '123456'),
      AUTHENTICATION_LOCKED: async ({ site }) => {
        await locked(site)
        return stepTwo(site)
      },
    },
    it,
  )
  covers(
    way.three,
    {
      // [EP-site-user.forgetByEmail.three EP-site-user.forgetByPhone.three]
      SUCCESS: async ({ site }) => {
        await one(site)
        await stepTwo(site)
        return three(site, OTHER_PASSWORD)
      },
      // [PAY-10 ST-FP-02]
      AUTHENTICATION_REQUIRED: async ({ site }) => {
        await one(site)
        return three(site, OTHER_PASSWORD)
      },
      WARNING: async ({ site }) => {
        await one(site)
        await stepTwo(site)
        return three(site, PASSWORD)
      },
    },
    it,
  )
}

// [V-FP-02 V-FP-06 V-FP-10 V-ND-01]
it('passwords that differ, an e-mail of 41 characters and a Chinese number of another shape are refused', async () => {
  const site = testSite()
  const change = { ...ways.phone.who, password: PASSWORD, secondPassword: OTHER_PASSWORD }
  expect(await site.call(auth.forgetByPhoneThree, change)).toMatchObject({
    status_code: STATUS.INVALID_PARAMETER.code,
    message: '两次密码输入不一致，请重新输入',
  })
  const email = (length: number) => `${'a'.repeat(length - '@b.co'.length)}@b.co`
  expectStatus(
    await site.call(auth.forgetByEmailTwo, { name: 'vip5', email: email(41), code: '123456' }),
    'INVALID_PARAMETER',
  )
  expectStatus(
    await site.call(auth.forgetByEmailTwo, { name: 'vip5', email: email(40), code: '123456' }),
    'AUTHENTICATION_CODE_EXPIRED',
  )
  expect(
    await site.call(auth.forgetByPhoneTwo, { name: 'vip5', phone: '23812345678', code: '123456' }),
  ).toMatchObject({ status_code: STATUS.INVALID_PARAMETER.code, message: '请输入正确的手机号码' })
  for (const code of ['12345', '12a456', ''])
    expectStatus(await site.call(auth.forgetByPhoneTwo, { ...ways.phone.who, code }), 'INVALID_PARAMETER')
})

it('an e-mail call takes no phone in place of its e-mail [PAY-11]', async () => {
  const body = { phone: VIP5_PHONE, name: 'vip5' } as never
  for (const call of [auth.forgetByEmailOne, auth.forgetByEmailTwo, auth.forgetByEmailThree])
    expectStatus(await testSite().call(call, body), 'INVALID_PARAMETER')
})
