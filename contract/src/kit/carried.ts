import type { z } from 'zod'

/** One of the calls that travel under one path, named in its body. */
export interface Carried {
  /** Chinese, one line. */
  summary: string
  /** What `request` of the body holds. */
  request: z.ZodType
  /** What `data` holds on success. */
  response: z.ZodType
  /** money: idempotent by request id, as a call of its own would be. */
  effect?: 'money'
}

/** The calls of one path by name, and what the request of each holds besides. */
export interface Carrier {
  calls: Readonly<Record<string, Carried>>
  /** When, from where and with which token it was sent: no part of what was said. */
  besides: z.ZodObject
}

interface Carrying {
  carries?: Carrier
}
interface Body {
  method: string
  request: object
}

/** The call that a body names, where its path carries many. */
export const carriedCall = ({ carries }: Carrying, { method }: Pick<Body, 'method'>): Carried | undefined =>
  carries && Object.hasOwn(carries.calls, method) ? carries.calls[method] : undefined

/** Which verb a body is when it moves money, and what it says whenever it is sent. */
export const moneyVerb = (
  endpoint: Carrying,
  { method, request }: Body,
): { name: string; said: object } | undefined => {
  const call = carriedCall(endpoint, { method })
  if (call?.effect !== 'money') return undefined
  const read: object = call.request.safeParse(request).data ?? request
  const besides = endpoint.carries!.besides.shape
  const said = Object.entries(read).filter(([name]) => !Object.hasOwn(besides, name))
  return { name: method, said: Object.fromEntries(said) }
}
