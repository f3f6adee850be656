import { createServer, request as ask } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** What a proxy that knows no websocket makes of a handshake. */
export type Handling = 'pass' | 'close' | 'hang' | 'answer200'

/** A door before the site, as companies and hotels have them: HTTP passes, or what `spoil` makes of it; a websocket as it is told. */
export const openProxy = async (origin: string, spoil?: (path: string, text: string) => string) => {
  const target = new URL(origin)
  const way = { websocket: 'pass' as Handling }
  const sockets = new Set<Socket>()
  const lines = new Set<Duplex>()
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming
    const plain = spoil ? { ...headers, 'accept-encoding': 'identity' } : headers
    // A connection for each call: none is used in the moment that the site closes it.
    const onwards = ask(
      { host: target.hostname, port: target.port, method, path, headers: plain, agent: false },
      (heard) => {
        if (!spoil) {
          answer.writeHead(heard.statusCode ?? 502, heard.headers)
          return void heard.pipe(answer)
        }
        const chunks: Buffer[] = []
        heard.on('data', (chunk: Buffer) => chunks.push(chunk))
        heard.on('end', () => {
          const { 'content-length': _, ...kept } = heard.headers
          answer.writeHead(heard.statusCode ?? 502, kept)
          answer.end(spoil(path ?? '', Buffer.concat(chunks).toString()))
        })
      },
    )
    onwards.on('error', () => answer.destroy())
    answer.on('close', () => onwards.destroy())
    incoming.pipe(onwards)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  })
  server.on('upgrade', ({ method, url: path, headers }, socket, said: Buffer) => {
    lines.add(socket)
    socket.on('close', () => lines.delete(socket))
    if (way.websocket === 'hang') return
    if (way.websocket === 'close') return void socket.destroy()
    if (way.websocket === 'answer200')
      return void socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 2\r\n\r\nok')
    const onwards = ask({ host: target.hostname, port: target.port, method, path, headers })
    onwards.on('error', () => socket.destroy())
    onwards.on('upgrade', (heard, other, told: Buffer) => {
      const lines = Object.entries(heard.headers).map(([name, value]) => `${name}: ${String(value)}`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      socket.write(told)
      other.write(said)
      other.on('error', () => socket.destroy()).pipe(socket)
      socket.on('close', () => other.destroy()).pipe(other)
    })
    onwards.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on, and for whoever is connected; calls on their way go on. */
    websocket: (handling: Handling) => {
      way.websocket = handling
      for (const line of lines) line.destroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
