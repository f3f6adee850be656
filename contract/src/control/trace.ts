import { z } from 'zod'
import { At, Facts } from './fields.ts'

const TracedRow = z.strictObject({
  table: z.string(),
  op: z.enum(['insert', 'update', 'delete']),
  before: Facts.nullable(),
  after: Facts.nullable(),
})
export type TracedRow = z.output<typeof TracedRow>

/** A posting's row, with whose account it is in and for what. */
const TracedPosting = z.looseObject({
  id: z.int(),
  cents: z.int(),
  /** 0: outside. */
  memberId: z.int(),
  kind: z.string(),
  code: z.string(),
  verb: z.string(),
  /** null: the outside. */
  member: z.string().nullable(),
})
export type TracedPosting = z.output<typeof TracedPosting>

const TracedFrame = z.strictObject({
  to: z.enum(['one', 'room', 'member', 'all']),
  /** The room or the member's id. */
  target: z.string().nullable(),
  msgId: z.int(),
  msgData: z.unknown(),
})
export type TracedFrame = z.output<typeof TracedFrame>

const Job = z.strictObject({ id: z.int(), kind: z.string() })
const RanJob = Job.extend({
  due_at: At,
  /** The journal's entry of the call or job that scheduled it, when that was traced. */
  cause: z.int().nullable(),
  /** The journal's entry of the job itself. */
  entry: z.int(),
})
export type RanJob = z.output<typeof RanJob>

/** What one call, or one job, did to its world. */
export const Traced = z.strictObject({
  rows: z.array(TracedRow),
  postings: z.array(TracedPosting),
  frames: z.array(TracedFrame),
  outbox: z.array(Facts),
  jobs: z.strictObject({
    scheduled: z.array(Job.extend({ key: z.string().nullable(), due_at: At, payload: z.unknown() })),
    cancelled: z.array(Job),
    ran: z.array(RanJob),
  }),
  /** More rows or frames changed than are kept. */
  truncated: z.boolean(),
})
export type Traced = z.output<typeof Traced>
