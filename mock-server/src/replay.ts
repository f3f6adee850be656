import type { Driver } from './driver.ts'
import { incomingOf } from './kit/taped.ts'
import type { ChatSession, KeptSeat } from './modules/chat/session.ts'
import type { Segment, Taped } from './world/tape.ts'
import type { World } from './world/world.ts'
import type { Worlds } from './world/worlds.ts'

export interface Replayed {
  /** Behind the scenes: whoever asked for it closes it. */
  world: World
  /** The events with the ids that the replayed world's journal gave them. */
  events: Taped[]
}

const silent = (id: number) => ({ id, send: () => undefined, close: () => undefined })

/**
 * Plays a segment of a tape in a world behind the scenes, each event at its own moment. `until` is where the clock stands
 * in the end; `name` is the world's own name, which its secrets depend on.
 */
export const replay = async (
  { worlds, driver }: { worlds: Worlds; driver: Driver },
  name: string,
  segment: Segment,
  until = segment.events.at(-1)?.at ?? segment.at,
): Promise<Replayed> => {
  let machine = segment.at
  const { image, clock, memory } = segment
  const world = worlds.stage({ name, image, clock, memory, time: () => machine })
  const lines = new Map<number, ChatSession>()
  for (const { line, seat } of segment.lines)
    lines.set(line, driver.line(world, silent(line), seat as KeptSeat))

  const play = async (event: Taped): Promise<void> => {
    if (event.kind === 'call') await driver.call(world, incomingOf(event.call))
    if (event.kind === 'own') await driver.own(world, event.request)
    if (event.kind === 'beat') driver.beat(world)
    if (event.kind === 'rest') world.memory.save()
    if (event.kind === 'met') {
      world.catchUp()
      world.faults.match(event)
    }
    if (event.kind !== 'line') return
    if (event.does === 'opens') lines.set(event.line, driver.line(world, silent(event.line)))
    if (event.does === 'says') lines.get(event.line)?.receive(event.text ?? '')
    if (event.does === 'closes') lines.get(event.line)?.closed()
  }

  try {
    const events: Taped[] = []
    for (const event of segment.events) {
      machine = event.at
      const id = world.journal.next()
      await play(event)
      events.push('id' in event ? { ...event, id } : event)
    }
    machine = until
    world.catchUp()
    world.clock.set({})
    return { world, events }
  } catch (error) {
    world.close()
    throw error
  }
}
