import { CLIENT_TYPE, HEADER, SITE_ID } from '../headers.ts'
import type { JsonObject } from './schemas.ts'

/** A header as the document tells it. */
export interface HeaderShown {
  description: string
  required?: true
  schema?: JsonObject
  example?: string
}

const only = (value: string) => ({
  required: true as const,
  schema: { type: 'string', enum: [value], default: value },
  example: value,
})

const HEADERS: Record<Exclude<keyof typeof HEADER, 'token'>, HeaderShown> = {
  client: { ...only(CLIENT_TYPE), description: '客户端类型，固定为 web · the kind of client' },
  site: { ...only(SITE_ID), description: '站点编号 · the id of the site' },
  version: { description: '客户端版本 · version of the client', example: '1.0.0' },
  requestId: {
    description:
      '请求编号，每次请求一个新的；资金类接口按它保证幂等，tt、xx 的密钥也由它得出 · a new id for each request: money is moved once per id, and the key of tt and xx comes from it',
    schema: { type: 'string', maxLength: 256 },
  },
  uuid: { description: '设备编号 · id of the device', example: 'device-1' },
  finger: { description: '设备指纹 · fingerprint of the device', example: 'finger-1' },
  lang: {
    description: '语言 · language of the texts',
    schema: { type: 'string', enum: ['zh-CN', 'zh-TW'], default: 'zh-CN' },
  },
}

const shown = (name: string, place: string, { schema = { type: 'string' }, ...rest }: HeaderShown) =>
  ({ name, in: place, ...rest, schema }) satisfies JsonObject

/** The headers of every call, and those of one backend alone, as parameters by name. */
export const headerParameters = (extra: Record<string, HeaderShown> = {}): JsonObject =>
  Object.fromEntries([
    ...Object.entries(HEADERS).map(([key, header]) => {
      const name = HEADER[key as keyof typeof HEADERS]
      return [name, shown(name, 'header', header)]
    }),
    ...Object.entries(extra).map(([name, header]) => [name, shown(name, 'header', header)]),
  ])

const BLOBS = {
  tt: '加密的毫秒时间戳 · the time in epoch ms, encrypted',
  xx: '加密的客户端 IP · the address of the client, encrypted',
}
export const BLOB_NAMES = Object.keys(BLOBS)

/** Of a GET: the two travel in the query. */
export const blobParameters: JsonObject = Object.fromEntries(
  Object.entries(BLOBS).map(([name, description]) => [name, shown(name, 'query', { description })]),
)
/** Of any other call: beside the fields of the body. */
export const BLOBS_MODEL: JsonObject = {
  Blobs: {
    type: 'object',
    description:
      '每个请求体都带的 tt、xx，校验前剥离 · what every body carries besides, taken off before it is checked',
    properties: Object.fromEntries(
      Object.entries(BLOBS).map(([name, description]) => [name, { type: 'string', description }]),
    ),
  },
}
export const BLOBS_REF: JsonObject = { $ref: '#/components/schemas/Blobs' }
