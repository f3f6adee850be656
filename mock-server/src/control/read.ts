import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { zhCN } from 'zod/locales'
import { control as declared } from '@app/contract/control/control'
import type { ControlCall } from '@app/contract/kit/controlCall'
import * as body from '../kit/body.ts'
import { nearest } from '../kit/nearest.ts'

/** A control call that can't be done: {error, issues} with 400, 404 or 409. */
export const refuseControl = (
  status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 503,
  error: string,
  issues: unknown[] = [],
): never => {
  const body = JSON.stringify({ error, issues })
  throw new HTTPException(status, {
    res: new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } }),
  })
}

/** Where everything of a kind is listed: the first part of a path, alone. */
const LISTS = new Set(
  Object.values(declared)
    .flatMap((calls): ControlCall[] => Object.values(calls))
    .filter(({ method, path }) => method === 'GET' && /^\/\w+$/.test(path))
    .map(({ path }) => path),
)
/** What isn't there is refused with where to look. */
export const ledOn = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const [, first = '', name] = /^(\/\w+)\/:(\w+)/.exec(path) ?? []
    if (!(error instanceof HTTPException) || error.status !== 404 || !LISTS.has(first)) throw error
    const { error: said, issues } = (await error.getResponse().json()) as { error: string; issues: unknown[] }
    return refuseControl(404, said, issues.length > 0 ? issues : [{ path: name, message: `见 GET ${first}` }])
  }
}

export const IN_CHINESE = { error: zhCN().localeError }
const unknownKey = (key: string, known: readonly string[]): string => {
  const near = nearest(key, known)
  return `没有 ${key} 这个参数，${near.length > 0 ? '最接近的是' : '可用的是'} ${(near.length > 0 ? near : known).join('、')}`
}

const checked = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value, IN_CHINESE)
  if (parsed.success) return parsed.data
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return refuseControl(
    400,
    '参数不正确',
    parsed.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message:
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => unknownKey(key, known)).join('；')
          : issue.message,
    })),
  )
}

const UNREAD_HTTP = { tooLong: 413, tooSlow: 408, encoded: 415, crowded: 503, broken: 400 } as const

/** The body of a control call or of a page's form; refuses one over its limit, which is a call's if none is named. */
export const readBytes = async (
  c: Context,
  limit = body.CALL_BODY,
  tooLong = body.UNREAD_TEXT.tooLong,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await body.readBytes(c.req.raw, limit)
  if (typeof bytes !== 'string') return bytes
  return refuseControl(UNREAD_HTTP[bytes], bytes === 'tooLong' ? tooLong : body.UNREAD_TEXT[bytes])
}

const decoder = new TextDecoder()
/** The text of a request, left for the tape of its world. */
export const readText = async (
  c: Context,
  ...limit: [limit?: body.BodyLimit, tooLong?: string]
): Promise<string> => {
  const text = decoder.decode(await readBytes(c, ...limit))
  c.set('text', text)
  return text
}

const placeOf = ({ message }: SyntaxError): string => {
  const at = /position (\d+)/.exec(message)?.[1]
  return at === undefined ? '到末尾还不完整' : `从第 ${Number(at) + 1} 个字符起`
}

/** What a JSON text spells, checked; `what` it is, where it isn't the body that a caller wrote. An empty one is {}. */
export const spelled = <T extends z.ZodType>(text: string, schema: T, what = '请求内容'): z.output<T> => {
  if (text === '') return checked(schema, {})
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return refuseControl(400, `${what}不是有效的 JSON（${placeOf(error as SyntaxError)}）`)
  }
  return checked(schema, value)
}

/** The JSON body of a control call, checked. */
export const readBody = async <T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> =>
  spelled(await readText(c), schema)

/** A query that no call takes isn't overlooked. */
export const refuseUnknownQuery = (c: Context, schema: z.ZodType | undefined): void => {
  const known = [...(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []), '__world']
  const wrong = Object.keys(c.req.query()).filter((name) => !known.includes(name))
  if (wrong.length === 0) return
  refuseControl(
    400,
    '参数不正确',
    wrong.map((name) => ({ path: name, message: unknownKey(name, known) })),
  )
}

export const readQuery = <T extends z.ZodType>(c: Context, schema: T): z.output<T> =>
  checked(schema, c.req.query())
