import type { Socket } from '../world/hub.ts'

/** A reader that is this far behind is cut off: it would only grow (quality, websocket). */
export const SLOW_BYTES = 1024 * 1024

/** `malformed` breaks every frame in half. */
export const breaking = (socket: Socket): Socket => ({
  ...socket,
  send: (text) => socket.send(text.slice(0, text.length / 2)),
})

/** What is pushed to a reader of zh-TW, in his characters. */
export const translating = (socket: Socket, translate: (text: string) => string): Socket => ({
  ...socket,
  send: (text) => socket.send(translate(text)),
})
