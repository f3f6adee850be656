import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { inFront, listening } from './host.ts'

const HANDSHAKE = '/stream/ws/v1/handshake?clientType=web&siteId=1001'

/** A backend that sends back what it hears, twice. */
const echoing = async (perMessageDeflate: boolean) => {
  const server = createServer()
  const wss = new WebSocketServer({ server, perMessageDeflate })
  const heard: { origin: string | undefined; extensions: string }[] = []
  wss.on('connection', (ws, { headers }) => {
    heard.push({ origin: headers.origin, extensions: ws.extensions })
    ws.on('message', (data, isBinary) => {
      ws.send(data, { binary: isBinary })
      ws.send(data, { binary: isBinary })
    })
  })
  const port = await listening(server)
  const close = () => {
    for (const client of wss.clients) client.terminate()
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, heard, close }
}

it.each([true, false])('frames go by unchanged and are read beside; compressed: %s', async (isCompressed) => {
  const upstream = await echoing(isCompressed)
  const dual = await inFront(upstream.url)
  const ws = new WebSocket(`ws://127.0.0.1:${dual.port}${HANDSHAKE}`, {
    perMessageDeflate: isCompressed,
    origin: `http://127.0.0.1:${dual.port}`,
  })
  await once(ws, 'open')
  const said = [
    '{"msgId":0,"msgData":{}}',
    `{"msgId":10003,"msgData":{"msg":"${'澄湾'.repeat(20_000)}"}}`,
    '不是 JSON',
  ]
  const got: string[] = []
  const all = new Promise<void>((resolve) =>
    ws.on('message', (data: Buffer) => {
      got.push(data.toString())
      if (got.length === said.length * 2) resolve()
    }),
  )
  for (const text of said) ws.send(text)
  await all
  expect(got).toEqual(said.flatMap((text) => [text, text]))
  ws.close()
  await once(ws, 'close')
  const events = dual.passed.flatMap((one) => ('event' in one ? [one.event] : []))
  expect(events.flatMap((event) => (event.does === 'up' ? [event.text] : []))).toEqual(said)
  expect(events.flatMap((event) => (event.does === 'down' ? [event.text] : []))).toEqual(got)
  expect(upstream.heard).toMatchObject(
    [{ origin: upstream.url, extensions: isCompressed ? /permessage-deflate/ : '' }].map(
      ({ origin, extensions }) => ({
        origin,
        extensions: typeof extensions === 'string' ? extensions : expect.stringMatching(extensions),
      }),
    ),
  )
  dual.close()
  upstream.close()
})

it('a foreign page gets no line, another address no socket, and a backend that is gone is told', async () => {
  const upstream = await echoing(false)
  const dual = await inFront(upstream.url)
  const refusedWith = async (path: string, origin?: string) => {
    const ws = new WebSocket(`ws://127.0.0.1:${dual.port}${path}`, origin === undefined ? {} : { origin })
    const [error] = (await once(ws, 'error')) as [Error]
    return error.message
  }
  expect(await refusedWith(HANDSHAKE, 'https://evil.example')).toMatch(/403/)
  expect(await refusedWith('/other')).toMatch(/403/)
  upstream.close()
  expect(await refusedWith(HANDSHAKE)).toMatch(/502/)
  expect(dual.passed.at(-1)).toMatchObject({ event: { does: 'fails', why: 'gone' } })
  dual.close()
})
