import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'

/** A control call that can't be done: {error, issues} with 400, 404 or 409. */
export const refuseControl = (
  status: 400 | 401 | 403 | 404 | 409 | 413,
  error: string,
  issues: unknown[] = [],
): never => {
  const body = JSON.stringify({ error, issues })
  throw new HTTPException(status, {
    res: new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } }),
  })
}

const checked = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  return refuseControl(
    400,
    '参数不正确',
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  )
}

/** The text of a request, left for the tape of its world. */
export const readText = async (c: Context): Promise<string> => {
  const text = await c.req.text()
  c.set('text', text)
  return text
}

/** The JSON body of a control call, checked. An empty body is {}. */
export const readBody = async <T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> => {
  const text = await readText(c)
  if (text === '') return checked(schema, {})
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuseControl(400, '请求内容不是有效的 JSON')
  }
  return checked(schema, value)
}

export const readQuery = <T extends z.ZodType>(c: Context, schema: T): z.output<T> =>
  checked(schema, c.req.query())
