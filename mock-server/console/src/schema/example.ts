import { type Models, type Schema, nullable, variantsOf } from './schema.ts'
import { BY_ENDPOINT, BY_NAME, BY_SHAPE } from './example.data.ts'

/** What an example is told beside the schema. */
export interface Given {
  /** Values of fields by name, before any other. */
  values?: Record<string, unknown>
  /** Epoch ms. */
  now: number
}

const fits = (text: string, { pattern, minLength = 0, maxLength = Infinity }: Schema): boolean =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern, 'u').test(text))

const textOf = (name: string, schema: Schema): string =>
  [BY_NAME[name], ...BY_SHAPE, ''].find(
    (text): text is string => typeof text === 'string' && fits(text, schema),
  ) ?? 'x'.repeat(schema.minLength ?? 0)

const numberOf = (name: string, schema: Schema, now: number): number => {
  const known = BY_NAME[name]
  const { minimum = 0, maximum = Infinity } = schema
  if (/time|until/i.test(name) || schema.description?.startsWith('毫秒时间戳')) return now
  if (typeof known === 'number') return Math.min(maximum, Math.max(minimum, known))
  return Math.min(maximum, Math.max(minimum, 1))
}

/** A value that the schema takes and a person recognises. */
export const exampleOf = (schema: Schema, models: Models, given: Given, name = ''): unknown => {
  if (given.values && Object.hasOwn(given.values, name)) return given.values[name]
  const { schema: whole } = nullable(schema, models)
  if ('const' in whole) return whole.const
  if (whole.default !== undefined && whole.default !== '') return whole.default
  if (whole.enum) return whole.enum.includes(BY_NAME[name]) ? BY_NAME[name] : whole.enum[0]
  const [variant = whole] = variantsOf(whole, models)
  if (variant !== whole) return exampleOf(variant, models, given, name)
  if (whole.type === 'boolean') return false
  if (whole.type === 'integer' || whole.type === 'number') return numberOf(name, whole, given.now)
  if (whole.prefixItems) return whole.prefixItems.map((item) => exampleOf(item, models, given))
  if (whole.type === 'array') return whole.items ? [exampleOf(whole.items, models, given)] : []
  if (whole.type === 'object') return exampleBody(whole, models, given)
  return textOf(name, whole)
}

/** A whole request of an endpoint. */
export const exampleRequest = (id: string, schema: Schema, models: Models, given: Given) => ({
  ...exampleBody(variantsOf(schema, models)[0]!, models, given),
  ...BY_ENDPOINT[id],
})

/** The required fields of an object, and those that are usually sent. */
const exampleBody = (schema: Schema, models: Models, given: Given): Record<string, unknown> => {
  const { properties = {}, required = [] } = schema
  return Object.fromEntries(
    Object.entries(properties)
      .filter(
        ([name, field]) => required.includes(name) || (field.default !== undefined && field.default !== ''),
      )
      .map(([name, field]) => [name, exampleOf(field, models, given, name)]),
  )
}
