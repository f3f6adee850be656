import { contract } from '@app/contract'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import type { Backend } from '../backend.ts'
import { covers } from '../covers.ts'
import {
  fiveTimes,
  missedPicture,
  OTHER_PASSWORD,
  solvePicture,
  tenSent,
  WRONG_CODE,
} from '../steps/doors.ts'

const { auth } = contract

const ways = [
  {
    by: 'phone',
    one: auth.forgetByPhoneOne,
    two: auth.forgetByPhoneTwo,
    three: auth.forgetByPhoneThree,
  },
  {
    by: 'email',
    one: auth.forgetByEmailOne,
    two: auth.forgetByEmailTwo,
    three: auth.forgetByEmailThree,
  },
] as const

// Both ways are the same three steps.
export const forget = (ways as unknown as (typeof ways)[0][]).flatMap((way) => {
  const who = async (site: Backend) => {
    const account = await site.account('vip5')
    return { [way.by]: account[way.by], name: account.name }
  }
  type Captcha = Awaited<ReturnType<typeof solvePicture>>
  const one = async (site: Backend, more: object = {}, captcha?: Captcha) => {
    const { kaptchcate, codeId, code } = captcha ?? (await solvePicture(site))
    return site.call(way.one, { ...(await who(site)), kaptchcate, codeId, imageCode: code, ...more })
  }
  const two = async (site: Backend, code: string) => site.call(way.two, { ...(await who(site)), code })
  const sent = async (site: Backend) => {
    await one(site)
    return site.codeSentTo((await who(site))[way.by])
  }
  const locked = async (site: Backend) => {
    await one(site)
    await fiveTimes(site, () => two(site, WRONG_CODE))
  }
  const three = async (site: Backend, password: string) =>
    site.call(way.three, { ...(await who(site)), password, secondPassword: password })
  return [
    covers(way.one, {
      // [EP-site-user.forgetByEmail.one EP-site-user.forgetByPhone.one]
      SUCCESS: async ({ site }) => one(site),
      // [PAY-08]
      WARNING: async ({ site }) => one(site, { name: (await site.account('admin')).name }),
      SIXTY_SECOND_LIMIT: async ({ site }) => {
        await one(site)
        return one(site)
      },
      MAX_PHONE_ATTEMPTS: async ({ site }) => {
        await tenSent(site, () => one(site))
        return one(site)
      },
      GRAPHIC_CAPTCHA_REQUIRED: async ({ site }) => one(site, { kaptchcate: 0 }, await missedPicture(site)),
      RAPID_VERIFICATION: async ({ site }) => {
        await site.settings({ captcha: 'slider' })
        return one(site, { kaptchcate: 0 }, await missedPicture(site))
      },
      AUTHENTICATION_CODE_ERROR: async ({ site }) => one(site, {}, await missedPicture(site)),
      AUTHENTICATION_CODE_EXPIRED: async ({ site }) =>
        one(site, { codeId: 'gone' }, await missedPicture(site)),
      AUTHENTICATION_LOCKED: async ({ site }) => {
        await locked(site)
        return one(site)
      },
    }),
    covers(way.two, {
      // [EP-site-user.forgetByEmail.two EP-site-user.forgetByPhone.two]
      SUCCESS: async ({ site }) => two(site, await sent(site)),
      // [PAY-09]
      AUTHENTICATION_CODE_ERROR: async ({ site }) => {
        await one(site)
        return two(site, WRONG_CODE)
      },
      AUTHENTICATION_CODE_EXPIRED: async ({ site }) => two(site, WRONG_CODE),
      AUTHENTICATION_LOCKED: async ({ site }) => {
        await locked(site)
        return two(site, WRONG_CODE)
      },
    }),
    covers(way.three, {
      // [EP-site-user.forgetByEmail.three EP-site-user.forgetByPhone.three]
      SUCCESS: async ({ site }) => {
        await two(site, await sent(site))
        return three(site, OTHER_PASSWORD)
      },
      // [PAY-10 ST-FP-02]
      AUTHENTICATION_REQUIRED: async ({ site }) => three(site, OTHER_PASSWORD),
      WARNING: async ({ site }) => {
        await two(site, await sent(site))
        return three(site, md5((await site.account('vip5')).password))
      },
    }),
  ]
})
