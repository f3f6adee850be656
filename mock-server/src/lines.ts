import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import type { ChatSession, KeptSeat } from './modules/chat/session.ts'
import type { Segment } from './world/tape.ts'
import type { World } from './world/world.ts'

/** Heartbeats change nothing. */
const HEARTBEAT = new RegExp(`"msgId":${MESSAGE_ID.heartbeat}[,}]`)

class Lines {
  readonly open = new Map<number, ChatSession>()
  last = 0
}
const openLines = () => new Lines()

/** Puts what a connection says on the tape of its world. */
export const tapedLine = (world: World, session: ChatSession): ChatSession => {
  const lines = world.part(openLines)
  const line = ++lines.last
  lines.open.set(line, session)
  const keep = (does: 'opens' | 'says' | 'closes', text?: string) =>
    world.keep(() => ({
      kind: 'line',
      at: world.clock.hold(),
      line,
      does,
      ...(text === undefined ? {} : { text }),
    }))
  keep('opens')
  return {
    ...session,
    receive: (text) => {
      if (!HEARTBEAT.test(text)) keep('says', text)
      session.receive(text)
    },
    closed: () => {
      if (lines.open.delete(line)) keep('closes')
      session.closed()
    },
  }
}

/** The connections of a world that sit somewhere. */
export const linesOf = (world: World): Segment['lines'] =>
  [...world.part(openLines).open].flatMap(([line, session]) => {
    const seat: KeptSeat | undefined = session.seat()
    return seat ? [{ line, seat }] : []
  })
