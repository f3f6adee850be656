import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { answerWith } from '../../kit/answer.ts'
import { JSON_HEADERS } from '../../kit/mount.ts'
import type { Exchange, Incident } from '../exchange.ts'
import { asked, onward } from './headers.ts'
import { openTap } from './tap.ts'

const MIB = 1024 * 1024
/** Copies for the comparison: a picture with its form, the longest list. */
const MOST_ASKED = 6 * MIB
const MOST_ANSWERED = 4 * MIB
/** Half of what servers usually keep an idle connection for: even on a busy machine none is used in the moment it is closed. */
const IDLE_MS = 2_500
const MOST_CONNECTIONS = 256

const CERTIFICATE = /CERT|SSL|TLS|ERR_TLS|SELF_SIGNED|UNABLE_TO_/

/** What an error of a connection is to whoever waits for an answer. */
export const incidentOf = (error: Error & { code?: string }, isAnswering: boolean): Incident => {
  if (error.message === 'slow') return 'slow'
  if (CERTIFICATE.test(error.code ?? '') || /certificate/i.test(error.message)) return 'certificate'
  return isAnswering ? 'broken' : 'gone'
}
export const detailOf = (error: Error & { code?: string }): string => error.code ?? error.message

export interface ForwardOptions {
  upstream: URL
  now(): number
  ip(incoming: IncomingMessage): string
  /** Silence after which a call is given up. */
  patienceMs: number
  /** Further authorities that a certificate may come from. */
  ca?: string | undefined
  passed(exchange: Exchange): void
}

export interface Forward {
  (incoming: IncomingMessage, outgoing: ServerResponse): void
  close(): void
}

/** Sends a call on and its answer back as it comes, byte for byte; redirects are answers like any other. */
export const openForward = ({ upstream, now, ip, patienceMs, ca, passed }: ForwardOptions): Forward => {
  const { request, Agent } = upstream.protocol === 'https:' ? https : http
  const agent = new Agent({
    keepAlive: true,
    timeout: IDLE_MS,
    maxSockets: MOST_CONNECTIONS,
    ...(ca === undefined ? {} : { ca }),
  })

  const refuse = (outgoing: ServerResponse) => {
    const { http: status, body } = answerWith('BAD_GATEWAY', null)
    outgoing.writeHead(status, JSON_HEADERS).end(body)
  }

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const at = now()
    const [sent, got] = [openTap(MOST_ASKED), openTap(MOST_ANSWERED)]
    const { method = '', url = '', rawHeaders } = incoming
    let isTold = false
    const tell = (answer: Exchange['answer']) => {
      if (isTold) return
      isTold = true
      const body = sent.bytes()
      passed({ at, ms: now() - at, method, url, headers: rawHeaders, ip: ip(incoming), body, answer })
    }

    const answered = (answer: IncomingMessage) => {
      const { statusCode: status = 502, statusMessage, rawHeaders: headers } = answer
      outgoing.sendDate = false
      outgoing.writeHead(status, statusMessage, onward(headers))
      answer.on('data', (chunk: Uint8Array) => {
        got.add(chunk)
        if (!outgoing.write(chunk)) answer.pause()
      })
      outgoing.on('drain', () => answer.resume())
      answer.on('end', () => {
        if (!answer.complete) return
        if (answer.rawTrailers.length > 0) outgoing.addTrailers(pairs(answer.rawTrailers))
        outgoing.end()
        tell({ status, headers, body: got.bytes() })
      })
      answer.on('error', failed)
      answer.on('close', () => {
        if (!answer.complete) failed(new Error('broken off'))
      })
    }
    const failed = (error: Error) => {
      tell({ failed: incidentOf(error, outgoing.headersSent), detail: detailOf(error) })
      going.destroy()
      // Half an answer must not look whole.
      if (outgoing.headersSent) outgoing.destroy()
      else refuse(outgoing)
    }

    const going: ClientRequest = request(upstream, {
      method,
      path: url,
      headers: asked(rawHeaders, upstream),
      agent,
      servername: upstream.hostname,
    })
    going.setTimeout(patienceMs, () => going.destroy(new Error('slow')))
    going.on('response', answered)
    going.on('error', (error) => {
      if (!outgoing.destroyed) failed(error)
    })
    incoming.on('data', (chunk: Uint8Array) => {
      sent.add(chunk)
      if (!going.write(chunk)) incoming.pause()
    })
    going.on('drain', () => incoming.resume())
    incoming.on('end', () => going.end())
    // Whoever no longer waits, nobody is asked for.
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) going.destroy()
    })
  }
  return Object.assign(forward, { close: () => agent.destroy() })
}

const pairs = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1]!]] : []))
