import { SEND_CATE } from '@app/contract/auth/numbers'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { sendTwo } from '../../verify/steps/doors.ts'
import { type TestSite } from '../harness.ts'

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
