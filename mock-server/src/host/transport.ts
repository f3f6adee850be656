import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Transport } from '../kit/mount.ts'

/** The Node server's side of a call: the peer's address, and breaking the connection. */
export const nodeTransport: Transport = {
  ip: (c) => getConnInfo(c).remote.address?.replace(/^::ffff:/, '') ?? '127.0.0.1',
  cut: (c) => {
    ;(c.env as HttpBindings).incoming.socket.destroy()
    return new Response(null, { status: 499 })
  },
}
