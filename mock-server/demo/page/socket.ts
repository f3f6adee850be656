import type { Heard, Said } from '../messages.ts'
import { tell } from './worker.ts'

const HANDSHAKE = '/stream/ws/v1/handshake'
const [CONNECTING, OPEN, CLOSING, CLOSED] = [0, 1, 2, 3] as const

const open = new Set<WorkerSocket>()

/** A WebSocket as far as the site uses one, over a port of the worker's. */
class WorkerSocket extends EventTarget {
  readonly url: string
  readyState: number = CONNECTING
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  readonly #port: MessagePort

  constructor(url: string) {
    super()
    this.url = url
    this.#port = tell({ kind: 'socket', url: url.replace(/^ws/, 'http') })
    this.#port.addEventListener('message', ({ data }) => this.#hear(data as Heard))
    this.#port.start()
    open.add(this)
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#say({ kind: 'say', text })
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState >= CLOSING) return
    this.readyState = CLOSING
    this.#say({ kind: 'close' })
    queueMicrotask(() => this.end(code, reason))
  }

  /** The line is gone. */
  end(code: number, reason: string): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    open.delete(this)
    this.#port.close()
    const event = new CloseEvent('close', { code, reason, wasClean: code === 1000 })
    this.onclose?.(event)
    this.dispatchEvent(event)
  }

  #say(said: Said): void {
    this.#port.postMessage(said)
  }

  #hear(heard: Heard): void {
    if (this.readyState >= CLOSING) return
    if (heard.kind === 'close') return this.end(heard.code, heard.reason)
    const isOpening = heard.kind === 'open'
    if (isOpening) this.readyState = OPEN
    const event = isOpening ? new Event('open') : new MessageEvent('message', { data: heard.text })
    if (isOpening) this.onopen?.(event)
    else this.onmessage?.(event as MessageEvent)
    this.dispatchEvent(event)
  }
}

/** What a browser says of a connection that broke. */
const BROKEN = 1006
export const breakSockets = (): void => {
  for (const socket of open) socket.end(BROKEN, '')
}

const isOurs = (address: string | URL): boolean => {
  const { host, pathname } = new URL(address, location.href)
  return host === location.host && pathname.endsWith(HANDSHAKE)
}

/** No worker can take a websocket from its page: the site's own goes to it by another way. */
export const replaceSockets = (): void => {
  const Native = window.WebSocket
  window.WebSocket = new Proxy(Native, {
    construct: (_target, [address, protocols]: [string | URL, (string | string[])?]) =>
      isOurs(address) ? new WorkerSocket(String(address)) : new Native(address, protocols),
  })
}
