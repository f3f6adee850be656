import { contract } from '@app/contract'
import { KTYPE } from '@app/contract/auth/numbers'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { CAPTCHA_LIFE_MS } from '@app/contract/rules/limits'
import type { AccountName } from '../accounts.data.ts'
import type { Backend } from '../backend.ts'
import { covers } from '../covers.ts'
import { drag, puzzle } from '../steps/doors.ts'

const { kaptchcate, defaultKaptcha, sliderChallenge, sliderVerify, validateGeeCheck } = contract.captcha
const LIFE_S = CAPTCHA_LIFE_MS / 1_000
const ask = async (site: Backend, who: AccountName, ktype: 1 | 4) => {
  const { name, password } = await site.account(who)
  return site.call(kaptchcate, { name, password: md5(password), ktype })
}
const solved = async (site: Backend) => {
  const { lot_number, x } = await puzzle(site)
  return { ...(await drag(site, lot_number, x)).data, validate_way: 0 as const }
}
/** A piece that was put where no hole is: the left edge. */
const missed = async (site: Backend, waitS = 0) => {
  const { data } = await site.call(sliderChallenge, {})
  if (waitS > 0) await site.advance(waitS)
  return drag(site, data.lot_number, 1)
}
const unknownResult = {
  lot_number: 'gone',
  captcha_output: 'x',
  pass_token: 'x',
  gen_time: '1',
  validate_way: 0 as const,
}

export const captcha = [
  // [EP-site-user.member.kaptchcate]
  covers(kaptchcate, {
    SUCCESS: async ({ site }) => ask(site, 'vip5', KTYPE.login),
    GRAPHIC_CAPTCHA_REQUIRED: async ({ site }) => ask(site, 'vip5', KTYPE.register),
    RAPID_VERIFICATION: async ({ site }) => ask(site, 'device01', KTYPE.login),
  }),
  // [UN-07]
  // [EP-site-user.register.defaultKaptcha]
  covers(defaultKaptcha, { SUCCESS: async ({ site }) => site.call(defaultKaptcha, {}) }),
  covers(sliderChallenge, { SUCCESS: async ({ site }) => site.call(sliderChallenge, {}) }),
  covers(sliderVerify, {
    // [UN-10]
    SUCCESS: async ({ site }) => {
      const { lot_number, x } = await puzzle(site)
      return drag(site, lot_number, x + 5)
    },
    AUTHENTICATION_CODE_ERROR: async ({ site }) => missed(site),
    AUTHENTICATION_CODE_EXPIRED: async ({ site }) => missed(site, LIFE_S),
  }),
  // [EP-site-user.member.validateGeeCheck]
  covers(validateGeeCheck, {
    // [PAY-06 UN-06]
    SUCCESS: async ({ site }) => site.call(validateGeeCheck, await solved(site)),
    AUTHENTICATION_CODE_ERROR: async ({ site }) =>
      site.call(validateGeeCheck, { ...(await solved(site)), pass_token: 'x' }),
    AUTHENTICATION_CODE_EXPIRED: async ({ site }) => site.call(validateGeeCheck, unknownResult),
  }),
]
