import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inFolder } from '../../../scripts/build/demoPages.mjs'

/** Hands the files at `origin` out again, in a folder of another host, as a build for that folder would lie there. */
export const serveInFolder = async (origin: string, home: string): Promise<string> => {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', origin)
      const found = pathname.startsWith(home) && (await fetch(`${origin}/${pathname.slice(home.length)}`))
      if (!found) return response.writeHead(404).end()
      const type = found.headers.get('content-type') ?? ''
      response.writeHead(found.status, { 'content-type': type, 'cache-control': 'no-cache' })
      if (type.startsWith('text/html')) return response.end(inFolder(await found.text(), home))
      return response.end(Buffer.from(await found.arrayBuffer()))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It ends with its worker: pages ask it for files until they are closed.
  server.unref()
  const { port } = server.address() as AddressInfo
  return `http://localhost:${port}${home}`
}
