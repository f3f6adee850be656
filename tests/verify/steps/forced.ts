import type { AnyEndpoint, ArgInput } from '@app/contract/kit/endpoint'
import type { RefusalName } from '@app/contract/kit/status'
import type { Play } from '../covers.ts'

/** What only a tester can bring about. */
export const forced =
  <E extends AnyEndpoint>(endpoint: E, body: ArgInput<E>, name: RefusalName): Play =>
  async ({ site }) => {
    const headers = await site.forced(name)
    return site.call(endpoint, body, { token: await site.as('vip5'), headers })
  }
