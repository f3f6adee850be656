import { z } from 'zod'
import { Day, Id, Time } from '@app/contract/kit/fields'
import { Yuan } from '@app/contract/kit/money'

/** What a value is, as far as a comparison of two backends must know: an id or a time never says the same twice. */
export type Kind = 'object' | 'list' | 'money' | 'id' | 'time' | 'number' | 'word' | 'text' | 'any'

export interface Shape {
  kind: Kind
  fields: ReadonlyMap<string, Shape>
  /** Takes fields of any name. */
  isOpen: boolean
  item: Shape | undefined
}

type Json = {
  $ref?: string
  $defs?: Record<string, Json>
  type?: string
  pattern?: string
  format?: string
  maximum?: number
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Json>
  additionalProperties?: Json | boolean
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
}

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json
const [MONEY, ID, TIME, DAY] = [Yuan, Id, Time, Day].map(jsonOf)

const leaf = (kind: Kind): Shape => ({ kind, fields: new Map(), isOpen: kind === 'any', item: undefined })
const ANY = leaf('any')

const kindOf = (json: Json): Kind => {
  if (json.const !== undefined || json.enum || json.type === 'boolean') return 'word'
  if (json.pattern !== undefined && json.pattern === MONEY!.pattern) return 'money'
  if (json.pattern !== undefined && json.pattern === ID!.pattern) return 'id'
  if (json.type === 'integer' && json.maximum === TIME!.maximum) return 'time'
  if (json.format !== undefined && json.format === DAY!.format) return 'time'
  if (json.type === 'string') return 'text'
  return json.type === 'number' || json.type === 'integer' ? 'number' : 'any'
}

/** One shape that all of them fit. */
const merged = (shapes: readonly Shape[]): Shape => {
  const [first, ...rest] = shapes
  if (!first || rest.length === 0) return first ?? ANY
  const names = new Set(shapes.flatMap(({ fields }) => [...fields.keys()]))
  const fields = new Map(
    Array.from(names, (name) => [name, merged(shapes.flatMap(({ fields }) => fields.get(name) ?? []))]),
  )
  const items = shapes.flatMap(({ item }) => item ?? [])
  const isSame = rest.every(({ kind }) => kind === first.kind)
  return {
    kind: isSame ? first.kind : 'any',
    fields,
    isOpen: shapes.some(({ kind, isOpen }) => kind === 'object' && isOpen) || fields.size === 0,
    item: items.length > 0 ? merged(items) : undefined,
  }
}

const compiled = (json: Json, defs: Record<string, Json>, depth = 0): Shape => {
  if (depth > 24) return ANY
  const next = (part: Json) => compiled(part, defs, depth + 1)
  if (json.$ref !== undefined) return next(defs[json.$ref.split('/').at(-1)!] ?? {})
  const either = json.anyOf ?? json.oneOf ?? json.allOf
  if (either) return merged(either.filter(({ type }) => type !== 'null').map(next))
  if (json.type === 'array') return { ...leaf('list'), item: json.items ? next(json.items) : ANY }
  if (json.type !== 'object') return leaf(kindOf(json))
  const fields = new Map(Object.entries(json.properties ?? {}).map(([name, part]) => [name, next(part)]))
  return { ...leaf('object'), fields, isOpen: typeof json.additionalProperties === 'object' }
}

const known = new WeakMap<z.ZodType, Shape>()
/** The shape of what a schema lets out. */
export const shapeOf = (schema: z.ZodType): Shape => {
  const before = known.get(schema)
  if (before) return before
  const json = jsonOf(schema)
  const shape = compiled(json, json.$defs ?? {})
  known.set(schema, shape)
  return shape
}
