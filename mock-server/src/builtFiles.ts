import type { Hono, MiddlewareHandler } from 'hono'
import type { HeaderOf } from './kit/incoming.ts'
import { isPageAddress } from './pageAddress.ts'

/** How a host hands out the files of a folder. */
export type ServeFiles = (options: {
  root: string
  path?: string
  precompressed?: boolean
  rewriteRequestPath?: (path: string) => string
}) => MiddlewareHandler

/** A first start serves the site before the console is built; the browser asks again by itself. */
const NO_CONSOLE = '控制台正在构建，几秒后自动打开。若一直如此，请运行 npm run build'
const HASHED = /^\/assets\//

/** Serves the scripts and styles of the launched games under /mock/games/. */
export const serveGames = (app: Hono, root: string, serveFiles: ServeFiles): void => {
  app.use('/mock/games/*', async (c, next) => {
    await next()
    if (c.res.status === 200) c.header('cache-control', 'no-cache')
  })
  app.get(
    '/mock/games/*',
    serveFiles({ root, rewriteRequestPath: (path) => path.slice('/mock/games'.length) }),
  )
  app.get('/mock/games/*', (c) => c.notFound())
}

/** Serves the built console at /__mock/, to whoever `mayLook`; while there is no build it says so. */
export const serveConsole = (
  app: Hono,
  root: string,
  mayLook: (header: HeaderOf) => boolean,
  serveFiles: ServeFiles,
): void => {
  app.get('/__mock', (c) => c.redirect(`/__mock/${new URL(c.req.url).search}`))
  const serve = serveFiles({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice('/__mock'.length),
  })
  const file: MiddlewareHandler = async (c, next) => {
    if (!mayLook((name) => c.req.header(name))) return c.text('只接受本机直接打开', 403)
    await next()
    if (c.res.status !== 200) return undefined
    const isHashed = c.req.path.startsWith('/__mock/assets/')
    c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    return undefined
  }
  app.use('/__mock/', file)
  app.use('/__mock/assets/*', file)
  app.get('/__mock/', serve)
  app.get('/__mock/assets/*', serve)
  app.get('/__mock/', (c) => c.text(NO_CONSOLE, 503, { refresh: '1' }))
  app.get('/__mock/assets/*', (c) => c.notFound())
}

/** Serves the built client: hashed files for a year, index.html for every page address, 404 for missing files. */
export const serveClient = (app: Hono, root: string, serveFiles: ServeFiles): void => {
  app.use('*', async (c, next) => {
    await next()
    if (c.res.status !== 200) return
    c.header('cache-control', HASHED.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache')
  })
  app.get('*', serveFiles({ root, precompressed: true }))
  const index = serveFiles({ root, path: 'index.html', precompressed: true })
  app.get('*', async (c, next) => {
    const isPage = isPageAddress(c.req.path)
    // Whoever opens a missing file reads the client's own not-found page; whatever loads one gets a plain 404.
    if (!isPage && c.req.header('sec-fetch-dest') !== 'document') return c.notFound()
    const page = (await index(c, next)) ?? (await c.notFound())
    return isPage ? page : new Response(page.body, { status: 404, headers: page.headers })
  })
}
