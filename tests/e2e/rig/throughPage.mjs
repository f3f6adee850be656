import { once } from 'node:events'
import { createServer } from 'node:http'
import { chromium } from 'playwright'
import { WebSocketServer } from 'ws'
import { needChromium } from '../../../scripts/kit/browser.mjs'
import { fetchInBrowser } from './inBrowser.ts'

/** What a page may not send, or its browser sends by itself. */
const OWN = /^(?:host|connection|content-length|transfer-encoding|accept-encoding|user-agent|sec-.*|upgrade)$/
const headersOf = ({ headers }) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.test(name)))
const bytesOf = async (request) => {
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** The static demo on a port: its server is a worker of the browser, so a page of the browser carries each call and each frame. */
export const throughPage = async (demo) => {
  const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] })
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const ask = await fetchInBrowser(context, demo)
  const page = context.pages()[0]
  const lines = new Map()
  await page.exposeFunction('verifyHeard', (id, text) =>
    text === null ? lines.get(id)?.close() : lines.get(id)?.send(text),
  )

  const pass = async (request, response) => {
    const body = await bytesOf(request)
    try {
      const answer = await ask(demo + request.url, {
        method: request.method,
        headers: headersOf(request),
        ...(body.length > 0 ? { body } : {}),
      })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    } catch {
      response.destroy()
    }
  }
  const server = createServer((request, response) => void pass(request, response))
  let opened = 0
  const connect = async (line, request) => {
    const id = ++opened
    lines.set(id, line)
    const waiting = []
    let send = (text) => waiting.push(text)
    line.on('message', (frame) => send(String(frame)))
    line.on('close', () => void page.evaluate((key) => globalThis[key]?.close(), `line${id}`).catch(() => {}))
    const world = request.headers['x-mock-world']
    // A page's socket has no headers: the address names the world.
    const address = `${demo.replace('http', 'ws')}${request.url}&__world=${world}`
    await page.evaluate(
      ([key, number, url]) =>
        new Promise((resolve) => {
          const socket = (globalThis[key] = new WebSocket(url))
          socket.addEventListener('message', ({ data }) => globalThis.verifyHeard(number, data))
          socket.addEventListener('close', () => resolve(globalThis.verifyHeard(number, null)))
          socket.addEventListener('open', () => resolve())
        }),
      [`line${id}`, id, address],
    )
    send = (text) => void page.evaluate(([key, said]) => globalThis[key].send(said), [`line${id}`, text])
    waiting.forEach(send)
  }
  new WebSocketServer({ server }).on('connection', (line, request) => void connect(line, request))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await browser.close()
  }
  return { origin: `http://127.0.0.1:${server.address().port}`, close }
}
