import type { AnyEndpoint, Declared, Group } from '../endpoint.ts'
import { COMMON_REFUSALS, flatten } from '../endpoint.ts'
import { HEADER } from '../headers.ts'
import {
  BLOBS_MODEL,
  BLOBS_REF,
  BLOB_NAMES,
  blobParameters,
  type HeaderShown,
  headerParameters,
} from './headers.ts'
import { bodyOf, dataOf } from './carried.ts'
import { type Json, type JsonObject, type SchemaBook, schemaBook } from './schemas.ts'
import { type RefusalName, STATUS, type StatusName } from '../status.ts'

export interface OpenApiInfo {
  title: string
  version: string
  description?: string
  /** Chinese description of each slice's tag. */
  tags?: Record<string, string>
  /** Headers of one backend alone, by name: shown on every call. */
  headers?: Record<string, HeaderShown>
  /** Real calls by the id of their endpoint; of a path that carries many by `id:method`. */
  examples?: Readonly<Record<string, CallExample>>
  license?: JsonObject
  contact?: JsonObject
  servers?: JsonObject[]
}

/** What was sent and what `data` was answered. */
export interface CallExample {
  request: Json
  data: Json
}
type Examples = NonNullable<OpenApiInfo['examples']>

export interface OpenApiDocument extends JsonObject {
  openapi: '3.1.0'
  paths: JsonObject
  components: JsonObject
}

const ALL_REFUSALS = (Object.keys(STATUS) as StatusName[]).filter((name) => name !== 'SUCCESS')
const TOKEN_SCHEME = 'token'
const ENVELOPE = {
  type: 'object',
  required: ['status_code', 'data', 'message'],
  properties: { status_code: { type: 'integer' }, data: {}, message: { type: 'string' } },
} as const satisfies JsonObject

const EFFECT_TEXT = {
  read: '',
  write: '写操作：1秒内重复提交返回 6011。 · A write: 6011 when repeated within a second.',
  money:
    '资金操作：同一请求编号只执行一次，重复时返回第一次的结果；同一编号换了内容返回 6008；1秒内以另一编号重复返回 6011。' +
    ' · Moves money: done once per request id, a repeat gets the first answer; the same id with another body is 6008, another id within a second 6011.',
} as const
const AUTH_TEXT = {
  public: '无需登录。 · For anybody.',
  optional: '登录可选。 · A token is used when sent.',
  member: '需要登录，否则返回 6001。 · For members; 6001 without a valid token.',
} as const

/** All that a call may be refused with: its own, those of any call, and those that follow from what it is. */
export const refusalsOf = (endpoint: AnyEndpoint): RefusalName[] => {
  const names = new Set<RefusalName>(endpoint.refusals)
  if (endpoint.auth === 'member') names.add('LOGIN_EXPIRED')
  const isWrite = endpoint.effect === 'write' && !endpoint.mayRepeat
  if (isWrite || endpoint.effect === 'money' || endpoint.carries) names.add('FREQUENT_SUBMISSION')
  for (const name of COMMON_REFUSALS) names.add(name)
  return [...names]
}

const refusedBody = (names: readonly RefusalName[]): JsonObject => ({
  ...ENVELOPE,
  properties: {
    ...ENVELOPE.properties,
    status_code: { type: 'integer', enum: names.map((name) => STATUS[name].code) },
  },
})

const describe = (names: readonly RefusalName[], results: readonly RefusalName[] = []): string =>
  names
    .map((name) => {
      const { code, message } = STATUS[name]
      return `- \`${code}\` ${name}：${message || '（无文字）'}${results.includes(name) ? '（按结果处理，不提示）' : ''}`
    })
    .join('\n')

const examples = (names: readonly RefusalName[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]))

/** The real calls of an endpoint, each by the name that its path carries it under. */
const ownExamples = (id: string, all: Examples, show: (example: CallExample) => Json): JsonObject =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([key]) => key === id || key.startsWith(`${id}:`))
      .map(([key, example]) => [key.slice(id.length + 1) || 'SUCCESS', { value: show(example) }]),
  )
const withExamples = (shown: JsonObject): JsonObject =>
  Object.keys(shown).length > 0 ? { examples: shown } : {}

const refusalExamples = (): JsonObject =>
  Object.fromEntries(
    ALL_REFUSALS.map((name) => {
      const { code, message } = STATUS[name]
      return [name, { summary: `${code} ${message}`, value: { status_code: code, data: null, message } }]
    }),
  )

const refusedResponse = (names: readonly RefusalName[]): JsonObject => ({
  description: describe(names),
  content: { 'application/json': { schema: refusedBody(names), examples: examples(names) } },
})

/** One response for each HTTP status that isn't 200: the codes behind it are the same on every call. */
const refusedResponses = (): JsonObject => {
  const statuses = new Set(ALL_REFUSALS.map((name) => STATUS[name].http))
  statuses.delete(STATUS.SUCCESS.http)
  const sharing = (http: number) => ALL_REFUSALS.filter((name) => STATUS[name].http === http)
  return Object.fromEntries([...statuses].map((http) => [`Http${http}`, refusedResponse(sharing(http))]))
}

/** Success shares 200 with the refusals that the business answers with 200. */
const responses = ({ id, endpoint }: Declared, book: SchemaBook, all: Examples): JsonObject => {
  const refusals = refusalsOf(endpoint)
  const names = refusals.filter((name) => STATUS[name].http === STATUS.SUCCESS.http)
  const failures = new Set(
    refusals.map((name) => STATUS[name].http).filter((http) => http !== STATUS.SUCCESS.http),
  )
  const success: JsonObject = {
    ...ENVELOPE,
    properties: {
      status_code: { const: STATUS.SUCCESS.code },
      data: dataOf(endpoint, book),
      message: { type: 'string' },
    },
  }
  const answered: JsonObject = {
    description: `- \`${STATUS.SUCCESS.code}\` 成功\n${describe(names, endpoint.results)}`,
    content: {
      'application/json': {
        schema: { oneOf: [success, refusedBody(names)] },
        examples: {
          ...ownExamples(id, all, ({ data }) => ({
            status_code: STATUS.SUCCESS.code,
            data,
            message: STATUS.SUCCESS.message,
          })),
          ...examples(names),
        },
      },
    },
  }
  return {
    [STATUS.SUCCESS.http]: answered,
    ...Object.fromEntries(
      [...failures]
        .toSorted((one, other) => one - other)
        .map((http) => [http, { $ref: `#/components/responses/Http${http}` }]),
    ),
  }
}

const queryParameters = (endpoint: AnyEndpoint, book: SchemaBook): JsonObject[] => {
  const { properties = {}, required = [] } = book.look(book.add(endpoint.request, 'input'))
  return Object.entries(properties as JsonObject).map(([name, schema]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    schema,
  }))
}

const description = (endpoint: AnyEndpoint): string =>
  [
    AUTH_TEXT[endpoint.auth] + EFFECT_TEXT[endpoint.effect ?? 'read'],
    endpoint.carries ? `其中动用资金的方法：${EFFECT_TEXT.money}` : '',
    endpoint.cached ? '客户端缓存结果，登录状态变化时清除。' : '',
    endpoint.upload ? '不受安全开关影响。' : '',
    endpoint.addition ? `补充接口（${endpoint.addition}）：规格中没有列出路径。` : '',
    ...(endpoint.aliases ?? []).map((alias) => `别名：\`${alias}\``),
  ]
    .filter((line) => line !== '')
    .join('\n\n')

const SECURITY: Record<AnyEndpoint['auth'], JsonObject[]> = {
  public: [],
  optional: [{}, { [TOKEN_SCHEME]: [] }],
  member: [{ [TOKEN_SCHEME]: [] }],
}

const requestBody = ({ id, endpoint }: Declared, book: SchemaBook, all: Examples): JsonObject => {
  const own = bodyOf(endpoint, book)
  const schema: JsonObject = endpoint.upload ? own : { allOf: [own, BLOBS_REF] }
  return {
    required: true,
    content: {
      [endpoint.upload ? 'multipart/form-data' : 'application/json']: {
        schema,
        ...(endpoint.upload ? {} : withExamples(ownExamples(id, all, ({ request }) => request))),
      },
    },
  }
}

const operation = (
  declared: Declared,
  book: SchemaBook,
  headers: readonly string[],
  all: Examples,
): JsonObject => {
  const { slice, id, endpoint } = declared
  const isQuery = endpoint.method === 'GET'
  const shared = [...headers, ...(isQuery ? BLOB_NAMES : [])]
  return {
    operationId: id,
    tags: [slice],
    summary: endpoint.summary,
    description: description(endpoint),
    security: SECURITY[endpoint.auth],
    parameters: [
      ...(isQuery ? queryParameters(endpoint, book) : []),
      ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(isQuery ? {} : { requestBody: requestBody(declared, book, all) }),
    responses: responses(declared, book, all),
    ...(endpoint.addition ? { 'x-addition': endpoint.addition } : {}),
  }
}

/**
 * The whole contract as an OpenAPI 3.1 document, in declaration order, but for what becomes a websocket (asyncapi.ts).
 * Every call answers {status_code, data, message}; the codes that share an HTTP status are told apart in its schema.
 */
export const openapi = (contract: Record<string, Group>, info: OpenApiInfo): OpenApiDocument => {
  const { tags = {}, headers, examples: all = {}, servers, ...shown } = info
  const book = schemaBook()
  const parameters = headerParameters(headers)
  const paths: Record<string, JsonObject> = {}
  for (const declared of flatten(contract)) {
    const { path, method, upgrade } = declared.endpoint
    if (upgrade) continue
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operation(declared, book, Object.keys(parameters), all),
    }
  }
  const securitySchemes: JsonObject = {
    [TOKEN_SCHEME]: {
      type: 'apiKey',
      in: 'header',
      name: HEADER.token,
      description: '登录返回的 token · the token that a login answers',
    },
  }
  const components = {
    securitySchemes,
    parameters: { ...parameters, ...blobParameters },
    responses: refusedResponses(),
    examples: refusalExamples(),
    schemas: { ...BLOBS_MODEL, ...book.models() },
  }
  const settled = book.settle({ paths, components })
  return {
    openapi: '3.1.0',
    info: { ...shown },
    ...(servers ? { servers } : {}),
    tags: Object.keys(contract).map((name) => ({ name, ...(tags[name] ? { description: tags[name] } : {}) })),
    paths: settled['paths'] as JsonObject,
    components: settled['components'] as JsonObject,
  }
}
