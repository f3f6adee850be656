import { SEND_CATE, type SEND_TYPE } from '@app/contract/auth/numbers'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { STATUS } from '@app/contract/kit/status'
import { CODE_LIFE_MS } from '@app/contract/rules/limits'
import type { AccountName } from '../accounts.data.ts'
import { Broken, type Site } from '../backend.ts'
import { as, type Play } from '../covers.ts'
import { fiveTimes, sendTwo, WRONG_CODE } from './doors.ts'

type Purpose = Exclude<(typeof SEND_TYPE)[keyof typeof SEND_TYPE], 2 | 3>
interface Protected {
  name: AccountName
  type: Purpose
  /** A number that isn't bound yet. */
  to?: string
  cate?: 0 | 1
  /** What the call says besides. */
  rest: (site: Site) => Promise<object> | object
}

/** Asks for a code of this purpose, and answers where it went. */
const sendCode = async (site: Site, { name, type, to, cate = SEND_CATE.phone }: Omit<Protected, 'rest'>) => {
  const answer = await sendTwo(site, await site.as(name), { target: to ?? '', type, cate })
  if (answer.status_code !== STATUS.SUCCESS.code)
    throw new Broken('auth.sendCodeTwo', '验证码没有发出 · no code was sent', STATUS.SUCCESS.code, answer)
  const { phone, email } = await site.account(name)
  return to ?? (cate === SEND_CATE.email ? email : phone)
}
export const codeFor = async (site: Site, what: Omit<Protected, 'rest'>): Promise<string> =>
  site.codeSentTo(await sendCode(site, what))

/** The outcomes of a call that a code protects. */
export const codeOutcomes = (endpoint: AnyEndpoint, what: Protected) => {
  const call = async (site: Site, code: string) =>
    as(site, what.name, endpoint, { ...(await what.rest(site)), code })
  return {
    SUCCESS: async ({ site }) => call(site, await codeFor(site, what)),
    AUTHENTICATION_CODE_ERROR: async ({ site }) => {
      await sendCode(site, what)
      return call(site, WRONG_CODE)
    },
    AUTHENTICATION_CODE_EXPIRED: async ({ site }) => {
      const code = await codeFor(site, what)
      await site.advance(CODE_LIFE_MS / 1_000 + 1)
      return call(site, code)
    },
    AUTHENTICATION_LOCKED: async ({ site }) => {
      await sendCode(site, what)
      await fiveTimes(site, () => call(site, WRONG_CODE))
      return call(site, WRONG_CODE)
    },
  } satisfies Record<string, Play>
}
