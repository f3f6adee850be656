import { contract } from '@app/contract'
import type { SEND_TYPE } from '@app/contract/auth/numbers'
import type { AnyEndpoint, ArgInput } from '@app/contract/kit/endpoint'
import type { Envelope } from '@app/contract/kit/envelope'
import { passesLuhn } from '@app/contract/rules/money/bankCard'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { CAST, CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { codeSentTo, sendTwo, withoutCaptcha } from '../rig/doors.ts'
import { expectStatus, type TestSite } from '../harness.ts'

export const SECOND = md5(CAST_SECOND_PASSWORD)
export const WRONG_SECOND = '0'.repeat(32)

/** A card number that passes the check: `n` makes it one's own. */
export const cardNo = (n: number): string => {
  const body = `62${String(n).padStart(16, '7')}`
  return [...'0123456789'].map((digit) => body + digit).find(passesLuhn)!
}

export const as = async <E extends AnyEndpoint>(
  site: TestSite,
  name: string,
  endpoint: E,
  body: ArgInput<E>,
) => site.call(endpoint, body, { token: await site.as(name) })

type Purpose = typeof SEND_TYPE.withdraw | typeof SEND_TYPE.card
export const phoneOf = (name: string): string => CAST.find((person) => person.name === name)!.phone!

/** Asks for a code of this purpose and reads it from the outbox. */
export const codeFor = async (site: TestSite, name: string, type: Purpose): Promise<string> => {
  await withoutCaptcha(site)
  expectStatus(await sendTwo(site, await site.as(name), { target: '', type }), 'SUCCESS')
  return codeSentTo(site, phoneOf(name))
}
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The outcomes of a call that a code protects. `body` makes the rest of it. */
export const codeOutcomes = <E extends AnyEndpoint>(
  name: string,
  type: Purpose,
  endpoint: E,
  body: (site: TestSite) => Promise<object>,
) => {
  const call = async (site: TestSite, code: string): Promise<Envelope> =>
    as(site, name, endpoint, { ...(await body(site)), code } as ArgInput<E>)
  return {
    SUCCESS: async ({ site }: { site: TestSite }) => call(site, await codeFor(site, name, type)),
    AUTHENTICATION_CODE_ERROR: async ({ site }: { site: TestSite }) =>
      call(site, wrongCode(await codeFor(site, name, type))),
    AUTHENTICATION_CODE_EXPIRED: async ({ site }: { site: TestSite }) => {
      const code = await codeFor(site, name, type)
      await site.advance(301)
      return call(site, code)
    },
    AUTHENTICATION_LOCKED: async ({ site }: { site: TestSite }) => {
      const code = await codeFor(site, name, type)
      for (let turn = 0; turn < 5; turn++) {
        await call(site, wrongCode(code))
        await site.advance(2)
      }
      return call(site, code)
    },
  }
}

export const accountsOf = async (site: TestSite, name: string) =>
  (await as(site, name, contract.card.queryMemberBanksInfoList, {})).data

export const isBalanced = async (site: TestSite): Promise<boolean> =>
  (await site.control<{ balanced: boolean }>('GET', '/ledger')).body.balanced
