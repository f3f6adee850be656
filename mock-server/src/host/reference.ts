import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const DOCS = '/__mock/docs'

/** Serves what the API reference reads: its script, and the documents of this folder as they are written. */
export const serveReference = (app: Hono, { isBuilt, here }: { isBuilt: boolean; here: string }): void => {
  const docs = join(here, isBuilt ? 'docs' : '../../docs')
  const below = (path: string) => path.slice(DOCS.length)
  if (!isBuilt)
    app.get(`${DOCS}/scalar.js`, async (c) => {
      const { referenceScript } = await import('./referenceScript.ts')
      return c.body(await referenceScript(), 200, { 'content-type': 'text/javascript; charset=utf-8' })
    })
  app.get(`${DOCS}/:file{[\\w-]+\\.md}`, async (c, next) => {
    await next()
    if (c.res.status === 200) c.header('content-type', 'text/markdown; charset=utf-8')
  })
  app.get(
    `${DOCS}/:file{(?:scalar\\.js|[\\w-]+\\.md)}`,
    serveStatic({ root: docs, rewriteRequestPath: below }),
  )
}
