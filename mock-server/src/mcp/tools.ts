import type { Json, JsonObject } from '@app/contract/kit/reference/schemas'
import { controlDocument } from '../pages/documents/controlDocument.ts'
import { wordOf } from './reach.ts'

/** One call of the control API, as the document of it says. */
export interface Action {
  name: string
  method: string
  /** /__mock/api/members/{name} */
  path: string
  summary: string
  /** What it takes, by where that goes. */
  takes: ReadonlyMap<string, { in: 'path' | 'query' | 'body'; schema: Json; isNeeded: boolean }>
  /** Its body is a file, its answer is one. */
  takesFile: boolean
  givesFile: boolean
}

export interface Tool {
  name: string
  title: string
  actions: ReadonlyMap<string, Action>
}

const object = (value: Json | undefined) => (value ?? {}) as JsonObject
const list = (value: Json | undefined) => (Array.isArray(value) ? value : [])
const CONTENT = 'application/json'

const takenBy = (operation: JsonObject): Action['takes'] => {
  const takes = new Map<string, { in: 'path' | 'query' | 'body'; schema: Json; isNeeded: boolean }>()
  for (const each of list(operation['parameters'])) {
    const { name, in: place, required, schema, description } = object(each)
    if (place !== 'path' && place !== 'query') continue
    const told = description === undefined ? object(schema) : { ...object(schema), description }
    takes.set(wordOf(name), { in: place, schema: told, isNeeded: required === true })
  }
  const body = object(object(object(object(operation['requestBody'])['content'])[CONTENT])['schema'])
  for (const [name, schema] of Object.entries(object(body['properties'])))
    takes.set(name, { in: 'body', schema, isNeeded: list(body['required']).includes(name) })
  return takes
}

const actionOf = (path: string, method: string, operation: JsonObject): Action => {
  const content = object(object(operation['requestBody'])['content'])
  const success = object(object(operation['responses'])['200'] ?? object(operation['responses'])['201'])
  return {
    name: wordOf(operation['operationId']).split('.')[1]!,
    method: method.toUpperCase(),
    path,
    summary: wordOf(operation['summary']),
    takes: takenBy(operation),
    takesFile: content['application/octet-stream'] !== undefined,
    givesFile: object(success['content'])[CONTENT] === undefined,
  }
}

export const CAPSULE = '/__mock/api/capsule'
/** Not a stream that doesn't end, and no database. */
const isOfText = ({ path, takesFile, givesFile }: Action) => !takesFile && (!givesFile || path === CAPSULE)

/** A tool for each group of the control API, made of its document. */
export const toolsOf = (version: string, isReadOnly: boolean): Map<string, Tool> => {
  const { paths, tags } = controlDocument(version)
  const titles = new Map(list(tags as Json).map((tag) => [object(tag)['name'], object(tag)['description']]))
  const tools = new Map<string, Tool & { actions: Map<string, Action> }>()
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(object(operations))) {
      const action = actionOf(path, method, object(operation))
      const group = wordOf(list(object(operation)['tags'])[0])
      if (!isOfText(action) || (isReadOnly && action.method !== 'GET')) continue
      const tool = tools.get(group) ?? { name: group, title: wordOf(titles.get(group)), actions: new Map() }
      tools.set(group, tool)
      tool.actions.set(action.name, action)
    }
  return tools
}

/** arm(path, status_code?, …) */
const signature = ({ name, takes }: Action) =>
  `${name}(${[...takes].map(([field, { isNeeded }]) => (isNeeded ? field : `${field}?`)).join(', ')})`

/** Of a field that several actions take: as the first says, or either way. */
const merged = (schemas: Json[]): Json => {
  const unlike = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return unlike.length === 1 ? unlike[0]! : { anyOf: unlike }
}

export const WORLD: JsonObject = {
  type: 'string',
  pattern: '^[a-z0-9-]{1,40}$',
  description: '世界名称 · the world that this is about; a new name makes a new world',
}

/** The tool as the protocol lists it. */
export const listed = ({ name, title, actions }: Tool) => {
  const all = [...actions.values()]
  const fields = new Map<string, Json[]>()
  for (const { takes } of all)
    for (const [field, { schema }] of takes) fields.set(field, [...(fields.get(field) ?? []), schema])
  const isReading = all.every(({ method }) => method === 'GET')
  return {
    name,
    title,
    description: `${title}\n${all.map((action) => `- ${signature(action)}：${action.summary}`).join('\n')}`,
    inputSchema: {
      type: 'object' as const,
      properties: {
        action: { type: 'string', enum: [...actions.keys()], description: '动作 · what to do' },
        world: WORLD,
        ...Object.fromEntries([...fields].map(([field, schemas]) => [field, merged(schemas)])),
      },
      required: ['action'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: isReading, destructiveHint: !isReading, openWorldHint: false },
  }
}
