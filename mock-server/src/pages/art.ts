import type { Hono } from 'hono'
import { draw } from '@app/seeds/art/draw'

const YEAR_S = 31_536_000
/** Pictures kept drawn: more than one page shows. */
const KEPT = 500

/** /art/:kind/:key.svg: the site's artwork, drawn from its key, the same for ever. */
export const artPages = (app: Hono): void => {
  const drawn = new Map<string, string>()
  const picture = (kind: string, key: string): string | null => {
    const name = `${kind}/${key}`
    const before = drawn.get(name)
    if (before !== undefined) return before
    const svg = draw(kind, key)
    if (svg === null) return null
    if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value!)
    drawn.set(name, svg)
    return svg
  }
  app.get('/art/:kind/:file{.+\\.svg}', (c) => {
    const svg = picture(c.req.param('kind'), c.req.param('file').slice(0, -'.svg'.length))
    return svg === null
      ? c.notFound()
      : c.body(svg, 200, {
          'content-type': 'image/svg+xml',
          'cache-control': `public, max-age=${YEAR_S}, immutable`,
        })
  })
}
