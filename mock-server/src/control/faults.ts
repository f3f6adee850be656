import { z } from 'zod'
import { type RefusalName, STATUS, statusName } from '@app/contract/kit/status'
import { FAULT_KINDS, type FaultRule, LOSING_KINDS } from '../world/faults.ts'
import type { ControlPart } from './control.ts'
import { readBody, refuseControl } from './read.ts'

const Rule = z
  .strictObject({
    path: z.string().min(1).max(200),
    method: z.enum(['GET', 'POST']).optional(),
    member: z.string().max(40).optional(),
    status_code: z
      .int()
      .refine((code) => code !== STATUS.SUCCESS.code && statusName(code) !== undefined, '没有这个状态码')
      .optional(),
    http: z.int().min(400).max(599).optional(),
    kind: z.enum(FAULT_KINDS).optional(),
    after: z.boolean().optional(),
    message: z.string().max(500).optional(),
    data: z.unknown().optional(),
    delay_ms: z.int().min(0).max(60_000).optional(),
    times: z.int().min(1).max(1_000_000).optional(),
    probability: z.number().gt(0).max(1).optional(),
  })
  .refine(
    (rule) => [rule.status_code, rule.http, rule.kind, rule.delay_ms].some((part) => part !== undefined),
    '请给出 status_code、http、kind 或 delay_ms 之一',
  )
  .refine(
    ({ after, http, kind }) => !after || http !== undefined || LOSING_KINDS.some((one) => one === kind),
    `after（先执行，再丢失回答）只与 http 或 kind ${LOSING_KINDS.join('、')} 一起使用`,
  )

/** A rule as it was given, with its id. */
const shown = ({ delayMs, ...rule }: FaultRule & { id: number }) => ({
  ...rule,
  ...(rule.status === undefined ? {} : { status_code: STATUS[rule.status].code }),
  ...(delayMs === undefined ? {} : { delay_ms: delayMs }),
})

/** POST, GET, DELETE /faults · DELETE /faults/:id */
export const faultsControl: ControlPart = (app, control) => {
  app.post('/faults', async (c) => {
    const { status_code, delay_ms, ...rule } = await readBody(c, Rule)
    const status = status_code === undefined ? undefined : (statusName(status_code) as RefusalName)
    const id = control.world(c).faults.add({ ...rule, status, delayMs: delay_ms })
    return c.json({ id }, 201)
  })
  app.get('/faults', (c) => c.json({ faults: control.world(c).faults.list().map(shown) }))
  app.delete('/faults/:id', (c) => {
    const id = Number(c.req.param('id'))
    if (!control.world(c).faults.remove(id)) refuseControl(404, '没有这条故障规则')
    return c.json({ removed: id })
  })
  app.delete('/faults', (c) => {
    control.world(c).faults.clear()
    return c.json({ faults: [] })
  })
}
