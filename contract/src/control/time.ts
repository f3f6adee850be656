import { z } from 'zod'
import { controlCall } from '../kit/controlCall.ts'
import { At, Name } from './fields.ts'
import { Traced } from './trace.ts'

export const MAX_RATE = 3_600
const MAX_ADVANCE_S = 400 * 86_400

const ClockShown = z.strictObject({
  now: At,
  /** Site time and machine time of the last change. */
  site: At,
  real: At,
  rate: z.number(),
  frozen: z.boolean(),
  /** Jobs that were played, of a change. */
  ran: z.number().optional(),
})
export type ClockShown = z.output<typeof ClockShown>

const ClockChange = z.strictObject({
  now: z.int().positive().optional(),
  advance_s: z.number().min(0).max(MAX_ADVANCE_S).optional(),
  rate: z.number().min(0).max(MAX_RATE).optional(),
  frozen: z.boolean().optional(),
})
export type ClockChange = z.input<typeof ClockChange>

export const clock = {
  read: controlCall('GET', '/clock', { summary: '世界的时间', answer: ClockShown }),
  /** Jobs that fall due on the way are played in order. */
  change: controlCall('POST', '/clock', {
    summary: '设定、快进、变速、停住',
    body: ClockChange,
    answer: ClockShown,
  }),
}

/** Secrets are masked in all of it; a brief one has neither request nor response. */
const JournalEntry = z.strictObject({
  id: z.int(),
  at: At,
  time: At,
  member: z.string().nullable(),
  method: z.string(),
  path: z.string(),
  /** What was asked of the sport channel, whose calls share one path. */
  operation: z.string().optional(),
  /** As it came, where the call was encrypted. */
  sealedPath: z.string().optional(),
  request: z.unknown(),
  sealedRequest: z.unknown().optional(),
  response: z.unknown(),
  sealedResponse: z.unknown().optional(),
  statusCode: z.number().nullable(),
  status_code: z.number().nullable(),
  http: z.number(),
  ms: z.number(),
  forced: z.boolean(),
  /** While tracing is on. */
  trace: Traced.optional(),
  /** Of a job that was traced: the entry of the call or job that scheduled it. */
  cause: z.number().nullish(),
})
export type JournalEntry = z.output<typeof JournalEntry>

const Brief = z.object({ brief: z.stringbool().default(false) })
const JournalFilter = Brief.extend({
  since: z.coerce.number().int().min(0).optional(),
  path: z.string().max(200).optional(),
  member: z.string().max(40).optional(),
})
export interface JournalFilter {
  since?: number
  path?: string
  member?: string
  brief?: boolean
}

const Rewound = z.strictObject({
  name: z.string(),
  now: At,
  rewound_to: z.int(),
  replayed: z.int(),
  ms: z.number(),
})
export type Rewound = z.output<typeof Rewound>

const MOST_REPEATS = 100
const Repeated = z.strictObject({
  answers: z.array(
    z.strictObject({
      http: z.number(),
      status_code: z.number().nullable(),
      message: z.string(),
      data: z.unknown(),
      /** Whether it equals the call's own answer. */
      same: z.boolean(),
    }),
  ),
  distinct: z.number(),
  ledger: z.strictObject({ balanced: z.boolean(), drift_cents: z.number() }),
  entries: z.array(z.int()),
})
export type Repeated = z.output<typeof Repeated>

export const journal = {
  list: controlCall('GET', '/journal', {
    summary: '每次调用：时间、会员、请求、响应',
    query: JournalFilter,
    answer: z.strictObject({
      entries: z.array(JournalEntry.partial({ request: true, response: true })),
    }),
  }),
  /** Server-sent events: `call` with an entry, `reset` when the world was put back or rewound, `alive`. */
  stream: controlCall('GET', '/journal/stream', { summary: '实时日志', query: Brief }),
  entry: controlCall('GET', '/journal/:id', { summary: '一次调用', answer: JournalEntry }),
  /** The world, or a new one of the name `fork`, as it was just before that call. */
  rewind: controlCall('POST', '/journal/:id/rewind', {
    summary: '回到此前',
    body: z.strictObject({ fork: Name.optional() }),
    answer: Rewound,
  }),
  /** Makes a call again, as a finger that taps twice does. */
  repeat: controlCall('POST', '/journal/:id/repeat', {
    summary: '再次发出同一调用',
    body: z.strictObject({
      times: z.int().min(1).max(MOST_REPEATS).default(2),
      concurrent: z.boolean().default(true),
      sameRequestId: z.boolean().default(true),
    }),
    answer: Repeated,
  }),
}

const Tracing = z.strictObject({ on: z.boolean() })
/** While on, each journal entry holds what the call did, and each job has one. */
export const trace = {
  read: controlCall('GET', '/trace', { summary: '是否在追踪', answer: Tracing }),
  change: controlCall('POST', '/trace', { summary: '开关追踪', body: Tracing, answer: Tracing }),
}

const CapsuleOpened = z.strictObject({
  name: z.string(),
  now: At,
  replayed: z.int(),
  compared: z.int(),
  equal: z.boolean(),
  /** The first answer that isn't the same byte for byte. */
  difference: z
    .strictObject({
      index: z.int(),
      id: z.int().nullable(),
      method: z.string().optional(),
      path: z.string().optional(),
      expected: z.string(),
      actual: z.string(),
      at: z.int(),
    })
    .nullable(),
})
export type CapsuleOpened = z.output<typeof CapsuleOpened>

/** Snapshot, seed, clock, faults and everything that came to the world since, secrets included. */
export const capsule = {
  download: controlCall('GET', '/capsule', {
    summary: '下载胶囊，或写成测试',
    query: z.object({ as: z.enum(['file', 'playwright']).default('file') }),
  }),
  /** Takes the file; a new world lives through it. */
  open: controlCall('POST', '/capsule', {
    summary: '打开胶囊并重放',
    query: z.object({ name: z.string().optional() }),
    answer: CapsuleOpened,
    status: 201,
  }),
}
