import fc from 'fast-check'
import { z } from 'zod'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'

type Schema = Record<string, unknown>
type Body = Record<string, unknown>

const DEEP = JSON.parse(`${'{"a":'.repeat(30)}1${'}'.repeat(30)}`) as unknown

/** What no field should take, each of it once the end of some server. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '-0.01',
    '1e9',
    '0x10',
    '１２',
    '\u0000',
    '\ud800',
    '\u202e澄湾𠮷',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '"; DROP TABLE members; --',
    '../../etc/passwd',
    '%00',
    '__proto__',
    'constructor',
    'x'.repeat(20_000),
    '澄'.repeat(3_000),
    [],
    {},
    [[]],
    Array.from({ length: 1_200 }, () => 0),
    DEEP,
    { toString: 1 },
    ['a', 'a'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 2 }),
)

const TEXTS = [
  '1',
  '100.00',
  'vip5',
  'CNY',
  'CWZR',
  'bank',
  '13800138000',
  'someone@example.cn',
  '2026-11-21',
  'a'.repeat(32),
]

const textOf = ({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> => {
  const limits = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 60) }
  const fits = TEXTS.filter(
    (text) =>
      text.length >= limits.minLength &&
      text.length <= limits.maxLength &&
      (!pattern || new RegExp(typeof pattern === 'string' ? pattern : '', 'u').test(text)),
  )
  if (fits.length > 0) return fc.constantFrom(...fits)
  return pattern
    ? fc.stringMatching(/^[\w.@-]{1,20}$/)
    : fc.string({ ...limits, minLength: Math.min(limits.minLength, limits.maxLength) })
}

/** What the schema asks for, as far as it says so. */
const rightOf = (schema: Schema | boolean, models: Record<string, Schema>): fc.Arbitrary<unknown> => {
  if (typeof schema === 'boolean') return nasty
  const { $ref, type, enum: values, anyOf, oneOf, allOf, items, properties } = schema
  const again = (inner: unknown) => rightOf(inner as Schema, models)
  if (typeof $ref === 'string') return again(models[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {})
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]))
  const choices = anyOf ?? oneOf ?? allOf
  if (Array.isArray(choices)) return fc.oneof(...choices.map(again))
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') {
    const min = Number(schema['minimum'] ?? 0)
    return fc.integer({ min, max: Math.max(min, Math.min(Number(schema['maximum'] ?? 100), min + 100)) })
  }
  if (type === 'array') return fc.array(again(items ?? {}), { maxLength: 3 })
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(([name, inner]) => [name, again(inner)] as const)
    return fc.record(Object.fromEntries(fields), {
      requiredKeys: (schema['required'] as string[] | undefined) ?? [],
    })
  }
  return textOf(schema)
}

const prototypeKeys = JSON.parse(
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"hasOwnProperty":1}',
) as Body

/** Bodies of a call, the same in each run: right ones, and right ones with something wrong, missing or too much in them. */
export const bodiesOf = (endpoint: AnyEndpoint, count: number, seed: number): Body[] => {
  const { $defs = {}, ...schema } = z.toJSONSchema(endpoint.request, {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema
  const right = rightOf(schema, $defs as Record<string, Schema>) as fc.Arbitrary<Body>
  const changed = fc
    .tuple(right, fc.nat(), nasty, fc.constantFrom('wrong', 'missing', 'extra', 'prototype', 'all'))
    .map(([body, at, value, how]): Body => {
      const names = Object.keys(body ?? {})
      const name = names[at % Math.max(1, names.length)] ?? 'more'
      if (how === 'missing') return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
      if (how === 'extra') return { ...body, [`more${at % 7}`]: value }
      if (how === 'prototype') return { ...body, ...prototypeKeys }
      if (how === 'all') return Object.fromEntries(names.map((key) => [key, value]))
      return { ...body, [name]: value }
    })
  return fc.sample(fc.oneof({ weight: 1, arbitrary: right }, { weight: 3, arbitrary: changed }), {
    numRuns: count,
    seed,
  })
}
