import { Described, Said } from '@app/contract/control/fields'
import { HEADER } from '@app/contract/kit/headers'
import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'

/** Whether whoever asks, the console above all, is shown to a reader of zh-TW. */
const isTraditional = (c: Context): boolean => c.req.header(HEADER.lang) === 'zh-TW'
/** The dictionary is read for the first of them. */
const writer = async () => (await import('../kit/traditional.ts')).toTraditional

type Write = (text: string) => string
const describe = (text: string, write: Write): unknown =>
  JSON.parse(text, (name, value: unknown) =>
    typeof value === 'string' && /^(description|summary)$/.test(name) ? write(value) : value,
  )

const rewritten = (schema: unknown, value: unknown, write: Write): unknown => {
  if (schema === Said) return typeof value === 'string' ? write(value) : value
  if (schema === Described) return describe(JSON.stringify(value), write)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => rewritten(schema.element, item, write))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return rewritten(schema.unwrap(), value, write)
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, rewritten(schema.shape[name], item, write)]),
  )
}

export const Sentences = z.array(Said)

/** An answer with its sentences in the script that was asked for. */
export const saidTo = async <T>(c: Context, schema: z.ZodType | undefined, answer: T): Promise<T> =>
  schema && isTraditional(c) ? (rewritten(schema, answer, await writer()) as T) : answer

/** A document, as JSON, with its descriptions in the script that was asked for. */
export const describedTo = async (c: Context, text: string): Promise<string> =>
  isTraditional(c) ? JSON.stringify(describe(text, await writer())) : text

/** What a text finds; where that is nothing, what it stands for that a reader of zh-TW was shown. */
export const foundBy = async <T>(
  c: Context,
  text: string | undefined,
  find: (text: string | undefined) => T[],
): Promise<T[]> => {
  const found = find(text)
  if (found.length > 0 || text === undefined || !isTraditional(c)) return found
  return find((await import('../kit/traditional.ts')).toSimplified(text))
}

/** A refusal is said as a whole. */
export const refusedAsAsked: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok || !isTraditional(c)) return
  const { status, headers } = c.res
  const text = (await writer())(await c.res.text())
  c.res = new Response(text, { status, headers })
}
