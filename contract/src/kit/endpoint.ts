import type { z } from 'zod'
import type { Carrier } from './carried.ts'
import type { RefusalName } from './status.ts'

export type Method = 'GET' | 'POST'
/** public: no token read · optional: a token is used when sent · member: 6001 without a valid token. */
export type Auth = 'public' | 'optional' | 'member'

export interface EndpointOptions<
  A extends Auth,
  Req extends z.ZodType,
  Res extends z.ZodType,
  R extends readonly RefusalName[],
> {
  /** Chinese, one line: shown in the API reference and the console. */
  summary: string
  auth: A
  /** The JSON body, or the query of a GET. tt and xx are stripped before it is checked. */
  request: Req
  /** What `data` holds on success. */
  response: Res
  /** The codes that this call may answer besides those any call may (COMMON_REFUSALS). */
  refusals: R
  /** Other readings of the path, mounted on the same handler. */
  aliases?: readonly string[]
  /** read: nothing changes · write: one transaction, 6011 when repeated within a second · money: a write that is idempotent by request id. */
  effect?: 'read' | 'write' | 'money'
  /** One path that carries many calls: `method` of the body names one, `request` is what that one takes. */
  carries?: Carrier
  /** A write that says the same from every tab of a member: never 6011. */
  mayRepeat?: true
  /** Refusal codes that the client takes as a result, not as an error: never a toast. */
  results?: readonly RefusalName[]
  /** The body is multipart (uploadImage): excluded from the safe switch and from JSON limits. */
  upload?: boolean
  /** The call becomes a websocket (101): it answers no envelope and has no JSON body. */
  upgrade?: boolean
  /** The client caches the answer per path and body until the identity changes (N-06). */
  cached?: boolean
  /** Set on calls that the specification doesn't show: the id of the decision (UN-10 …). */
  addition?: string
}

export interface Endpoint<
  P extends string = string,
  A extends Auth = Auth,
  Req extends z.ZodType = z.ZodType,
  Res extends z.ZodType = z.ZodType,
  R extends readonly RefusalName[] = readonly RefusalName[],
> extends EndpointOptions<A, Req, Res, R> {
  method: Method
  path: P
}

/** Declares one call of the wire. Everything else (routes, types, OpenAPI, fuzz, tables) derives from it. */
export const endpoint = <
  const P extends string,
  const A extends Auth,
  Req extends z.ZodType,
  Res extends z.ZodType,
  const R extends readonly RefusalName[],
>(
  method: Method,
  path: P,
  options: EndpointOptions<A, Req, Res, R>,
): Endpoint<P, A, Req, Res, R> => ({ method, path, ...options })

/** What any call may answer besides its own refusals. */
export const COMMON_REFUSALS = [
  'ACCESS_DENIED',
  'NOT_FOUND',
  'SERVER_ERROR',
  'BAD_GATEWAY',
  'INVALID_PARAMETER',
  'ILLEGAL_PARAMETER',
  'MAINTENANCE',
  'INVOCATION_ERROR',
  'REGION_LIMITED',
  'IP_RESTRICTED',
] as const satisfies readonly RefusalName[]

export type CommonRefusal = (typeof COMMON_REFUSALS)[number]
// oxlint-disable-next-line typescript/no-explicit-any -- the widest endpoint, for constraints only
export type AnyEndpoint = Endpoint<string, Auth, any, any, readonly RefusalName[]>
export type Group = Record<string, AnyEndpoint>

/** The checked request, as a handler receives it. */
export type Arg<E extends AnyEndpoint> = z.output<E['request']>
/** The request as a caller writes it (defaults optional). */
export type ArgInput<E extends AnyEndpoint> = z.input<E['request']>
/** The data of a successful answer. */
export type Data<E extends AnyEndpoint> = z.output<E['response']>
/** The names a handler may refuse with. */
export type RefusalOf<E extends AnyEndpoint> = E['refusals'][number] | CommonRefusal

export interface Declared {
  slice: string
  name: string
  /** "deposit.pay" */
  id: string
  endpoint: AnyEndpoint
}

/** Every endpoint of the contract with its slice and name, in declaration order. */
export const flatten = (contract: Record<string, Group>): Declared[] =>
  Object.entries(contract).flatMap(([slice, group]) =>
    Object.entries(group).map(([name, declared]) => ({
      slice,
      name,
      id: `${slice}.${name}`,
      endpoint: declared,
    })),
  )
