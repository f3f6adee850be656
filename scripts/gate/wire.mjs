import { z } from 'zod'
import { contract, messages } from '../../contract/src/index.ts'
import { flatten } from '../../contract/src/kit/endpoint.ts'
import { STATUS } from '../../contract/src/kit/status.ts'

/** Words for readers, and what zod adds of itself. */
const SAID = new Set([
  'description',
  'examples',
  'example',
  'title',
  'id',
  '$schema',
  '$id',
  '$defs',
  'default',
])
const LARGEST = Number.MAX_SAFE_INTEGER

/** A JSON schema without its words, references followed. */
const bare = (schema, defs, depth = 0) => {
  if (Array.isArray(schema)) return schema.map((each) => bare(each, defs, depth))
  if (typeof schema !== 'object' || schema === null) return schema
  if (depth > 40) return {}
  if (schema.$ref !== undefined) return bare(defs[schema.$ref.split('/').at(-1)] ?? {}, defs, depth + 1)
  const kept = {}
  for (const [name, value] of Object.entries(schema)) {
    if (SAID.has(name) && typeof value !== 'object') continue
    if (name === '$defs' || name === 'examples' || name === 'default') continue
    if (Math.abs(value) === LARGEST) continue
    kept[name] =
      name === 'properties'
        ? Object.fromEntries(
            Object.entries(value).map(([field, part]) => [field, bare(part, defs, depth + 1)]),
          )
        : bare(value, defs, depth + 1)
  }
  return kept
}

/** What a schema takes (`input`) or gives (`output`). */
const shapeOf = (schema, io) => {
  if (!schema) return null
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Answers may grow fields: an open object says so by saying nothing.
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties
    },
  })
  return bare(json, json.$defs ?? {})
}

const callOf = ({
  method,
  path,
  aliases = [],
  auth,
  effect = 'read',
  refusals,
  upload = false,
  request,
  response,
  carries,
}) => ({
  method,
  path,
  aliases,
  auth,
  effect,
  upload,
  refusals: refusals.map((name) => STATUS[name].code),
  in: shapeOf(request, 'input'),
  out: shapeOf(response, 'output'),
  carries: Object.fromEntries(
    Object.entries(carries?.calls ?? {}).map(
      ([name, { request: asked, response: told, effect: does = 'read' }]) => [
        name,
        { effect: does, in: shapeOf(asked, 'input'), out: shapeOf(told, 'output') },
      ],
    ),
  ),
})

/** All that travels: calls by id, messages by number, what each code is on HTTP. */
export const wireOf = (calls = contract, said = messages) => ({
  calls: Object.fromEntries(flatten(calls).map(({ id, endpoint }) => [id, callOf(endpoint)])),
  messages: Object.fromEntries(
    Object.values(said).map(({ msgId, up, down }) => [
      msgId,
      { up: shapeOf(up, 'input'), down: shapeOf(down, 'output') },
    ]),
  ),
  codes: Object.fromEntries(Object.values(STATUS).map(({ code, http }) => [code, http])),
})
