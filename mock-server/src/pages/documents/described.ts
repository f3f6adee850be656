import type { Json, JsonObject } from '@app/contract/kit/reference/schemas'
import { ENGLISH, WORDS } from './words.data.ts'

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field's own words with their English, or what fields of its name are. */
const wordsOf = (name: string, own: Json | undefined): string | undefined => {
  if (typeof own !== 'string') return Object.hasOwn(WORDS, name) ? WORDS[name] : undefined
  return Object.hasOwn(ENGLISH, own) ? `${own} · ${ENGLISH[own]}` : own
}
/** AsyncAPI takes nothing beside a reference. */
const apart = ({ $ref, ...own }: JsonObject): JsonObject =>
  $ref === undefined ? own : { allOf: [{ $ref }], ...own }

const withWords = (name: string, field: JsonObject, inherited?: Json): JsonObject => {
  const description = wordsOf(name, field['description'] ?? inherited)
  return description === undefined ? field : { ...field, description }
}

const inside = (value: Json, settle: (field: JsonObject) => JsonObject): Json => {
  if (Array.isArray(value)) return value.map((each) => inside(each, settle))
  if (!isObject(value)) return value
  const known = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each, settle)]))
  const { properties, name, in: place, schema } = known
  if (isObject(properties))
    known['properties'] = Object.fromEntries(
      Object.entries(properties).map(([field, each]) => [
        field,
        isObject(each) ? settle(withWords(field, each)) : each,
      ]),
    )
  const isParameter = place === 'query' || place === 'path'
  return isParameter && typeof name === 'string' && isObject(schema)
    ? withWords(name, known, schema['description'])
    : known
}

/** The document with every field told in Chinese and English. Real calls in it stay as they were. */
export const described = <D extends JsonObject>(document: D): D =>
  inside(document, 'asyncapi' in document ? apart : (field) => field) as D
