import type { HttpBindings } from '@hono/node-server'
import type { Transport } from '../kit/mount.ts'

/** The Node server's side of a call: the peer's address, and breaking the connection. */
export const nodeTransport: Transport = {
  ip: (c) => (c.env as HttpBindings).incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1',
  header: (c, name) => {
    const value = (c.env as HttpBindings).incoming.headers[name]
    return typeof value === 'object' ? value.join(', ') : value
  },
  cut: (c) => {
    ;(c.env as HttpBindings).incoming.socket.destroy()
    return new Response(null, { status: 499 })
  },
}
