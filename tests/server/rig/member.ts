import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { type TestSite } from '../harness.ts'

/** Calls as this member. */
export const as = async (site: TestSite, name: string, endpoint: AnyEndpoint, body: object = {}) =>
  site.call(endpoint, body, { token: await site.as(name) })
