import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Transport } from '../kit/mount.ts'

/** A browser repeats by itself, unseen, a call whose connection closed before any answer: this one breaks off inside it. */
const BROKEN_OFF = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 65536\r\n\r\n'

/** The Node server's side of a call: the peer's address, and breaking the connection. */
export const nodeTransport: Transport = {
  ip: (c) => (c.env as HttpBindings).incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1',
  header: (c, name) => {
    const value = (c.env as HttpBindings).incoming.headers[name]
    return typeof value === 'object' ? value.join(', ') : value
  },
  cut: (c) => {
    const { socket } = (c.env as HttpBindings).incoming
    socket.write(BROKEN_OFF, () => socket.destroy())
    return new Response(null, { status: 499 })
  },
}

/** Closes the connection of a handshake: no browser repeats those by itself. */
export const hangUp = (c: Context): Response => {
  ;(c.env as HttpBindings).incoming.socket.destroy()
  return new Response(null, { status: 499 })
}
