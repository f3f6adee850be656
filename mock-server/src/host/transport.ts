import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import type { Transport } from '../kit/mount.ts'
import { packed } from './packed.ts'

/** A browser repeats by itself, unseen, a call whose connection closed before any answer: this one breaks off inside it. */
const BROKEN_OFF = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 65536\r\n\r\n'
const MAPPED = '::ffff:'

const incomingOf = (c: Context): IncomingMessage => (c.env as HttpBindings).incoming

/** The peer's address, a mapped one as IPv4. */
export const addressOf = ({ socket }: IncomingMessage): string => {
  const address = socket.remoteAddress ?? '127.0.0.1'
  return address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address
}

export const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'object' ? value.join(', ') : value
}

/** Breaks the connection in the middle of an answer. */
export const breakOff = (socket: Socket): void => {
  socket.write(BROKEN_OFF, () => socket.destroy())
}

/** The Node server's side of a call: the peer's address, and breaking the connection. */
export const nodeTransport: Transport = {
  ip: (c) => addressOf(incomingOf(c)),
  header: (c, name) => headerOf(incomingOf(c), name),
  packing: compress(),
  packed: (c, body) => packed(body, headerOf(incomingOf(c), 'accept-encoding')),
  cut: (c) => {
    breakOff(incomingOf(c).socket)
    return new Response(null, { status: 499 })
  },
}

/** Closes the connection of a handshake: no browser repeats those by itself. */
export const hangUp = (c: Context): Response => {
  incomingOf(c).socket.destroy()
  return new Response(null, { status: 499 })
}
