import { chat } from '@app/contract/chat/chat'
import type { Line, Server } from '../life/server.ts'

export interface Wires {
  after(ms: number, work: () => void): unknown
  server: () => Server
  isDown: () => boolean
  /** The page that the line belongs to is there, and says where it comes from. */
  isOpen: () => boolean
  origin: () => { cookie: string; origin: string }
  /** What breaks each line that is open. */
  open: Set<() => void>
}

const LINE_MS = 20

/** The WebSocket of a page: each frame goes through the queue. */
export const socketsOver = ({ after, server, isDown, isOpen, origin, open }: Wires) =>
  class {
    static OPEN = 1
    readyState = 0
    onopen: (() => void) | null = null
    onmessage: ((event: { data: unknown }) => void) | null = null
    onclose: (() => void) | null = null
    onerror: (() => void) | null = null
    #line: Line | undefined
    constructor(url: string) {
      open.add(this.#lose)
      after(LINE_MS, () => void this.#connect(new URL(url)))
    }
    #connect = async ({ search }: URL) => {
      if (this.readyState !== 0) return
      if (isDown()) return this.#lose()
      const line = await server().line(chat.handshake.path + search, origin(), {
        send: (text) =>
          void after(LINE_MS, () => this.readyState === 1 && isOpen() && this.onmessage?.({ data: text })),
        close: () => void after(LINE_MS, this.#lose),
      })
      if (!line || this.readyState !== 0) return this.#lose()
      this.#line = line
      this.readyState = 1
      if (isOpen()) this.onopen?.()
    }
    #lose = () => {
      if (this.readyState === 3) return
      this.close()
      if (isOpen()) this.onclose?.()
    }
    send(text: string) {
      after(LINE_MS, () => this.readyState === 1 && !isDown() && this.#line?.receive(text))
    }
    close() {
      if (this.readyState === 3) return
      this.readyState = 3
      open.delete(this.#lose)
      this.#line?.closed()
    }
  }
