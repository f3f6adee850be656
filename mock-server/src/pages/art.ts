import type { Hono } from 'hono'
import { hash } from '@app/seeds/art/brush/seeded'
import { draw } from '@app/seeds/art/draw'

/** For an hour a browser asks for no picture again, and for a year it shows the one it has while it asks whether it was redrawn. */
const FRESH = 'public, max-age=3600, stale-while-revalidate=31536000'
/** Pictures kept drawn: more than one page shows. */
const KEPT = 500

interface Picture {
  svg: string
  tag: string
}

/** /art/:kind/:key.svg: the site's artwork, drawn from its key, told apart by the hash of what is drawn. */
export const artPages = (app: Hono): void => {
  const drawn = new Map<string, Picture>()
  const picture = (kind: string, key: string): Picture | null => {
    const name = `${kind}/${key}`
    const before = drawn.get(name)
    if (before !== undefined) return before
    const svg = draw(kind, key)
    if (svg === null) return null
    if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value!)
    const made = { svg, tag: `"${hash(svg).toString(36)}"` }
    drawn.set(name, made)
    return made
  }
  app.get('/art/:kind/:file{.+\\.svg}', (c) => {
    const found = picture(c.req.param('kind'), c.req.param('file').slice(0, -'.svg'.length))
    if (found === null) return c.notFound()
    const headers = { 'cache-control': FRESH, etag: found.tag }
    return c.req.header('if-none-match')?.includes(found.tag)
      ? c.body(null, 304, headers)
      : c.body(found.svg, 200, { ...headers, 'content-type': 'image/svg+xml' })
  })
}
