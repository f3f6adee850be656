import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Duplex } from 'node:stream'
import * as ws from 'ws'
import type { LineEvent } from '../exchange.ts'
import { detailOf, incidentOf } from './forward.ts'
import { asked, onward } from './headers.ts'

const LONGEST_FRAME = 1024 * 1024
const HANDSHAKE_MS = 10_000
/** The extension of RFC 7692. */
const DEFLATE = 'permessage-deflate'

export interface LinesOptions {
  upstream: URL
  now(): number
  ip(incoming: IncomingMessage): string
  ca?: string | undefined
  passed(event: LineEvent): void
}

const head = (first: string, raw: readonly string[]): string => {
  const lines = raw.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${raw[at + 1]}`] : []))
  return [first, ...lines, '', ''].join('\r\n')
}

interface Reader {
  write(chunk: Buffer): void
  on(event: 'message', heard: (data: Buffer, isBinary: boolean) => void): void
  on(event: 'error', failed: () => void): void
}
interface Inflater {
  params: unknown
  normalizeParams(parsed: unknown): unknown[]
}
/** The library's own parts, which its types leave out. */
const { Receiver, PerMessageDeflate, extension } = ws as unknown as {
  Receiver: new (options: object) => Reader
  PerMessageDeflate: new (options: object) => Inflater
  extension: { parse(header: string): Record<string, unknown> }
}

/** What both ends agreed on, for whoever only listens. */
const inflaterOf = (agreed: string | undefined, isFromClient: boolean): Record<string, Inflater> => {
  const parsed = agreed === undefined ? undefined : extension.parse(agreed)[DEFLATE]
  if (!parsed) return {}
  const inflater = new PerMessageDeflate({ isServer: isFromClient, maxPayload: LONGEST_FRAME })
  inflater.params = inflater.normalizeParams(parsed)[0]
  return { [DEFLATE]: inflater }
}

/** Reads the texts of one direction from a copy of its bytes; what can't be read is no longer listened to. */
const listener = (isFromClient: boolean, agreed: string | undefined, heard: (text: string) => void) => {
  const receiver = new Receiver({
    isServer: isFromClient,
    extensions: inflaterOf(agreed, isFromClient),
    maxPayload: LONGEST_FRAME,
    binaryType: 'nodebuffer',
  })
  let isDeaf = false
  receiver.on('message', (data, isBinary) => {
    if (!isBinary) heard(data.toString())
  })
  receiver.on('error', () => {
    isDeaf = true
  })
  return (chunk: Buffer) => {
    // A copy: frames are unmasked where they lie.
    if (!isDeaf) receiver.write(Buffer.from(chunk))
  }
}

export interface Lines {
  upgrade(incoming: IncomingMessage, socket: Duplex, first: Buffer): void
  close(): void
}

/** Carries websockets to the real backend: bytes go by unchanged both ways, and are read beside. */
export const openLines = ({ upstream, now, ip, ca, passed }: LinesOptions): Lines => {
  const { request } = upstream.protocol === 'https:' ? https : http
  const open = new Set<Duplex>()
  let last = 0

  const join = (line: number, ours: Duplex, theirs: Duplex, agreed: string | undefined) => {
    const hear = (does: 'up' | 'down') => (text: string) => passed({ at: now(), line, does, text })
    const [up, down] = [listener(true, agreed, hear('up')), listener(false, agreed, hear('down'))]
    ours.on('data', up)
    theirs.on('data', down)
    ours.pipe(theirs).pipe(ours)
    let isOver = false
    const over = () => {
      ours.destroy()
      theirs.destroy()
      open.delete(ours)
      if (!isOver) passed({ at: now(), line, does: 'closes' })
      isOver = true
    }
    for (const side of [ours, theirs]) side.on('close', over).on('error', over)
  }

  return {
    upgrade: (incoming, socket, first) => {
      const line = ++last
      const { method = 'GET', url = '', rawHeaders, headers } = incoming
      open.add(socket)
      const failed = (why: Extract<LineEvent, { does: 'fails' }>['why'], detail: string, answer: string) => {
        passed({ at: now(), line, does: 'fails', why, detail })
        open.delete(socket)
        if (!socket.destroyed) socket.end(answer)
      }
      const going = request(upstream, {
        method,
        path: url,
        headers: [
          ...asked(rawHeaders, upstream),
          'Connection',
          'Upgrade',
          'Upgrade',
          headers.upgrade ?? 'websocket',
        ],
        servername: upstream.hostname,
        timeout: HANDSHAKE_MS,
        agent: false,
        ...(ca === undefined ? {} : { ca }),
      })
      going.on('timeout', () => going.destroy(new Error('slow')))
      going.on('error', (error) =>
        failed(
          incidentOf(error, false),
          detailOf(error),
          'HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n',
        ),
      )
      // Its refusal of the handshake is the answer.
      going.on('response', (answer) => {
        const { statusCode = 502, statusMessage = '' } = answer
        const start = head(`HTTP/1.1 ${statusCode} ${statusMessage}`, [
          ...onward(answer.rawHeaders),
          'connection',
          'close',
        ])
        passed({ at: now(), line, does: 'fails', why: 'refused', detail: String(statusCode) })
        socket.write(start)
        answer.pipe(socket)
        answer.on('close', () => open.delete(socket))
      })
      going.on('upgrade', (answer, theirs, rest) => {
        const { statusCode = 101, statusMessage = '', rawHeaders: raw, headers: agreed } = answer
        socket.write(head(`HTTP/1.1 ${statusCode} ${statusMessage}`, raw))
        theirs.setTimeout(0)
        passed({ at: now(), line, does: 'opens', ip: ip(incoming) })
        join(line, socket, theirs, agreed['sec-websocket-extensions'])
        if (rest.length > 0) theirs.unshift(rest)
        if (first.length > 0) socket.unshift(first)
      })
      socket.on('error', () => going.destroy())
      going.end()
    },
    close: () => {
      for (const socket of open) socket.destroy()
    },
  }
}
