import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import type { Frame } from '@app/contract/kit/message'
import type { LineState } from '../lib/chat/chatLine.ts'

/** T-HB-10, T-RECON-5, T-SEND-300 */
export const HEARTBEAT_MS = 10_000
export const RECONNECT_MS = 5000
export const RETRY_MS = 300
/** Somebody on the way may take a connection and never answer. */
export const OPENING_MS = 10_000
/** So many heartbeats without an answer, and the other end is gone. */
export const BEATS_UNANSWERED = 3
/** U-WS-04: the oldest goes first. */
export const QUEUE_MAX = 100

/** What of a WebSocket is used here. */
export interface Wire {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  onerror: (() => void) | null
  send: (text: string) => void
  close: () => void
  /** As WebSocket has it; a connection without one is open. */
  readyState?: number
}

const OPEN = 1
/** A browser complains on its console of what is sent while a connection closes. */
const isOpen = ({ readyState = OPEN }: Wire) => readyState === OPEN

export interface SocketOptions {
  connect: () => Wire
  /** The first frame of a connection, made anew each time (W-03). */
  login: () => Promise<Frame>
  onFrame: (frame: Frame) => void
  onState: (state: LineState) => void
}

export interface Socket {
  start: () => void
  /** Another identity: the connection is made anew at once. */
  restart: () => void
  stop: () => void
  send: (msgId: number, msgData: object) => void
}

const frameOf = (data: unknown): Frame | undefined => {
  try {
    const frame: unknown = JSON.parse(String(data))
    return typeof frame === 'object' && frame !== null && typeof (frame as Frame).msgId === 'number'
      ? (frame as Frame)
      : undefined
  } catch {
    return undefined
  }
}

/** connecting → connected → closed → (5 s) → connecting. At most one wire, one heartbeat and one timer of each kind exist. */
export const createSocket = ({ connect, login, onFrame, onState }: SocketOptions): Socket => {
  let wire: Wire | undefined
  let isConnected = false
  let queue: string[] = []
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let reconnect: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setInterval> | undefined
  let opening: ReturnType<typeof setTimeout> | undefined
  let unanswered = 0

  const flush = () => {
    if (!isConnected || !wire || !isOpen(wire)) return
    const waiting = queue
    queue = []
    for (const text of waiting) wire.send(text)
    clearInterval(retry)
    retry = undefined
  }

  const letGo = () => {
    clearInterval(heartbeat)
    clearTimeout(reconnect)
    clearTimeout(opening)
    isConnected = false
    const old = wire
    wire = undefined
    if (!old) return
    old.onopen = old.onmessage = old.onclose = old.onerror = null
    old.close()
  }

  const lose = () => {
    letGo()
    onState('closed')
    reconnect = setTimeout(open, RECONNECT_MS)
  }

  const greet = async (own: Wire) => {
    try {
      const first = await login()
      if (wire !== own || !isOpen(own)) return
      own.send(JSON.stringify(first))
      isConnected = true
      unanswered = 0
      heartbeat = setInterval(() => {
        if (unanswered >= BEATS_UNANSWERED) return lose()
        unanswered += 1
        if (isOpen(own)) own.send(JSON.stringify({ msgId: MESSAGE_ID.heartbeat, msgData: {} }))
      }, HEARTBEAT_MS)
      onState('connected')
    } catch {
      if (wire === own) lose()
    }
  }

  const open = () => {
    letGo()
    onState('connecting')
    opening = setTimeout(lose, OPENING_MS)
    let own: Wire
    try {
      own = connect()
    } catch {
      return lose()
    }
    wire = own
    own.onopen = () => {
      clearTimeout(opening)
      void greet(own)
    }
    own.onmessage = ({ data }) => {
      unanswered = 0
      const frame = frameOf(data)
      if (frame) onFrame(frame)
    }
    own.onclose = own.onerror = () => {
      if (wire === own) lose()
    }
  }

  return {
    start: open,
    restart: open,
    stop: () => {
      letGo()
      clearInterval(retry)
      retry = undefined
      queue = []
      onState('idle')
    },
    send: (msgId, msgData) => {
      queue = [...queue, JSON.stringify({ msgId, msgData })].slice(-QUEUE_MAX)
      if (isConnected) flush()
      else retry ??= setInterval(flush, RETRY_MS)
    },
  }
}
