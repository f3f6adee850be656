import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@app/contract'
import { carriedCall } from '@app/contract/kit/carried'
import { type AnyEndpoint, flatten } from '@app/contract/kit/endpoint'

/** Where `npm run task examples` wants the calls that succeeded; no other run keeps any. */
const FOLDER = process.env['EXAMPLES']
const idOf = new Map(flatten(contract).map(({ id, endpoint }) => [endpoint, id]))

const write = (name: string, example: object): void => {
  const file = join(FOLDER!, `${name}.json`)
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(example))
}

const last = new Map<AnyEndpoint, { request: object; data: unknown }>()
/** Notes a call that succeeded; one of many under a path is kept at once. */
export const noteExample = (endpoint: AnyEndpoint, request: object, data: unknown): void => {
  if (FOLDER === undefined) return
  last.set(endpoint, { request, data })
  const { method = '', request: own } = request as { method?: string; request?: unknown }
  const call = carriedCall(endpoint, { method })
  // A test may say more than the call reads.
  if (call)
    write(`${idOf.get(endpoint)}#${method}`, {
      request: { ...request, request: call.request.parse(own) },
      data,
    })
}
/** Keeps the last call of an endpoint: what its test took for its success. */
export const keepExample = (endpoint: AnyEndpoint): void => {
  const example = last.get(endpoint)
  if (FOLDER !== undefined && example && !endpoint.carries) write(idOf.get(endpoint)!, example)
}
