import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { codeSentTo, sendTwo, wrongCode } from './doors.ts'
import { expectStatus, type TestSite } from '../harness.ts'

/** Calls as this member. */
export const as = async (site: TestSite, name: string, endpoint: AnyEndpoint, body: object = {}) =>
  site.call(endpoint, body, { token: await site.as(name) })
export const send = async (
  site: TestSite,
  name: string,
  type: 1 | 4 | 5,
  target = '',
  cate: 0 | 1 = SEND_CATE.phone,
) => sendTwo(site, await site.as(name), { target, type, cate })

/** The outcomes that every call with a code has. `to` is where the code goes. */
export const codeOutcomes = (
  endpoint: AnyEndpoint,
  name: string,
  to: string,
  type: 1 | 4 | 5,
  body: object,
  cate: 0 | 1 = 0,
) => {
  const target = type === SEND_TYPE.bind ? to : ''
  const sent = async (site: TestSite) => {
    expectStatus(await send(site, name, type, target, cate), 'SUCCESS')
    return codeSentTo(site, to)
  }
  return {
    SUCCESS: async ({ site }: { site: TestSite }) =>
      as(site, name, endpoint, { ...body, code: await sent(site) }),
    AUTHENTICATION_CODE_ERROR: async ({ site }: { site: TestSite }) =>
      as(site, name, endpoint, { ...body, code: wrongCode(await sent(site)) }),
    AUTHENTICATION_CODE_EXPIRED: async ({ site }: { site: TestSite }) => {
      const code = await sent(site)
      await site.advance(301)
      return as(site, name, endpoint, { ...body, code })
    },
    AUTHENTICATION_LOCKED: async ({ site }: { site: TestSite }) => {
      const code = await sent(site)
      for (let turn = 0; turn < 5; turn++) {
        await as(site, name, endpoint, { ...body, code: wrongCode(code) })
        await site.advance(2)
      }
      return as(site, name, endpoint, { ...body, code })
    },
  }
}
