import { chat } from '@app/contract/chat/chat'
import type { App } from '../../src/app.ts'
import { breaking, translating } from '../../src/kit/wire.ts'
import type { Socket } from '../../src/world/hub.ts'
import type { Heard, Said } from '../messages.ts'
import { handshakeOf } from './visit.ts'

const SILENCE_CHECK_MS = 5_000
/** What a browser names a connection that broke. */
const BROKEN = 1006

type Line = ReturnType<App['openLine']>
/** The far end of a socket: a port of the page's. */
export interface Far {
  tell(heard: Heard): void
  onSaid(take: (said: Said) => void): void
}

export const farOver = (port: MessagePort): Far => ({
  tell: (heard) => port.postMessage(heard),
  onSaid: (take) => {
    port.addEventListener('message', ({ data }) => take(data as Said))
    port.start()
  },
})

export interface Sockets {
  /** Carries a handshake to the site; the far end hears how it went. */
  open(url: string, far: Far): Promise<void>
  stop(): void
}

/** The websocket of the site over the pages' ports: the same handshake, the same hub. */
export const openSockets = (app: App): Sockets => {
  const lines = new Set<Line>()
  let opened = 0

  app.hono.get(chat.handshake.path, async (c) => {
    const { far } = c.env as { far: Far }
    const judged = await app.handshake(c)
    if (!('world' in judged)) return new Response(null, { status: 'http' in judged ? judged.http : 499 })
    const { world, fault, lang } = judged
    const bare: Socket = {
      id: ++opened,
      send: (text) => far.tell({ kind: 'text', text }),
      close: (code, reason) => far.tell({ kind: 'close', code, reason }),
    }
    const whole = fault === 'malformed' ? breaking(bare) : bare
    const socket =
      lang === 'zh-TW'
        ? translating(whole, (await import('../../src/kit/traditional.ts')).frameInTraditional)
        : whole
    far.tell({ kind: 'open' })
    if (fault === 'empty') bare.close(1000, '')
    if (fault === 'empty' || fault === 'mute') return new Response(null)
    const line = app.openLine(world, socket)
    lines.add(line)
    far.onSaid((said) => {
      if (said.kind === 'say') line.receive(said.text)
      else if (lines.delete(line)) line.closed()
    })
    return new Response(null)
  })
  const checking = setInterval(() => {
    for (const line of lines) line.checkSilence()
  }, SILENCE_CHECK_MS)

  return {
    open: async (url, far) => {
      const answer = await app.hono.fetch(handshakeOf(url), { far })
      if (!answer.ok) far.tell({ kind: 'close', code: BROKEN, reason: '' })
    },
    stop: () => clearInterval(checking),
  }
}
