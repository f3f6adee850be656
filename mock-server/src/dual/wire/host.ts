import { type IncomingMessage, type RequestListener, type Server, createServer } from 'node:http'
import { chat } from '@app/contract/chat/chat'
import type { Calls } from '../../kit/calls.ts'
import { systemTime } from '../../world/clock.ts'
import type { Passed } from '../exchange.ts'
import { openForward } from './forward.ts'
import { openLines } from './lines.ts'

/** Silence after which a call is given up; the client's own patience is shorter. */
const PATIENCE_MS = 60_000

export interface DualHostOptions {
  upstream: URL
  calls: Pick<Calls, 'find'>
  /** Origins besides the page's own that may connect. */
  corsOrigins: readonly string[]
  ip(incoming: IncomingMessage): string
  passed(passed: Passed): void
  patienceMs?: number
  /** Further authorities that a certificate may come from. */
  ca?: string
}

const FORBIDDEN = 'HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n'
const pathOf = (url: string) => url.split('?', 1)[0]!

/** Stands between the server and its app: documented calls and the websocket go to the real backend, everything else as before. */
export const openDualHost = ({
  upstream,
  calls,
  corsOrigins,
  ip,
  passed,
  patienceMs = PATIENCE_MS,
  ca,
}: DualHostOptions) => {
  const way = { upstream, now: systemTime, ip, ca }
  const forward = openForward({ ...way, patienceMs, passed: (exchange) => passed({ exchange }) })
  const lines = openLines({ ...way, passed: (event) => passed({ event }) })

  /** A foreign page gets no line; programs name no page. */
  const isForeign = ({ headers: { origin, host } }: IncomingMessage) =>
    origin !== undefined &&
    !corsOrigins.includes(origin) &&
    !(URL.canParse(origin) && new URL(origin).host === host)

  return {
    createServer: (options: object, listener: RequestListener): Server => {
      const server = createServer(options, (incoming, outgoing) => {
        const { method = '', url = '' } = incoming
        if (calls.find(method, pathOf(url))) forward(incoming, outgoing)
        else listener(incoming, outgoing)
      })
      server.on('upgrade', (incoming, socket, first) => {
        socket.on('error', () => socket.destroy())
        if (pathOf(incoming.url ?? '') !== chat.handshake.path || isForeign(incoming)) socket.end(FORBIDDEN)
        else lines.upgrade(incoming, socket, first)
      })
      return server
    },
    close: () => {
      forward.close()
      lines.close()
    },
  }
}
