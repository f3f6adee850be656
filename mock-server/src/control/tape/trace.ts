import { trace } from '@app/contract/control/time'
import type { ControlPart } from '../control.ts'

export const traceControl: ControlPart = (serve, control) => {
  serve(trace.read, (c) => ({ on: control.world(c).trace.isOn }))
  serve(trace.change, (c, { on }) => {
    const { trace } = control.world(c)
    trace.set(on)
    return { on: trace.isOn }
  })
}
