import type { z } from 'zod'

export type ControlMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

interface Options<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType> {
  /** Chinese, one line. */
  summary: string
  query?: Query
  body?: Body
  /** JSON without an envelope; left out where the answer is a file or a stream. */
  answer?: Answer
  /** Of success; 200 when left out. */
  status?: 201
}

/** What a call takes and answers, as plain types: comparing schemas would cost a checker minutes. */
interface Types {
  query: unknown
  body: unknown
  /** The body as a caller writes it (defaults optional). */
  input: unknown
  answer: unknown
}
export interface ControlCall<
  M extends ControlMethod = ControlMethod,
  P extends string = string,
  T extends Types = Types,
> extends Options<z.ZodType, z.ZodType, z.ZodType> {
  method: M
  /** After /__mock/api; `:name` is a part that the caller fills in. */
  path: P
  /** Nothing at run time. */
  types?: T
}

/** Declares one call of the control API: what steers a mock, about the world of the request. */
export const controlCall = <
  const M extends ControlMethod,
  const P extends string,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  method: M,
  path: P,
  options: Options<Query, Body, Answer>,
): ControlCall<
  M,
  P,
  {
    query: z.output<Query>
    body: z.output<Body>
    input: z.input<Body>
    answer: z.output<Answer>
  }
> => ({ method, path, ...options })

export type TypesOf<Call extends ControlCall> = NonNullable<Call['types']>

/** A declared path as addresses spell it: `/members/${string}/session`, perhaps with a query behind it. */
type Spelled<P extends string> = P extends `${infer Before}:${infer After}`
  ? After extends `${string}/${infer Rest}`
    ? `${Before}${string}/${Spelled<Rest>}`
    : `${Before}${string}`
  : P | `${P}?${string}`

/** The declared calls as a caller meets them. */
export type CallsTo<Call extends ControlCall> = {
  [M in ControlMethod]: Call extends ControlCall<M, infer P, infer T> ? { at: Spelled<P>; types: T } : never
}
/** What the call behind an address takes and answers. */
export type TypesAt<Call extends { at: string; types: Types }, P extends string> = Call extends {
  at: infer At
}
  ? P extends At
    ? Call['types']
    : never
  : never
