import type { IncomingMessage } from 'node:http'
import { SECOND } from '../world/clock.ts'

const LONGEST = 10 * SECOND
const MOST_BYTES = 64 * 1024 * 1024

/** Lets the rest of a body pass unread, so that its sender reads the answer; whoever goes on sending is cut off. */
export const passOver = (request: IncomingMessage): void => {
  const cut = () => void request.socket.destroy()
  const late = setTimeout(cut, LONGEST).unref()
  let passed = 0
  request.on('data', (chunk: Buffer) => {
    passed += chunk.length
    if (passed > MOST_BYTES) cut()
  })
  request.on('close', () => clearTimeout(late))
  request.resume()
}
