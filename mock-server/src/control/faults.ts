import { faults } from '@app/contract/control/faults'
import { STATUS, statusName } from '@app/contract/kit/status'
import type { FaultRule } from '../world/faults.ts'
import type { ControlPart } from './control.ts'
import { memberNamed, pathProblem } from './named.ts'
import { refuseControl } from './read.ts'

/** A rule as it was given, with its id. */
const shown = ({ delayMs, passes, ...rule }: FaultRule & { id: number }) => ({
  ...rule,
  ...(passes && { status_code: STATUS.SUCCESS.code }),
  ...(rule.status === undefined ? {} : { status_code: STATUS[rule.status].code }),
  ...(delayMs === undefined ? {} : { delay_ms: delayMs }),
})

export const faultsControl: ControlPart = (serve, control) => {
  serve(faults.arm, (c, { status_code, delay_ms, ...rule }) => {
    const problem = pathProblem(rule.path, rule.method)
    if (problem) refuseControl(400, problem, [{ path: 'path', message: '见 GET /endpoints' }])
    if (rule.member !== undefined) memberNamed(control.world(c), rule.member)
    const name = status_code === undefined ? undefined : statusName(status_code)
    const status = name === 'SUCCESS' ? { passes: true } : { status: name }
    const id = control.world(c).faults.add({ ...rule, ...status, delayMs: delay_ms })
    return { id }
  })
  serve(faults.list, (c) => ({ faults: control.world(c).faults.list().map(shown) }))
  serve(faults.disarm, (c) => {
    const id = Number(c.req.param('id'))
    if (!control.world(c).faults.remove(id)) refuseControl(404, '没有这条故障规则')
    return { removed: id }
  })
  serve(faults.clear, (c) => {
    control.world(c).faults.clear()
    return { faults: [] }
  })
}
