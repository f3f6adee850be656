import type { Hono } from 'hono'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { type GuardOptions, guard } from '../control/guard.ts'

const PATH = '/__mock/mcp'
/** What lets a caller steer goes along with everything that is asked in its name. */
const CARRIED = ['authorization', 'cookie', 'host', 'origin', 'referer', 'sec-fetch-site']

interface McpOptions {
  guard: GuardOptions
  /** Whoever asks by ?readonly=1 reads only in any case. */
  isReadOnly: boolean
  version: string
}

/** The Model Context Protocol over streamable HTTP, for whoever may steer. Its parts are loaded when the first caller comes. */
export const serveMcp = (app: Hono, options: McpOptions): void => {
  app.all(PATH, guard(options.guard), async (c) => {
    const [{ createMcpHandler }, { openServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('./server.ts'),
    ])
    const caller = c.req.raw.headers
    const carried = CARRIED.flatMap((name) => {
      const value = caller.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    const { origin } = new URL(c.req.url)
    const handler = createMcpHandler(() =>
      openServer({
        ask: async (path, init) => {
          const headers = new Headers(init?.headers)
          for (const [name, value] of carried) headers.set(name, value)
          return app.fetch(new Request(origin + path, { ...init, headers }), c.env)
        },
        world: c.req.header(TESTER_HEADER.world) ?? 'default',
        isReadOnly: options.isReadOnly || c.req.query('readonly') === '1',
        version: options.version,
      }),
    )
    return handler.fetch(c.req.raw)
  })
}
