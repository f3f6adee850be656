import { contract } from '@app/contract'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import type { AccountName } from '../accounts.data.ts'
import type { Backend } from '../backend.ts'
import { covers } from '../covers.ts'
import {
  fiveTimes,
  missedPicture,
  sendOne,
  sendTwo,
  solvePicture,
  tenSent,
  WRONG_CODE,
} from '../steps/doors.ts'

const { auth } = contract

const reset = async (site: Backend, more: object = {}, who: AccountName = 'vip5') => {
  const { phone, name } = await site.account(who)
  const { phone: target } = phone === '' ? await site.account('vip5') : { phone }
  const captcha = 'captcha' in more ? {} : { captcha: await solvePicture(site) }
  return sendOne(site, { target, name, type: SEND_TYPE.reset, ...captcha, ...more })
}
/** Wrong codes at step two until the number is locked. */
const lockVip5 = async (site: Backend) => {
  await reset(site)
  const { phone, name } = await site.account('vip5')
  await fiveTimes(site, () => site.call(auth.forgetByPhoneTwo, { phone, name, code: WRONG_CODE }))
}
const two = async (site: Backend, name: AccountName, more: object = {}) =>
  sendTwo(site, await site.as(name), { target: '', type: SEND_TYPE.changePassword, ...more })

export const sendCode = [
  // [EP-site-user.sendCode.one]
  covers(auth.sendCodeOne, {
    SUCCESS: async ({ site }) => reset(site),
    // [T-CODE-60]
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
      await site.settings({ captcha: 'slider' })
      return reset(site, { captcha: undefined })
    },
    AUTHENTICATION_CODE_ERROR: async ({ site }) => reset(site, { captcha: await missedPicture(site) }),
    AUTHENTICATION_CODE_EXPIRED: async ({ site }) =>
      reset(site, { captcha: { ...(await missedPicture(site)), codeId: 'gone' } }),
    AUTHENTICATION_LOCKED: async ({ site }) => {
      await lockVip5(site)
      return reset(site)
    },
    UNBOUND_PHONE: async ({ site }) => reset(site, {}, 'fresh01'),
  }),
  // [EP-site-user.sendCode.two]
  covers(auth.sendCodeTwo, {
    // [UN-04]
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
      await site.settings({ captcha: 'picture' })
      return two(site, 'vip5')
    },
    RAPID_VERIFICATION: async ({ site }) => {
      await site.settings({ captcha: 'slider' })
      return two(site, 'vip5')
    },
    AUTHENTICATION_LOCKED: async ({ site }) => {
      await lockVip5(site)
      return two(site, 'vip5')
    },
    DATA_EXISTS: async ({ site }) =>
      two(site, 'fresh01', { type: SEND_TYPE.bind, target: (await site.account('vip5')).phone }),
    UNBOUND_PHONE: async ({ site }) => two(site, 'fresh01'),
  }),
]
