import { z } from 'zod'
import { controlCall } from '../kit/controlCall.ts'
import { STATUS, statusName } from '../kit/status.ts'

export const FAULT_KINDS = ['drop', 'malformed', 'timeout', 'empty', 'mute', 'delay'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]
/** What an answer can be lost by. */
export const LOSING_KINDS: readonly FaultKind[] = ['drop', 'malformed', 'timeout', 'empty']

const Rule = z.strictObject({
  /** Glob over the plain path: `*` within a part, `**` across parts. */
  path: z.string().min(1).max(200),
  method: z.enum(['GET', 'POST']).optional(),
  member: z.string().max(40).optional(),
  /** 6000 lets the call through, whatever later rules say. */
  status_code: z
    .int()
    .refine((code) => statusName(code) !== undefined, '没有这个状态码，全部见 GET /codes')
    .optional(),
  http: z.int().min(400).max(599).optional(),
  kind: z.enum(FAULT_KINDS).optional(),
  /** The call does what it does, and only its answer meets `kind` or `http`. */
  after: z.boolean().optional(),
  message: z.string().max(500).optional(),
  data: z.unknown().optional(),
  delay_ms: z.int().min(0).max(60_000).optional(),
  times: z.int().min(1).max(1_000_000).optional(),
  probability: z.number().gt(0).max(1).optional(),
})
const FaultRule = Rule.refine(
  (rule) => [rule.status_code, rule.http, rule.kind, rule.delay_ms].some((part) => part !== undefined),
  '请给出 status_code、http、kind 或 delay_ms 之一',
)
  .refine(
    ({ after, http, kind }) => !after || http !== undefined || LOSING_KINDS.some((one) => one === kind),
    `after（先执行，再丢失回答）只与 http 或 kind ${LOSING_KINDS.join('、')} 一起使用`,
  )
  .refine(
    ({ status_code, http, kind }) =>
      status_code !== STATUS.SUCCESS.code || (http === undefined && kind === undefined),
    '6000 表示放行，不能与 http 或 kind 一起使用',
  )
export type FaultRule = z.input<typeof FaultRule>

/** `status` is the name of the code. */
const Armed = Rule.extend({ id: z.int(), status: z.string().optional() })
export type Armed = z.output<typeof Armed>

/** Answers that are forced: they never touch state, unless `after` says that the call is served first. */
export const faults = {
  arm: controlCall('POST', '/faults', {
    summary: '布置一条故障规则',
    body: FaultRule,
    answer: z.strictObject({ id: z.int() }),
    status: 201,
  }),
  list: controlCall('GET', '/faults', {
    summary: '已布置的故障',
    answer: z.strictObject({ faults: z.array(Armed) }),
  }),
  disarm: controlCall('DELETE', '/faults/:id', {
    summary: '删除一条故障规则',
    answer: z.strictObject({ removed: z.int() }),
  }),
  clear: controlCall('DELETE', '/faults', {
    summary: '清除全部故障',
    answer: z.strictObject({ faults: z.array(Armed) }),
  }),
}
