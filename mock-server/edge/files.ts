import { serveStatic } from 'hono/serve-static'
import type { ServeFiles } from '../src/builtFiles.ts'
import type { Env } from './env.ts'

/** Hands out the plain files that came with the build, packed ones where a browser takes them. */
export const fromFiles =
  ({ FILES }: Env): ServeFiles =>
  (options) =>
    serveStatic({
      ...options,
      join: (root, path) => `${root}/${path}`.replaceAll(/\/+/g, '/').replace(/^\//, ''),
      isDir: (path) => path === '' || path.endsWith('/'),
      getContent: async (path) => {
        const found = await FILES.fetch(`http://files/${path}`)
        // A folder answers with the list of its files.
        if (found.ok && found.headers.get('content-type') !== 'application/json') return found.body
        await found.body?.cancel()
        return null
      },
    })
