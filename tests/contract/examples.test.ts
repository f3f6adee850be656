import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { expect, it } from 'vitest'
import kept from '../../mock-server/src/pages/documents/examples.json' with { type: 'json' }

const examples: Record<string, { request: unknown; data: unknown }> = kept
/** What each example is of: an endpoint, or one of the calls that its path carries. */
const calls = flatten(contract)
  .filter(({ endpoint }) => !endpoint.upload && !endpoint.upgrade)
  .flatMap(({ id, endpoint }) =>
    endpoint.carries
      ? Object.entries(endpoint.carries.calls).map(([method, call]) => ({
          id: `${id}:${method}`,
          request: endpoint.request,
          response: call.response,
        }))
      : [{ id, request: endpoint.request, response: endpoint.response }],
  )

// A missing or outdated one: npm run task examples.
it.each(calls)('$id has the example of a real call that its shapes take', ({ id, request, response }) => {
  const example = examples[id]
  expect(request.safeParse(example?.request).error?.issues ?? []).toEqual([])
  expect(response.safeParse(example?.data).error?.issues ?? []).toEqual([])
})
