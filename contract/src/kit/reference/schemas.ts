import { z } from 'zod'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }
type Direction = 'input' | 'output'

/** References to what a request sends are kept apart until it is known which models differ from their answers. */
const INPUT_REF = '#/components/inputs/'
const REF = '#/components/schemas/'

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same JSON with every $ref put through `change`. */
const withRefs = (value: Json, change: (ref: string) => string): Json => {
  if (Array.isArray(value)) return value.map((item) => withRefs(item, change))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? change(item) : withRefs(item, change),
    ]),
  )
}

const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

const refsIn = (value: Json): string[] => {
  const names: string[] = []
  withRefs(value, (ref) => {
    names.push(nameIn(ref))
    return ref
  })
  return names
}

/** Readers that compile a pattern without the u flag know no \p{…}. */
const LETTERS = [/\\p\{L\}\\p\{N\}/g, '0-9A-Za-z\\u00AA-\\u1FFF\\u2C00-\\uD7FF\\uF900-\\uFFDC'] as const

/** z.int() brings the bounds of safe integers, z.iso.date() a calendar in one pattern, a tuple no length; answers may grow fields. */
const tidy = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}) => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.format === 'date') delete jsonSchema.pattern
  if (jsonSchema.pattern) jsonSchema.pattern = jsonSchema.pattern.replaceAll(...LETTERS)
  if (jsonSchema.contentEncoding === 'binary') delete jsonSchema.contentEncoding
  const def = zodSchema._zod.def
  if (def.type === 'tuple' && !def.rest && jsonSchema.prefixItems) {
    jsonSchema.items = {}
    jsonSchema.minItems = jsonSchema.maxItems = jsonSchema.prefixItems.length
  }
  if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties
}

export interface SchemaBook {
  /** The JSON schema of a zod schema; models with an id become references. */
  add: (schema: z.ZodType, direction: Direction) => JsonObject
  /** Follows a reference that `add` gave; any other schema comes back as it is. */
  look: (schema: JsonObject) => JsonObject
  /** Every model by name; a request model that differs from the answer's is called <name>Input. */
  models: () => JsonObject
  /** The document with the references of requests settled. */
  settle: (document: JsonObject) => JsonObject
}

/** Collects the models of a whole contract. */
export const schemaBook = (): SchemaBook => {
  const books = { input: new Map<string, JsonObject>(), output: new Map<string, JsonObject>() }

  const add: SchemaBook['add'] = (schema, direction) => {
    const prefix = direction === 'input' ? INPUT_REF : REF
    // Wrapped, so that a schema with an id is a model too, not only the ones below it.
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ root: schema }), {
      io: direction,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: tidy,
    })
    const own = (value: unknown) => withRefs(value as Json, (ref) => prefix + nameIn(ref)) as JsonObject
    for (const [name, model] of Object.entries($defs)) books[direction].set(name, own(model))
    return own(properties?.['root'])
  }

  const look: SchemaBook['look'] = (schema) => {
    const ref = schema['$ref']
    if (typeof ref !== 'string') return schema
    return (ref.startsWith(INPUT_REF) ? books.input : books.output).get(nameIn(ref)) ?? schema
  }

  /** Request models that say something else than the answer's model of the same name, by themselves or through another. */
  const differing = (): Set<string> => {
    const plain = (value: JsonObject) => JSON.stringify(withRefs(value, nameIn))
    const found = new Set<string>()
    const differs = (name: string, model: JsonObject) => {
      const other = books.output.get(name)
      return (
        other !== undefined && (plain(other) !== plain(model) || refsIn(model).some((ref) => found.has(ref)))
      )
    }
    for (let before = -1; before !== found.size;) {
      before = found.size
      for (const [name, model] of books.input) if (differs(name, model)) found.add(name)
    }
    return found
  }

  const settle: SchemaBook['settle'] = (document) => {
    const apart = differing()
    const settled = (ref: string) =>
      ref.startsWith(INPUT_REF) ? REF + nameIn(ref) + (apart.has(nameIn(ref)) ? 'Input' : '') : ref
    return withRefs(document, settled) as JsonObject
  }

  const models = (): JsonObject => {
    const apart = differing()
    const inputs = [...books.input].map(
      ([name, model]) => [apart.has(name) ? `${name}Input` : name, model] as const,
    )
    const all = [...inputs, ...books.output]
    return Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))
  }

  return { add, look, models, settle }
}
