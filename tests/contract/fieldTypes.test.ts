import { contract, messages } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { channelMethods } from '@app/contract/sport/channel'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { HOMONYMS, VARIED } from './homonyms.data.ts'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $ref?: string
  $defs?: Record<string, Schema>
}
type Seen = Map<string, Set<string>>

const scalars: Seen = new Map()
const shapes: Seen = new Map()
const note = (seen: Seen, name: string, what: string) =>
  seen.set(name, (seen.get(name) ?? new Set()).add(what))

const branchesOf = (schema: Schema, defs: Record<string, Schema>): Schema[] => {
  const named = schema.$ref === undefined ? schema : defs[schema.$ref.split('/').at(-1)!]!
  const inner = [named.anyOf, named.oneOf, named.allOf].flatMap((each) => each ?? [])
  return inner.length > 0 ? inner.flatMap((each) => branchesOf(each, defs)) : [named]
}
const scalarOf = ({ type, const: only, enum: values }: Schema): string | undefined => {
  const kind = type ?? typeof (only ?? values?.[0])
  if (kind === 'integer') return 'number'
  return ['string', 'number', 'boolean'].includes(kind) ? kind : undefined
}
const walk = (schema: Schema, defs = schema.$defs ?? {}): void => {
  for (const branch of branchesOf(schema, defs)) {
    if (branch.items) walk(branch.items, defs)
    for (const [name, field] of Object.entries(branch.properties ?? {})) {
      for (const each of branchesOf(field, defs)) {
        const scalar = scalarOf(each)
        if (scalar) note(scalars, name, scalar)
        if (each.properties) note(shapes, name, Object.keys(each.properties).toSorted().join())
      }
      walk(field, defs)
    }
  }
}
const read = (schema: z.ZodType | undefined, io: 'input' | 'output') =>
  schema && walk(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema)

for (const { request, response } of [
  ...flatten(contract).map(({ endpoint }) => endpoint),
  ...Object.values(channelMethods),
]) {
  read(request, 'input')
  read(response, 'output')
}
for (const { up, down } of Object.values(messages)) {
  read(up, 'input')
  read(down, 'output')
}
const twofold = (seen: Seen) => [...seen].flatMap(([name, kinds]) => (kinds.size > 1 ? name : [])).toSorted()

test('a field has one type in all calls, channel methods and messages, but for the homonyms on record', () => {
  expect(scalars.size).toBeGreaterThan(400)
  expect(twofold(scalars)).toEqual(Object.keys(HOMONYMS).toSorted())
})

test('an object has one shape wherever it appears', () => {
  expect(shapes.get('live')?.size).toBe(1)
  expect(twofold(shapes)).toEqual(VARIED.toSorted())
})
