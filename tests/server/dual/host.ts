import {
  type Agent,
  type IncomingMessage,
  type RequestListener,
  type Server,
  createServer,
  request as ask,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Passed } from '../../../mock-server/src/dual/exchange.ts'
import { openDualHost } from '../../../mock-server/src/dual/wire/host.ts'
import { app } from '../harness.ts'

export const listening = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

/** A server in front of `upstream`; what isn't the real backend's is answered by 'ours'. */
export const inFront = async (upstream: string, options: { patienceMs?: number; ca?: string } = {}) => {
  const passed: Passed[] = []
  const dual = openDualHost({
    upstream: new URL(upstream),
    calls: app.calls,
    corsOrigins: [],
    ip: () => '127.0.0.1',
    passed: (one) => void passed.push(one),
    ...options,
  })
  const ours: RequestListener = (_incoming, outgoing) => outgoing.end('ours')
  const server = dual.createServer({}, ours)
  const port = await listening(server)
  return {
    port,
    passed,
    server,
    close: () => {
      dual.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface Raw {
  status: number
  statusMessage: string
  headers: string[]
  trailers: string[]
  body: Buffer
}
export interface Sent {
  method?: string
  path: string
  headers?: Record<string, string | string[]>
  body?: Uint8Array | string
  agent?: Agent
}

/** One call, its answer to the last byte. */
export const raw = (port: number, { method = 'POST', path, headers = {}, body, agent }: Sent): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const going = ask(
      { port, host: '127.0.0.1', method, path, headers, agent },
      (answer: IncomingMessage) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            statusMessage: answer.statusMessage!,
            headers: answer.rawHeaders,
            trailers: answer.rawTrailers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    going.on('error', reject)
    going.end(body)
  })

/** A server that does with a call whatever a test wants. */
export const upstreamOf = async (listener: RequestListener) => {
  const server = createServer(listener)
  const port = await listening(server)
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    server,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
