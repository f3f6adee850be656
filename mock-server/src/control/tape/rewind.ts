import { journal } from '@app/contract/control/time'
import { replay } from '../../replay.ts'
import type { ControlPart } from '../control.ts'
import { idOf } from './journal.ts'
import { refuseControl } from '../read.ts'
import { refusedWorld } from '../worlds.ts'

export const rewindControl: ControlPart = (serve, control) => {
  serve(journal.rewind, async (c, { fork }) => {
    const id = idOf(c)
    const world = control.world(c)
    if (!world.journal.find(id)) refuseControl(404, `没有编号为 ${id} 的记录`)
    const found = world.tape?.find(id) ?? refuseControl(409, '这条记录太早，已不能回到它之前')
    const { segment, index, earlier } = found
    const from = world.clock.machine()
    const events = segment.events.slice(0, index)
    const before = { ...segment, events }
    const staged = await replay(control, world.name, before, segment.events[index]?.at)
    try {
      const image = staged.world.db.serialize()
      const isTraced = world.trace.isOn
      if (fork !== undefined) control.worlds.drop(fork)
      const rewound =
        fork === undefined
          ? control.worlds.reset(world.name, image)
          : control.worlds.create(fork, { seed: world.seed, image })
      rewound.journal.adopt(world.journal, id)
      rewound.tape?.adopt(fork === undefined ? [...earlier, before] : [])
      rewound.trace.set(isTraced)
      return {
        name: rewound.name,
        now: rewound.clock.now(),
        rewound_to: id,
        replayed: events.length,
        ms: world.clock.machine() - from,
      }
    } catch (error) {
      return refusedWorld(error)
    } finally {
      staged.world.close()
    }
  })
}
