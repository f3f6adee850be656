import type { z } from 'zod'
import type { ControlCall } from '../controlCall.ts'
import type { OpenApiDocument } from './openapi.ts'
import { type JsonObject, type SchemaBook, schemaBook } from './schemas.ts'

export interface ControlInfo {
  info: JsonObject
  servers: JsonObject[]
  /** What each group is about. */
  tags: Readonly<Record<string, string>>
  /** Before every path. */
  base: string
  /** Headers of every call, as parameters by name. */
  headers: JsonObject
}

const REFUSED: JsonObject = {
  description: '{error, issues}：原因与每一处错误 · what is wrong, and where',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
}
const REFUSED_MODEL: JsonObject = {
  type: 'object',
  required: ['error', 'issues'],
  properties: {
    error: { type: 'string', description: '原因 · what is wrong' },
    issues: {
      type: 'array',
      description: '每一处错误 · where it is wrong',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string', description: '字段 · the field' },
          message: { type: 'string', description: '错误 · what is wrong with it' },
        },
      },
    },
  },
}
const REFUSALS: Record<string, string> = {
  400: 'BadRequest',
  401: 'NoToken',
  403: 'Foreign',
  404: 'Unknown',
  409: 'Conflict',
}

const fieldsOf = (schema: z.ZodType | undefined, book: SchemaBook): JsonObject[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = book.look(book.add(schema, 'input'))
  return Object.entries(properties as JsonObject).map(([name, field]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    schema: field,
  }))
}

const operation = (
  id: string,
  group: string,
  { method, path, summary, query, body, answer, status }: ControlCall,
  book: SchemaBook,
  headers: string[],
): JsonObject => ({
  operationId: id,
  tags: [group],
  summary,
  description: `${method} ${path}：${summary}`,
  parameters: [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name: name!,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...fieldsOf(query, book),
    ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ],
  ...(body
    ? {
        requestBody: { required: true, content: { 'application/json': { schema: book.add(body, 'input') } } },
      }
    : method === 'GET' || method === 'DELETE'
      ? {}
      : {
          requestBody: {
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        }),
  responses: {
    [status ?? 200]: {
      description: '成功 · done',
      content: answer
        ? { 'application/json': { schema: book.add(answer, 'output') } }
        : {
            '*/*': {
              schema: { type: 'string', format: 'binary', description: '文件或事件流 · a file or a stream' },
            },
          },
    },
    ...Object.fromEntries(
      Object.entries(REFUSALS).map(([http, name]) => [http, { $ref: `#/components/responses/${name}` }]),
    ),
  },
})

/** What steers a mock, as an OpenAPI 3.1 document of its own. */
export const controlApi = (
  groups: Record<string, Record<string, ControlCall>>,
  { info, servers, tags, base, headers }: ControlInfo,
): OpenApiDocument => {
  const book = schemaBook()
  const paths: Record<string, JsonObject> = {}
  for (const [group, calls] of Object.entries(groups))
    for (const [name, call] of Object.entries(calls)) {
      const path = base + call.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: operation(`${group}.${name}`, group, call, book, Object.keys(headers)),
      }
    }
  const settled = book.settle({
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: '服务器设了 MOCK_TOKEN 时需要 · where the server has a MOCK_TOKEN',
        },
      },
      parameters: headers,
      responses: Object.fromEntries(Object.values(REFUSALS).map((name) => [name, REFUSED])),
      schemas: { Refused: REFUSED_MODEL, ...book.models() },
    },
  })
  return {
    openapi: '3.1.0',
    info,
    servers,
    security: [{}, { token: [] }],
    tags: Object.keys(groups).map((name) => ({ name, description: tags[name] ?? name })),
    paths: settled['paths'] as JsonObject,
    components: settled['components'] as JsonObject,
  }
}
