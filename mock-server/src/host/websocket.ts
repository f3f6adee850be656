import type { Socket as NetSocket } from 'node:net'
import { type HttpBindings, upgradeWebSocket } from '@hono/node-server'
import type { WebSocket } from 'ws'
import { chat } from '@app/contract/chat/chat'
import type { App } from '../app.ts'
import type { Handshake } from '../kit/handshake.ts'
import { SLOW_BYTES, breaking, translating } from '../kit/wire.ts'
import type { Socket } from '../world/hub.ts'
import { openOutgoing } from './outgoing.ts'
import { hangUp } from './transport.ts'

const SILENCE_CHECK_MS = 5_000

type Line = ReturnType<App['openLine']>

const socketOver = (ws: WebSocket, wire: NetSocket, id: number): Socket => {
  const outgoing = openOutgoing(wire)
  return {
    id,
    send: (text) => {
      if (ws.readyState !== ws.OPEN) return
      if (outgoing.behind() > SLOW_BYTES) ws.terminate()
      else outgoing.send(text)
    },
    close: (code, reason) => {
      outgoing.flush()
      ws.close(code, reason)
    },
  }
}

/** Upgrades the handshake and hands frames to the chat of the socket's world. */
export const serveSockets = (app: App): void => {
  const lines = new Set<Line>()
  let opened = 0

  const open = (
    { world, fault }: Extract<Handshake, { world: unknown }>,
    ws: WebSocket,
    wire: NetSocket,
    translate: ((text: string) => string) | undefined,
  ): Line | undefined => {
    if (fault === 'empty') ws.close()
    if (fault === 'empty' || fault === 'mute') return undefined
    const bare = socketOver(ws, wire, ++opened)
    const socket = fault === 'malformed' ? breaking(bare) : bare
    const line = app.openLine(world, translate ? translating(socket, translate) : socket)
    lines.add(line)
    return line
  }

  app.hono.get(chat.handshake.path, async (c) => {
    const judged = await app.handshake(c)
    if ('cut' in judged) return hangUp(c)
    if ('http' in judged) return c.text(judged.reason, judged.http as 400)
    const wire = (c.env as HttpBindings).incoming.socket
    const translate =
      judged.lang === 'zh-TW' ? (await import('../kit/traditional.ts')).frameInTraditional : undefined
    let line: Line | undefined
    const end = () => {
      if (line && lines.delete(line)) line.closed()
    }
    const upgraded = await upgradeWebSocket(c, {
      onOpen: (_event, { raw }) => {
        line = open(judged, raw as WebSocket, wire, translate)
      },
      onMessage: ({ data }) => {
        if (typeof data === 'string') line?.receive(data)
      },
      onClose: end,
      // A refused frame ends the line; the other end may take its time to hang up.
      onError: end,
    })
    return upgraded ?? c.text('这是 websocket 地址', 426)
  })
  setInterval(() => {
    for (const line of lines) line.checkSilence()
  }, SILENCE_CHECK_MS).unref()
}
