import type { Hono } from 'hono'
import type { Control } from '../control/control.ts'
import { siteOf } from '../site.ts'

const DAY_S = 86_400

/** /mock/upload/:file: a picture that a member sent, of the world that asks; never anything a browser would run. */
export const uploadPage = (app: Hono, control: Control): void => {
  app.get('/mock/upload/:file', (c) => {
    const found = siteOf(control.world(c)).uploads.find(c.req.param('file'))
    if (!found) return c.notFound()
    return c.body(new Uint8Array(found.bytes), 200, {
      'content-type': found.type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': `private, max-age=${DAY_S}`,
    })
  })
}
