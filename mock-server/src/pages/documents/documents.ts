import type { Hono } from 'hono'
import { describedTo } from '../../control/said.ts'
import { controlDocument } from './controlDocument.ts'
import { LLMS } from './llms.data.ts'
import { messageDocument } from './messageDocument.ts'
import { siteDocument } from './siteDocument.ts'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** The documents that clients are made from: the site's calls, its messages, and what steers the mock. */
export const documents = (app: Hono, version: string): void => {
  const made = new Map<string, string>()
  const serve = (path: string, make: () => object) =>
    app.get(path, async (c) => {
      const before = made.get(path) ?? JSON.stringify(make())
      made.set(path, before)
      return c.body(await describedTo(c, before), 200, JSON_TYPE)
    })
  serve('/__mock/openapi.json', () => siteDocument(version))
  serve('/__mock/openapi-control.json', () => controlDocument(version))
  app.get('/llms.txt', (c) => c.text(LLMS))
  app.get('/__mock/llms.txt', (c) => c.text(LLMS))
  app.get('/__mock/asyncapi.json', (c) => {
    const { host } = new URL(c.req.url)
    return c.body(JSON.stringify(messageDocument(version, host)), 200, JSON_TYPE)
  })
}
