import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { channelMethods, type ChannelMethod } from '@app/contract/sport/channel'

const schemas = new Map(flatten(contract).map(({ endpoint }) => [endpoint.path, endpoint.response]))

/** An answer that breaks the contract is reported, not hidden: a test fails by the console error. */
export const check = (path: string, data: unknown): void => {
  const result = schemas.get(path)?.safeParse(data)
  // oxlint-disable-next-line no-console -- development only: this file isn't in a build
  if (result && !result.success) console.error(`${path} breaks the contract`, result.error.issues)
}

/** The sport channel answers many methods at one path, which only knows that they are objects. */
export const checkMethod = (method: ChannelMethod, data: unknown): void => {
  const result = channelMethods[method].response.safeParse(data)
  // oxlint-disable-next-line no-console -- development only: this file isn't in a build
  if (!result.success) console.error(`${method} breaks the contract`, result.error.issues)
}
