// The floor of the fan-out bench: the ws library alone, one text to every client by ws.send.
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1' })
server.on('connection', (client) => {
  client.on('message', (data) => {
    const frame = JSON.parse(Buffer.from(data).toString())
    if (frame.msgId === undefined) return
    const text = JSON.stringify(frame)
    for (const other of server.clients) other.send(text)
  })
})
process.on('SIGTERM', () => process.exit(0))
