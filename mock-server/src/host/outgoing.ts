import type { Socket as NetSocket } from 'node:net'
import { textFrame } from './frame.ts'

/** What waits for the end of a turn is written at once when it is longer than this. */
const WAIT_BYTES = 64 * 1024

export interface Outgoing {
  send(text: string): void
  flush(): void
  /** Bytes that the other end hasn't taken. */
  behind(): number
}

let lastText = ''
let lastFrame = textFrame('')
/** The hub hands the same text to every socket of a room, so its frame is built once. */
const frameOf = (text: string): Buffer => {
  if (text !== lastText) {
    lastFrame = textFrame(text)
    lastText = text
  }
  return lastFrame
}

let joined: { first: Buffer; second: Buffer; both: Buffer } | undefined
/** Sockets of a room wait for the same frames, so these are joined once too. */
const join = (first: Buffer, second: Buffer): Buffer => {
  if (joined?.first !== first || joined.second !== second)
    joined = { first, second, both: Buffer.concat([first, second]) }
  return joined.both
}

let waiting: Outgoing[] = []
const flushAll = () => {
  const all = waiting
  waiting = []
  joined = undefined
  for (const outgoing of all) outgoing.flush()
}

/**
 * Whole text frames of one connection, written straight to it, past the websocket library: without compression that has no
 * queue of its own. The frames of one turn of the event loop leave in one write, for that is what a delivery costs.
 */
export const openOutgoing = (wire: NetSocket): Outgoing => {
  let pending: Buffer | undefined
  const outgoing: Outgoing = {
    send: (text) => {
      const frame = frameOf(text)
      if (pending) {
        pending = join(pending, frame)
        if (pending.length > WAIT_BYTES) outgoing.flush()
        return
      }
      pending = frame
      if (waiting.push(outgoing) === 1) setImmediate(flushAll)
    },
    flush: () => {
      const bytes = pending
      pending = undefined
      if (bytes && wire.writable) wire.write(bytes)
    },
    behind: () => wire.writableLength + (pending?.length ?? 0),
  }
  return outgoing
}
