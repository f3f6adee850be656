import { HEADER } from '@app/contract/kit/headers'
import type { Models, Schema } from '../schema/schema.ts'

interface Operation {
  operationId: string
  description?: string
  parameters?: { name?: string; in?: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Models }
}

let asked: Promise<Document> | undefined
/** The API reference, asked for once; again where it didn't come. */
export const readDocument = (): Promise<Document> =>
  (asked ??= fetch('/__mock/openapi.json', {
    headers: { [HEADER.lang]: document.documentElement.lang },
  })
    .then((answer) => answer.json() as Promise<Document>)
    .catch((error: unknown) => {
      asked = undefined
      throw error
    }))

const JSON_TYPE = 'application/json'

/** tt and xx, which whoever sends a call adds. */
const BLOBS = ['tt', 'xx']

/** What a call takes without tt and xx: its body, or its query as if it were one. Undefined for a file. */
export const requestOf = (document: Document, method: string, path: string): Schema | undefined => {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) return undefined
  if (operation.requestBody) return operation.requestBody.content[JSON_TYPE]?.schema.allOf?.[0]
  const fields = (operation.parameters ?? []).filter(
    ({ in: place, name }) => place === 'query' && name && !BLOBS.includes(name),
  )
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name!, schema ?? {}])),
    required: fields.filter(({ required }) => required).map(({ name }) => name!),
  }
}
