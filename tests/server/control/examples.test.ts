import { describe, expect, it } from 'vitest'
import { contract, messages } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { exampleOf, exampleRequest } from '../../../mock-server/console/src/schema/example.ts'
import type { Schema } from '../../../mock-server/console/src/schema/schema.ts'
import { type Document, requestOf } from '../../../mock-server/console/src/try/document.ts'
import { siteDocument } from '../../../mock-server/src/pages/documents/siteDocument.ts'
import { createMockClient } from '../../../mock-server/src/testing/client.ts'
import { app } from '../harness.ts'

const NOW = 1_790_000_000_000
const document = siteDocument('') as unknown as Document
const models = document.components.schemas
const callable = flatten(contract).filter(({ endpoint }) => !endpoint.upload && !endpoint.upgrade)

describe('what the console fills in', () => {
  it.each(callable)('is a request that $id takes', ({ id, endpoint }) => {
    const schema = requestOf(document, endpoint.method, endpoint.path)!
    const body = exampleRequest(id, schema, models, { now: NOW })
    const { error } = endpoint.request.safeParse(body)
    expect({ body, issues: error?.issues ?? [] }).toMatchObject({ issues: [] })
  })

  it('is a message that can be pushed, for each that the server sends', async () => {
    const { chat } = createMockClient('http://127.0.0.1', {
      world: 'examples',
      fetch: async (input, init) =>
        app.hono.fetch(
          new Request(input, { ...init, headers: { ...(init?.headers as object), host: '127.0.0.1' } }),
        ),
    })
    for (const { name, down } of await chat.messages()) {
      if (!down) continue
      const schema = down as Schema
      const data = exampleOf(schema, schema.$defs ?? {}, { now: NOW, values: { rid: 'lobby' } })
      const { error } = messages[name as keyof typeof messages].down!.safeParse(data)
      expect({ name, data, issues: error?.issues ?? [] }).toMatchObject({ issues: [] })
    }
  })
})
