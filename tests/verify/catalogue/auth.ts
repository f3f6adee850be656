import { contract } from '@app/contract'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { CAPTCHA_LIFE_MS, CODE_LIFE_MS, LOGINS_PER_MINUTE } from '@app/contract/rules/limits'
import type { Backend } from '../backend.ts'
import { asked, covers } from '../covers.ts'
import {
  fiveTimes,
  login,
  loginNobody,
  missedPicture,
  OTHER_PASSWORD,
  sendOne,
  solvePicture,
  solveSlider,
  withoutCaptcha,
  WRONG_CODE,
} from '../steps/doors.ts'
import { freshName } from '../steps/freshName.ts'

const { auth: calls } = contract

const open = async (site: Backend, name: Parameters<typeof login>[1]) => {
  await withoutCaptcha(site)
  return login(site, name)
}
/** A risky login of device01, and the code that it then is sent. */
const riskySent = async (site: Backend) => {
  await login(site, 'device01', await solveSlider(site))
  const { phone, name } = await site.account('device01')
  await withoutCaptcha(site)
  await sendOne(site, { target: phone, name, type: SEND_TYPE.newDevice })
  return phone
}
const newDevice = (site: Backend, sendCodeNum: string) =>
  login(site, 'device01', { kaptchcate: 99, sendCodeNum })

const register = (site: Backend, captcha: object, name = freshName()) =>
  site.call(calls.register, { name, password: OTHER_PASSWORD, secondPassword: OTHER_PASSWORD, ...captcha })
const often = async (site: Backend) => {
  for (let turn = 0; turn < LOGINS_PER_MINUTE; turn++) await loginNobody(site, turn)
}

export const auth = [
  // [EP-site-user.login]
  covers(calls.login, {
    SUCCESS: async ({ site }) => login(site, 'vip5'),
    INVALID_CREDENTIALS: async ({ site }) => login(site, 'vip5', { password: md5('no password of anybody') }),
    GRAPHIC_CAPTCHA_REQUIRED: async ({ site }) => login(site, 'vip5', { kaptchcate: 99 }),
    RAPID_VERIFICATION: async ({ site }) => login(site, 'device01'),
    IP_NOT_PASSED: async ({ site }) => open(site, 'ip01'),
    DEVICE_NOT_PASSED: async ({ site }) => login(site, 'device01', await solveSlider(site)),
    DEVICE_AND_IP_NOT_PASSED: async ({ site }) => open(site, 'both01'),
    LONG_TIME_NOT_LOGGED_IN: async ({ site }) => login(site, 'long01'),
    RISKY_LOGIN: async ({ site }) => login(site, 'risky01'),
    CONTACT_CUSTOMER_SERVICE: async ({ site }) => login(site, 'risky02'),
    AUTHENTICATION_CODE_ERROR: async ({ site }) => {
      await riskySent(site)
      return newDevice(site, WRONG_CODE)
    },
    AUTHENTICATION_CODE_EXPIRED: async ({ site }) => {
      const code = await site.codeSentTo(await riskySent(site))
      await site.advance(CODE_LIFE_MS / 1_000 + 1)
      return newDevice(site, code)
    },
    AUTHENTICATION_LOCKED: async ({ site }) => {
      await riskySent(site)
      await fiveTimes(site, () => newDevice(site, WRONG_CODE))
      return newDevice(site, WRONG_CODE)
    },
    TOO_MANY_DEVICES: async ({ site }) => login(site, 'devices01'),
    FREQUENT_SUBMISSION: async ({ site }) => {
      await often(site)
      return login(site, 'vip5')
    },
    LOGIN_REGISTER_SUSPENDED_POPUP: async ({ site }) => {
      await site.settings({ authSuspended: 'popup' })
      return login(site, 'vip5')
    },
    LOGIN_REGISTER_SUSPENDED: async ({ site }) => {
      await site.settings({ authSuspended: 'silent' })
      return login(site, 'vip5')
    },
  }),
  // [EP-site-user.register]
  covers(calls.register, {
    SUCCESS: async ({ site }) => register(site, await solvePicture(site)),
    // [PAY-04]
    DATA_EXISTS: async ({ site }) => {
      const name = freshName()
      await register(site, await solvePicture(site), name)
      return register(site, await solvePicture(site), name.toUpperCase())
    },
    GRAPHIC_CAPTCHA_REQUIRED: async ({ site }) => register(site, { kaptchcate: 0 }),
    RAPID_VERIFICATION: async ({ site }) => {
      await site.settings({ captcha: 'slider' })
      return register(site, { kaptchcate: 0 })
    },
    AUTHENTICATION_CODE_ERROR: async ({ site }) => register(site, await missedPicture(site)),
    AUTHENTICATION_CODE_EXPIRED: async ({ site }) => {
      const missed = await missedPicture(site)
      await site.advance(CAPTCHA_LIFE_MS / 1_000 + 1)
      return register(site, missed)
    },
    FREQUENT_SUBMISSION: async ({ site }) => {
      await often(site)
      return register(site, await missedPicture(site))
    },
    LOGIN_REGISTER_SUSPENDED_POPUP: async ({ site }) => {
      await site.settings({ authSuspended: 'popup' })
      return register(site, await missedPicture(site))
    },
    LOGIN_REGISTER_SUSPENDED: async ({ site }) => {
      await site.settings({ authSuspended: 'silent' })
      return register(site, await missedPicture(site))
    },
  }),
  // [EP-site-user.logout]
  covers(calls.logout, { SUCCESS: asked(calls.logout, {}) }),
]
