import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyEndpoint, endpoint } from '../endpoint.ts'
import { openapi } from './openapi.ts'
import type { JsonObject } from './schemas.ts'

const Fruit = z
  .object({ name: z.string(), count: z.int(), ripe: z.boolean().default(true) })
  .meta({ id: 'Fruit' })
const Basket = z.object({ fruits: z.array(Fruit).max(9) }).meta({ id: 'Basket' })
const Colour = z.enum(['red', 'green']).meta({ id: 'Colour' })

const contract = {
  fruit: {
    put: endpoint('POST', '/fd/api/v1/fruit/put', {
      summary: '放入水果',
      auth: 'member',
      request: Basket,
      response: Basket,
      refusals: ['DATA_EXISTS', 'PASSWORD_CHECK_FAILURE'],
      aliases: ['/fd/api/v1/put'],
      effect: 'money',
      results: ['DATA_EXISTS'],
      addition: 'UN-21',
    }),
    look: endpoint('GET', '/fd/api/v1/fruit/look', {
      summary: '查看水果',
      auth: 'optional',
      request: z.object({ colour: Colour, since: z.int().min(5).optional(), day: z.iso.date().optional() }),
      response: z.array(Colour),
      refusals: [],
      cached: true,
    }),
    photo: endpoint('POST', '/fd/api/v1/fruit/photo', {
      summary: '上传照片',
      auth: 'public',
      request: z.object({ file: z.file() }),
      response: z.null(),
      refusals: [],
      upload: true,
    }),
    watch: endpoint('GET', '/stream/ws/v1/fruit', {
      summary: '实时',
      auth: 'public',
      request: z.object({}),
      response: z.null(),
      refusals: [],
      upgrade: true,
    }),
  },
} satisfies Record<string, Record<string, AnyEndpoint>>

const document = openapi(contract, {
  title: '水果',
  version: '1.0.0',
  tags: { fruit: '水果的接口' },
  headers: { 'x-mock-status': { description: '强制返回的状态码' } },
})
/** Reads along keys: at('paths', '/x', 'post'). */
const at = (...keys: string[]): JsonObject =>
  keys.reduce<JsonObject>((value, key) => value[key] as JsonObject, document)
const put = at('paths', '/fd/api/v1/fruit/put', 'post')
const look = at('paths', '/fd/api/v1/fruit/look', 'get')

describe('models', () => {
  test('a request that leaves out defaults gets a model of its own, through references too', () => {
    expect(at('components', 'schemas', 'Fruit')['required']).toEqual(['name', 'count', 'ripe'])
    expect(at('components', 'schemas', 'FruitInput')['required']).toEqual(['name', 'count'])
    expect(at('components', 'schemas', 'BasketInput', 'properties', 'fruits')['items']).toEqual({
      $ref: '#/components/schemas/FruitInput',
    })
    expect(Object.keys(at('components', 'schemas'))).toEqual([
      'Blobs',
      'Basket',
      'BasketInput',
      'Colour',
      'Fruit',
      'FruitInput',
    ])
  })
  test('whole numbers show no bounds that nobody declared', () => {
    expect(at('components', 'schemas', 'Fruit', 'properties', 'count')).toEqual({ type: 'integer' })
    expect(look['parameters']).toContainEqual({
      name: 'since',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 5 },
    })
  })
  test('days show their format, not a calendar', () => {
    expect(look['parameters']).toContainEqual({
      name: 'day',
      in: 'query',
      required: false,
      schema: { type: 'string', format: 'date' },
    })
  })
  test('answers may grow fields', () => {
    expect(JSON.stringify(document)).not.toContain('additionalProperties')
  })
  test('every reference leads somewhere', () => {
    const refs = JSON.stringify(document).match(/#\/components\/[^"]+/g) ?? []
    expect(refs.length).toBeGreaterThan(9)
    for (const ref of new Set(refs))
      expect([ref, typeof at(...ref.split('/').slice(1))]).toEqual([ref, 'object'])
  })
})

describe('a call', () => {
  test('that fails by HTTP status refers to the one answer of that status', () => {
    expect(at('paths', '/fd/api/v1/fruit/put', 'post', 'responses', '401')).toEqual({
      $ref: '#/components/responses/Http401',
    })
    expect(at('components', 'responses', 'Http400')['description']).toBe(
      '- `6007` INVALID_PARAMETER：参数错误\n- `6008` ILLEGAL_PARAMETER：非法请求',
    )
  })
  test('is named, tagged and says what it needs and does', () => {
    expect(put).toMatchObject({
      operationId: 'fruit.put',
      tags: ['fruit'],
      summary: '放入水果',
      'x-addition': 'UN-21',
    })
    expect(put['security']).toEqual([{ token: [] }])
    for (const line of ['6001', '同一请求编号', '补充接口（UN-21）', '别名：`/fd/api/v1/put`']) {
      expect(put['description']).toContain(line)
    }
    expect(look['security']).toEqual([{}, { token: [] }])
    expect(look['description']).toContain('缓存')
  })
  test('answers the envelope, with its data on success and its codes on refusal', () => {
    const { description, content } = at('paths', '/fd/api/v1/fruit/put', 'post', 'responses', '200')
    expect(description).toContain('- `6009` DATA_EXISTS：该数据已存在（按结果处理，不提示）')
    const { schema, examples } = (content as Record<string, JsonObject>)['application/json'] as JsonObject
    expect(schema).toMatchObject({
      oneOf: [
        { properties: { status_code: { const: 6000 }, data: { $ref: '#/components/schemas/Basket' } } },
        { properties: { status_code: { enum: [6009, 6100, 6014, 6031, 6033] } } },
      ],
    })
    expect(examples).toHaveProperty(
      'PASSWORD_CHECK_FAILURE.$ref',
      '#/components/examples/PASSWORD_CHECK_FAILURE',
    )
    expect(at('components', 'examples', 'PASSWORD_CHECK_FAILURE')['value']).toEqual({
      status_code: 6100,
      data: null,
      message: '密码错误',
    })
  })
  test('shows the codes that follow from what it is, under their HTTP status', () => {
    expect(Object.keys(put['responses'] as JsonObject)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '429',
      '500',
      '502',
      '503',
    ])
    expect(Object.keys(look['responses'] as JsonObject)).toEqual([
      '200',
      '400',
      '403',
      '404',
      '500',
      '502',
      '503',
    ])
  })
  test('takes a body, a query, a file or nothing', () => {
    expect(put['requestBody']).toHaveProperty(['content', 'application/json', 'schema'], {
      allOf: [{ $ref: '#/components/schemas/BasketInput' }, { $ref: '#/components/schemas/Blobs' }],
    })
    expect(look).not.toHaveProperty('requestBody')
    expect(look['parameters']).toContainEqual({
      name: 'colour',
      in: 'query',
      required: true,
      schema: { $ref: '#/components/schemas/Colour' },
    })
    expect(at('paths', '/fd/api/v1/fruit/photo', 'post', 'requestBody')).toHaveProperty(
      ['content', 'multipart/form-data', 'schema', 'properties', 'file'],
      { type: 'string', format: 'binary' },
    )
    expect(at('paths')).not.toHaveProperty('/stream/ws/v1/fruit')
  })
  test('carries the headers of the site, the token as security, and the backend’s own', () => {
    const names = Object.keys(at('components', 'parameters'))
    expect(names).toContain('X-API-REQUEST-ID')
    expect(names).toContain('x-mock-status')
    expect(names).not.toContain('X-API-TOKEN')
    expect(at('components', 'securitySchemes', 'token')['name']).toBe('X-API-TOKEN')
    const shared = names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
    expect(look['parameters']).toEqual(expect.arrayContaining(shared))
    expect(put['parameters']).toEqual(shared.slice(0, -2))
    expect(at('components', 'parameters', 'X-API-SITE')).toMatchObject({
      required: true,
      schema: { enum: ['1001'] },
    })
  })
})

test('the document names itself, its tags and its version of OpenAPI', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: '水果', version: '1.0.0' },
    tags: [{ name: 'fruit', description: '水果的接口' }],
  })
  expect(document['info']).not.toHaveProperty('headers')
})
