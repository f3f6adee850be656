import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@app/contract'
import { MESSAGE_ID, messageName } from '@app/contract/chat/messageIds'
import { blobs } from '@app/contract/kit/cipher'
import { flatten } from '@app/contract/kit/endpoint'
import type { Envelope } from '@app/contract/kit/envelope'
import { HEADER, SITE_ID } from '@app/contract/kit/headers'
import { STATUS, statusName } from '@app/contract/kit/status'
import { WebSocket, WebSocketServer } from 'ws'
import type { Anything, Deviation, Passing } from './deviation.ts'

const idOf = new Map(flatten(contract).map(({ id, endpoint }) => [endpoint.path, id]))
const HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'upgrade'])

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      HOP.has(name) || name.startsWith('sec-websocket') || typeof value !== 'string' ? [] : [[name, value]],
    ),
  )
const parsed = (text: string): Anything => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stands in front of a backend and breaks its answers in one way. */
export const wrap = async (target: URL, broken: Deviation) => {
  const memory: Passing['memory'] = new Map()
  let ids = 0
  const server = createServer((request, response) => void pass(request, response))
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', target)
    const headers = headersOf(request)
    let sent: Buffer = await bytesOf(request)
    const isMeant = broken.calls.includes(idOf.get(url.pathname) ?? '')
    const query = Object.fromEntries(url.searchParams)
    const passing: Passing = {
      body: sent.length > 0 ? (parsed(sent.toString()) ?? {}) : query,
      token: headers[HEADER.token.toLowerCase()] ?? '',
      memory,
    }
    if (isMeant && (broken.asks || broken.forgetsIds) && sent.length > 0) {
      broken.asks?.(passing)
      if (broken.forgetsIds) {
        const requestId = `broken-${++ids}`
        headers[HEADER.requestId.toLowerCase()] = requestId
        Object.assign(passing.body, blobs({ now: Date.now(), ip: '' }, { siteId: SITE_ID, requestId }))
      }
      sent = Buffer.from(JSON.stringify(passing.body))
    }
    const { method = 'GET' } = request
    const answer = await fetch(url, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: new Uint8Array(sent) }),
    })
    let text: string | Buffer = Buffer.from(await answer.arrayBuffer())
    let { status } = answer
    const envelope = isMeant ? (parsed(text.toString()) as Envelope | undefined) : undefined
    if (envelope) {
      const before = envelope.status_code
      const told = broken.answers?.(envelope, passing) ?? envelope
      // A code brings its HTTP status along, unless that is what deviates.
      const name = told.status_code === before ? undefined : statusName(told.status_code)
      if (name) status = STATUS[name].http
      status = broken.http?.(status, told) ?? status
      text = JSON.stringify(told)
    }
    response.writeHead(status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
    })
    response.end(text)
  }
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (down, request) => {
    const url = new URL(request.url ?? '/', target)
    url.protocol = 'ws:'
    const up = new WebSocket(url, { headers: headersOf(request) })
    const waiting: string[] = []
    down.on('message', (frame: Buffer) =>
      up.readyState === WebSocket.OPEN ? up.send(frame.toString()) : waiting.push(frame.toString()),
    )
    up.on('open', () => waiting.splice(0).forEach((frame) => up.send(frame)))
    up.on('message', (frame: Buffer) => {
      const { msgId, msgData } = JSON.parse(frame.toString()) as { msgId: number; msgData: Anything }
      const name = messageName(msgId)!
      for (const each of broken.frames?.(name, msgData) ?? [{ name, data: msgData }])
        down.send(JSON.stringify({ msgId: MESSAGE_ID[each.name], msgData: each.data }))
    })
    for (const [one, other] of [
      [down, up],
      [up, down],
    ] as const) {
      one.on('close', () => other.close())
      one.on('error', () => other.close())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    base: new URL(`http://127.0.0.1:${port}`),
    close: () => {
      sockets.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
