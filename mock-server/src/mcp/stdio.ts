import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Reach } from './reach.ts'
import { openServer } from './server.ts'

interface StdioOptions extends Pick<Reach, 'world' | 'isReadOnly' | 'version'> {
  /** Of the mock that is steered: http://127.0.0.1:8787 */
  url: string
  token: string | undefined
}

/** The Model Context Protocol on this process's own input and output, for a mock that is reached by its address. */
export const serveOnStdio = ({ url, token, ...reach }: StdioOptions) =>
  serveStdio(() =>
    openServer({
      ...reach,
      ask: (path, init) => {
        const headers = new Headers(init?.headers)
        if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
        return fetch(url + path, { ...init, headers })
      },
    }),
  )
