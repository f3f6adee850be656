import type { Socket } from '../world/hub.ts'

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
