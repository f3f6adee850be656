import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { WebSocketServer } from 'ws'
import { serveSockets } from '../../../mock-server/src/host/websocket.ts'
import { main } from '../../verify/main.ts'
import { openApp } from '../harness.ts'

/** The mock on a port, as `npm start` serves it: its answers are not checked before they leave. */
export const servedMock = async (): Promise<URL> => {
  const app = openApp({ strict: false, time: Date.now })
  serveSockets(app)
  const server = serve({
    fetch: app.hono.fetch,
    port: 0,
    hostname: '127.0.0.1',
    websocket: { server: new WebSocketServer({ noServer: true }) },
    overrideGlobalObjects: false,
  })
  await once(server, 'listening')
  onTestFinished(() => {
    app.worlds.closeAll()
    server.close()
  })
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

/** Something else on a port. */
export const served = async (answer: RequestListener): Promise<URL> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

/** The command as a shell would see it: its exit code and all that it said. */
export const ran = async (base: URL | string, ...args: string[]) => {
  let said = ''
  const hear = (text: string) => {
    said += text
  }
  const code = await main(['--base', String(base), ...args], { out: hear, err: hear })
  return { code, said }
}
