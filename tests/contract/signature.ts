import { createHash } from 'node:crypto'
import type { OpenApiDocument } from '@app/contract/kit/reference/openapi'
import type { JsonObject } from '@app/contract/kit/reference/schemas'

const objectOf = (value: unknown) => (value ?? {}) as JsonObject
const listOf = (value: unknown) => (value ?? []) as JsonObject[]
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const lastOf = (reference: unknown) => textOf(reference).split('/').at(-1)!
const hash = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 8)

/** A schema's fields and types as a reader sees them; its limits and words are left to the hash. */
const shape = (schema: JsonObject): string => {
  if ('$ref' in schema) return lastOf(schema['$ref'])
  if ('const' in schema) return JSON.stringify(schema['const'])
  if ('enum' in schema)
    return listOf(schema['enum'])
      .map((value) => JSON.stringify(value))
      .join('|')
  for (const [key, sign] of [
    ['oneOf', ' | '],
    ['anyOf', ' | '],
    ['allOf', ' & '],
  ] as const)
    if (key in schema) return listOf(schema[key]).map(shape).join(sign)
  if ('prefixItems' in schema) return `[${listOf(schema['prefixItems']).map(shape).join(', ')}]`
  if (schema['type'] === 'array') return `(${shape(objectOf(schema['items']))})[]`
  if (schema['type'] !== 'object') return textOf(schema['type'] ?? 'any')
  const required = new Set(listOf(schema['required']) as unknown[])
  const fields = Object.entries(objectOf(schema['properties'])).map(
    ([name, value]) => `${name}${required.has(name) ? '' : '?'}: ${shape(objectOf(value))}`,
  )
  const others = schema['additionalProperties']
  if (typeof others === 'object') fields.push(`[name]: ${shape(objectOf(others))}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
const line = (name: string, schema: unknown) => `${name} ${shape(objectOf(schema))} #${hash(schema)}`

const mediaOf = (content: unknown) => objectOf(objectOf(Object.values(objectOf(content))[0])['schema'])

const callLines = (path: string, method: string, call: JsonObject): string[] => {
  const { requestBody, parameters, responses, ...said } = call
  const query = listOf(parameters).filter((each) => !('$ref' in each))
  const answers = Object.entries(objectOf(responses))
  const [success, refused] = listOf(mediaOf(objectOf(objectOf(responses)['200'])['content'])['oneOf'])
  return [
    '',
    `${method.toUpperCase()} ${path} ${textOf(call['operationId'])} #${hash([said, parameters])}`,
    ...(requestBody ? [line('  in', mediaOf(objectOf(requestBody)['content']))] : []),
    ...query.map((each) =>
      line(`  in ${textOf(each['name'])}${each['required'] ? '' : '?'}`, each['schema']),
    ),
    ...(success ? [line('  6000', objectOf(success['properties'])['data'])] : []),
    `  or ${shape(objectOf(objectOf(refused?.['properties'])['status_code']))} http ${answers.map(([http]) => http).join(' ')} #${hash(responses)}`,
  ]
}

/** The wire as one line for each call, what goes in and comes out, and each model: what changes, changes its line. */
export const signature = ({ paths, components, ...head }: OpenApiDocument): string => {
  const { schemas, ...others } = components
  return [
    `document #${hash(head)}`,
    ...Object.entries(others).map(([name, part]) => `${name} #${hash(part)}`),
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(objectOf(methods)).flatMap(([method, call]) => callLines(path, method, objectOf(call))),
    ),
    '',
    ...Object.entries(objectOf(schemas)).map(([name, schema]) => line(name, schema)),
    '',
  ].join('\n')
}
