import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { codeSentTo, login, minuteLater, OTHER_PASSWORD, PASSWORD, sendOne, sendTwo, solvePicture, solveSlider, withoutCaptcha } from './doors.ts'
import { covers, expectStatus, type TestSite, testSite } from './harness.ts'

const { auth, member, captcha } = contract
const DEVICE_PHONE = '13800002601'
const VIP5_PHONE = '13800001005'
const WRONG = '0'.repeat(32)

const open = async (site: TestSite, name: string, more: object = {}) => {
  await withoutCaptcha(site)
  return login(site, name, more)
}
/** Five wrong tries of anything, each a little apart. */
const fiveTimes = async (site: TestSite, once: () => Promise<unknown>) => {
  for (let turn = 0; turn < 5; turn++) {
    await once()
    await site.advance(2)
  }
}
const suspended = async (site: TestSite, authSuspended: string) => site.control('PATCH', '/settings', { authSuspended })
const register = async (site: TestSite, name: string, more: object = {}) =>
  site.call(auth.register, { name, password: PASSWORD, secondPassword: PASSWORD, ...(await solvePicture(site)), ...more })
/** A risky login of device01 and the code that it then gets. */
const riskyWithCode = async (site: TestSite) => {
  await open(site, 'device01')
  await sendOne(site, { target: DEVICE_PHONE, name: 'device01', type: SEND_TYPE.newDevice })
  return codeSentTo(site, DEVICE_PHONE)
}
const newDevice = (site: TestSite, sendCodeNum: string) => login(site, 'device01', { kaptchcate: 99, sendCodeNum })
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

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
covers(
  auth.register,
  {
    SUCCESS: async ({ site }) => register(site, 'wan1234'),
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
      return site.call(auth.register, { name: 'wan1234', password: PASSWORD, secondPassword: PASSWORD, ...solved })
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
covers(auth.logout, { SUCCESS: async ({ site }) => site.call(auth.logout, {}, { token: await site.as('vip5') }) }, it)

const reset = async (site: TestSite, more: object = {}) =>
  sendOne(site, {
    target: VIP5_PHONE,
    name: 'vip5',
    type: SEND_TYPE.reset,
    ...('captcha' in more ? {} : { captcha: await solvePicture(site) }),
    ...more,
  })
const tenSent = async (site: TestSite, send: () => Promise<unknown>) => {
  for (let turn = 0; turn < 10; turn++) {
    await send()
    await minuteLater(site)
  }
}
/** Wrong codes at step two until the number is locked. */
const lockVip5 = async (site: TestSite) => {
  await reset(site)
  const code = wrongCode(await codeSentTo(site, VIP5_PHONE))
  await fiveTimes(site, () => site.call(auth.forgetByPhoneTwo, { phone: VIP5_PHONE, name: 'vip5', code }))
}

covers(
  auth.sendCodeOne,
  {
    SUCCESS: async ({ site }) => reset(site),
    SIXTY_SECOND_LIMIT: async ({ site }) => {
      await reset(site)
      return reset(site)
    },
    MAX_PHONE_ATTEMPTS: async ({ site }) => {
      await tenSent(site, () => reset(site))
      return reset(site)
    },
    GRAPHIC_CAPTCHA_REQUIRED: async ({ site }) => reset(site, { captcha: undefined }),
    RAPID_VERIFICATION: async ({ site }) => {
      await site.control('PATCH', '/settings', { captcha: 'slider' })
      return reset(site)
    },
    AUTHENTICATION_CODE_ERROR: async ({ site }) => reset(site, { captcha: { ...(await solvePicture(site)), code: '0000' } }),
    AUTHENTICATION_CODE_EXPIRED: async ({ site }) => reset(site, { captcha: { ...(await solvePicture(site)), codeId: 'gone' } }),
    AUTHENTICATION_LOCKED: async ({ site }) => {
      await lockVip5(site)
      return reset(site)
    },
    UNBOUND_PHONE: async ({ site }) => reset(site, { name: 'fresh01' }),
  },
  it,
)
const two = async (site: TestSite, name: string, more: object = {}) =>
  sendTwo(site, await site.as(name), { target: '', type: SEND_TYPE.changePassword, ...more })
covers(
  auth.sendCodeTwo,
  {
    SUCCESS: async ({ site }) => two(site, 'vip5'),
    SIXTY_SECOND_LIMIT: async ({ site }) => {
      await two(site, 'vip5')
      return two(site, 'vip5', { type: SEND_TYPE.withdraw })
    },
    MAX_PHONE_ATTEMPTS: async ({ site }) => {
      await tenSent(site, () => two(site, 'vip5'))
      return two(site, 'vip5')
    },
    GRAPHIC_CAPTCHA_REQUIRED: async ({ site }) => {
      await site.control('PATCH', '/settings', { captcha: 'picture' })
      return two(site, 'vip5')
    },
    RAPID_VERIFICATION: async ({ site }) => {
      await site.control('PATCH', '/settings', { captcha: 'slider' })
      return two(site, 'vip5')
    },
    AUTHENTICATION_LOCKED: async ({ site }) => {
      await lockVip5(site)
      return two(site, 'vip5')
    },
    DATA_EXISTS: async ({ site }) => two(site, 'fresh01', { type: SEND_TYPE.bind, target: VIP5_PHONE }),
    UNBOUND_PHONE: async ({ site }) => two(site, 'fresh01'),
  },
  it,
)

const ways = {
  phone: { one: auth.forgetByPhoneOne, two: auth.forgetByPhoneTwo, three: auth.forgetByPhoneThree, number: VIP5_PHONE, who: { phone: VIP5_PHONE, name: 'vip5' } },
  email: { one: auth.forgetByEmailOne, two: auth.forgetByEmailTwo, three: auth.forgetByEmailThree, number: 'vip5@chengwan.example', who: { email: 'vip5@chengwan.example', name: 'vip5' } },
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
  const three = (site: TestSite, password: string) => site.call(way.three, { ...way.who, password, secondPassword: password })
  covers(
    way.one,
    {
      SUCCESS: async ({ site }) => one(site),
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
      SUCCESS: async ({ site }) => {
        await one(site)
        return stepTwo(site)
      },
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
      SUCCESS: async ({ site }) => {
        await one(site)
        await stepTwo(site)
        return three(site, OTHER_PASSWORD)
      },
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

describe('signing in', () => {
  it('shows the masked phone with a risky answer, and only then', async () => {
    expect((await open(testSite(), 'both01')).data).toEqual({ phoneNumber: '138****2701' })
    expect((await open(testSite(), 'risky02')).data).toBeNull()
  })
  it('by the code of a new device trusts that device from then on', async () => {
    const site = testSite()
    const entered = await newDevice(site, await riskyWithCode(site))
    expectStatus(entered, 'SUCCESS')
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
  it('is no way around the captcha with 99 and a made-up code', async () => {
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
  it('takes names older than the rules, in any case', async () => {
    expectStatus(await login(testSite(), 'ADMIN'), 'SUCCESS')
  })
  it('is refused to agents and in restricted regions', async () => {
    const site = testSite()
    expectStatus(await login(site, 'vip5', { isAgent: 1 }), 'ACCESS_DENIED')
    await site.control('PATCH', '/settings', { region: '菲律宾' })
    expectStatus(await login(site, 'vip5'), 'REGION_LIMITED' as never)
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
  it('is signed in at once, without captcha and without a risky answer', async () => {
    const site = testSite()
    await register(site, 'wan1234')
    const entered = await login(site, 'wan1234', { kaptchcate: 99 })
    expectStatus(entered, 'SUCCESS')
    const { data } = await site.call(member.info, {}, { token: entered.data.token })
    expect(data).toMatchObject({ name: 'wan1234', centerMoney: '0.00', bindPhone: false, vipGrade: 0 })
  })
  it('has that exemption once, for a minute, on the registering device', async () => {
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
  it('cannot take a name that somebody has in other letters', async () => {
    const answer = await register(testSite(), 'VIP5a').then(() => register(testSite(), 'Vip10'))
    expect(answer).toMatchObject({ status_code: 6009, message: '用户名已存在' })
  })
})

describe('a code', () => {
  it('is not sent to a number that is not the account’s', async () => {
    const site = testSite()
    await open(site, 'device01')
    const answer = await sendOne(site, { target: '13899992601', name: 'device01', type: SEND_TYPE.newDevice })
    expect(answer).toMatchObject({ status_code: 6007, message: '手机号错误' })
  })
  it('is not sent when the encrypted fields and their md5 copies disagree', async () => {
    expectStatus(await reset(testSite(), { tampered: true }), 'ILLEGAL_PARAMETER')
  })
  it('may come by voice or e-mail', async () => {
    const site = testSite()
    await reset(site, { cate: SEND_CATE.voice })
    await reset(site, { cate: SEND_CATE.email, target: 'vip5@chengwan.example' })
    const { body } = await site.control<{ messages: { channel: string; to: string }[] }>('GET', '/outbox')
    expect(body.messages.map(({ channel }) => channel)).toEqual(['email', 'voice'])
  })
  it('is sent again for a reset without another captcha', async () => {
    const site = testSite()
    await reset(site)
    await minuteLater(site)
    expectStatus(await reset(site, { captcha: undefined, cate: SEND_CATE.voice }), 'SUCCESS')
  })
  it('ends all sessions when it has reset the password', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    await reset(site)
    const code = await codeSentTo(site, VIP5_PHONE)
    const who = { phone: `+86${VIP5_PHONE}`, name: 'vip5' }
    expectStatus(await site.call(auth.forgetByPhoneTwo, { ...who, code }), 'SUCCESS')
    const change = { ...who, password: OTHER_PASSWORD, secondPassword: OTHER_PASSWORD }
    expectStatus(await site.call(auth.forgetByPhoneThree, change), 'SUCCESS')
    await site.advance(2)
    expectStatus(await site.call(auth.forgetByPhoneThree, change), 'AUTHENTICATION_REQUIRED')
    expectStatus(await site.call(member.info, {}, { token }), 'LOGIN_EXPIRED')
    expectStatus(await login(site, 'vip5', { password: OTHER_PASSWORD }), 'SUCCESS')
  })
})

it('asks a picture before a code is sent, whatever the captcha check said', async () => {
  const site = testSite()
  expectStatus(await site.call(captcha.kaptchcate, { name: 'vip5', ktype: 2 }), 'GRAPHIC_CAPTCHA_REQUIRED')
})
