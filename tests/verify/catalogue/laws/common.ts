import { contract } from '@app/contract'
import { type AnyEndpoint, COMMON_REFUSALS, flatten } from '@app/contract/kit/endpoint'
import { HEADER } from '@app/contract/kit/headers'
import type { Site } from '../../backend.ts'
import type { Coverage, Play } from '../../covers.ts'

/** Longer than any header may be. */
const LONG = 'x'.repeat(300)

/** What any call answers, whatever it is about. */
const outcomesOf = (endpoint: AnyEndpoint): Coverage['outcomes'] => {
  const forced = (name: (typeof COMMON_REFUSALS)[number]): Play => {
    return async ({ site }) => site.call(endpoint, {}, { headers: await site.forced(name) })
  }
  const isPlainPost = endpoint.method === 'POST' && !endpoint.upload
  return {
    ...Object.fromEntries(COMMON_REFUSALS.map((name) => [name, forced(name)])),
    ACCESS_DENIED: async ({ site }) => site.call(endpoint, {}, { headers: { [HEADER.client]: 'no-client' } }),
    MAINTENANCE: async ({ site }) => {
      await site.settings({ maintenance: true })
      return site.call(endpoint, {})
    },
    IP_RESTRICTED: async ({ site }) => {
      const { ip } = (await site.call(contract.site.preInfo, {})).data
      await site.settings({ blockedIps: [ip] })
      return site.call(endpoint, {})
    },
    ILLEGAL_PARAMETER: async ({ site }) => site.call(endpoint, {}, { headers: { [HEADER.uuid]: LONG } }),
    ...(isPlainPost
      ? {
          INVALID_PARAMETER: async ({ site }: { site: Site }) => site.call(endpoint, {}, { raw: '{"half":' }),
        }
      : {}),
    ...(endpoint.auth === 'member' && !endpoint.upload
      ? { LOGIN_EXPIRED: async ({ site }: { site: Site }) => site.call(endpoint, {}, { token: 'nobody' }) }
      : {}),
  }
}

export const common: readonly Coverage[] = flatten(contract)
  .filter(({ endpoint }) => !endpoint.upgrade)
  .map(({ endpoint }) => ({ endpoint, outcomes: outcomesOf(endpoint) }))
