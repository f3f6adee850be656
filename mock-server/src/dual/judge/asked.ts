import { carriedCall } from '@app/contract/kit/carried'
import { openAnswer, openRequest } from '@app/contract/kit/cipher'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { HEADER, SITE_ID } from '@app/contract/kit/headers'
import type { z } from 'zod'
import type { UploadedFile } from '../../kit/call.ts'
import type { Calls } from '../../kit/calls.ts'
import { formOf } from '../../kit/mount.ts'
import type { Route } from '../../kit/implement.ts'
import { type Exchange, headerOf } from '../exchange.ts'
import { isRecord } from './conform.ts'

const decoder = new TextDecoder()

/** A call in plain words: the safe switch opened, without tt and xx. */
export interface Asked {
  route: Route
  /** Its name among the differences: the slice's and the call's, of a path that carries many the method's too. */
  method: string | undefined
  body: Record<string, unknown>
  files: UploadedFile[]
  response: z.ZodType
  isSealed: boolean
  keys: { siteId: string; requestId: string }
}

const spelled = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const responseOf = (endpoint: AnyEndpoint, body: Record<string, unknown>) => {
  const method = typeof body['method'] === 'string' ? body['method'] : undefined
  const carried = method === undefined ? undefined : carriedCall(endpoint, { method })
  return { method: carried ? method : undefined, response: (carried ?? endpoint).response as z.ZodType }
}

/** What was asked; undefined where it can't be read. */
export const askedOf = async (calls: Calls, exchange: Exchange): Promise<Asked | undefined> => {
  const { method, url, headers, body: bytes } = exchange
  const { pathname, searchParams } = new URL(url, 'http://own.invalid')
  const found = calls.find(method, pathname)
  if (!found || (method !== 'GET' && !bytes)) return undefined
  const keys = { siteId: SITE_ID, requestId: headerOf(headers, HEADER.requestId.toLowerCase()) ?? '' }
  const plain = (route: Route, value: unknown, files: UploadedFile[] = [], isSealed = false): Asked => {
    const { tt: _tt, xx: _xx, ...body } = isRecord(value) ? value : {}
    return { route, ...responseOf(route.endpoint, body), body, files, isSealed, keys }
  }
  if (found === 'sealed') {
    try {
      const opened = openRequest({ path: pathname, body: spelled(decoder.decode(bytes)) }, keys)
      const route = calls.find('POST', opened.path) ?? calls.find('GET', opened.path)
      return route && route !== 'sealed' ? plain(route, opened.body, [], true) : undefined
    } catch {
      return undefined
    }
  }
  if (method === 'GET') return plain(found, Object.fromEntries(searchParams))
  if (!found.endpoint.upload) return plain(found, spelled(decoder.decode(bytes)))
  const { text, files } = await formOf(new Uint8Array(bytes!), headerOf(headers, 'content-type') ?? '')
  return plain(found, spelled(text), files)
}

/** What was answered, as JSON; undefined where it is none. */
export const answerOf = (text: string, { isSealed, keys }: Asked): unknown => {
  const value = spelled(text)
  if (!isSealed || !isRecord(value) || typeof value['d'] !== 'string') return value
  try {
    return openAnswer(value, keys)
  } catch {
    return undefined
  }
}
