import { messages } from '@app/contract'
import { clock } from '@app/contract/control/time'
import type { ControlPart } from './control.ts'
import { refuseControl } from './read.ts'

export const clockControl: ControlPart = (serve, control) => {
  serve(clock.read, (c) => control.world(c).clock.state())
  serve(clock.change, (c, { now, advance_s, rate, frozen }) => {
    if (now !== undefined && advance_s !== undefined) refuseControl(400, 'now 与 advance_s 只能给一个')
    const world = control.world(c)
    const current = world.clock.now()
    const target = now ?? (advance_s === undefined ? undefined : current + Math.round(advance_s * 1_000))
    if (target !== undefined && target < current) refuseControl(400, '时间只能向前；要回到过去请用快照')
    world.clock.set({ now: target, rate, frozen })
    // Pages that are open count by the new time at once, not from their next heartbeat on.
    world.hub.toAll(messages.heartbeat, { time: world.clock.now() })
    const ran = world.jobs.runDue(world.clock.now())
    return { ...world.clock.state(), ran }
  })
}
