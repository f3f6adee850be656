import { chat } from '@app/contract/chat/chat'
import type { App } from '../src/app.ts'
import { SLOW_BYTES, breaking, translating } from '../src/kit/wire.ts'
import type { Socket } from '../src/world/hub.ts'
import { cut } from './transport.ts'

/** The code of a websocket that is closed because of too much at once (RFC 6455's registry). */
const TRY_LATER = 1013
const SILENCE_CHECK_MS = 5_000
type Line = ReturnType<App['openLine']>

/** Accepts the handshakes of the object's worlds; `moved` after everything that came over a line. */
export const serveSockets = (app: App, moved: () => void): { checkSilence(): void } => {
  const lines = new Set<Line>()
  let opened = 0
  let checkedAt = 0
  app.hono.get(chat.handshake.path, async (c) => {
    const judged = await app.handshake(c)
    if ('cut' in judged) return cut()
    if ('http' in judged) return c.text(judged.reason, judged.http as 400)
    const { world, fault, lang } = judged
    const translate =
      lang === 'zh-TW' ? (await import('../src/kit/traditional.ts')).frameInTraditional : undefined
    const { 0: theirs, 1: ours } = new WebSocketPair()
    ours.accept()
    let line: Line | undefined
    const over = () => {
      if (line && lines.delete(line)) line.closed()
    }
    const bare: Socket = {
      id: ++opened,
      send: (text) => {
        if (ours.readyState !== WebSocket.OPEN) return
        if (ours.bufferedAmount <= SLOW_BYTES) return ours.send(text)
        // The engine can't break a connection off: it says so behind what waits, and nobody counts on it any more.
        ours.close(TRY_LATER, 'too slow')
        over()
      },
      close: (code, reason) => ours.close(code, reason),
    }
    if (fault === 'empty') ours.close(1000, '')
    if (fault !== 'empty' && fault !== 'mute') {
      const whole = fault === 'malformed' ? breaking(bare) : bare
      line = app.openLine(world, translate ? translating(whole, translate) : whole)
      lines.add(line)
      const ended = () => {
        over()
        moved()
      }
      ours.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') line?.receive(data)
        moved()
      })
      ours.addEventListener('close', ended)
      ours.addEventListener('error', ended)
    }
    return new Response(null, { status: 101, webSocket: theirs })
  })
  return {
    checkSilence: () => {
      if (performance.now() - checkedAt < SILENCE_CHECK_MS) return
      checkedAt = performance.now()
      for (const line of lines) line.checkSilence()
    },
  }
}
