import { z } from 'zod'
import { controlCall } from '../kit/controlCall.ts'
import { At, Cents, Facts, Said } from './fields.ts'

const MOST_LISTED = 500
const MemberName = z.string().max(40)
const limit = (usual: number) => z.coerce.number().int().min(1).max(MOST_LISTED).default(usual)

export const ORDER_KINDS = ['deposit', 'withdraw'] as const
export const OUTCOMES = ['success', 'fail', 'expire', 'review'] as const
export type OrderOutcome = (typeof OUTCOMES)[number]
const ORDER_STATUSES = [
  'waiting',
  'processing',
  'success',
  'failed',
  'closed',
  'expired',
  'review',
  'paying',
  'refused',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const OrderShown = z.strictObject({
  orderNo: z.string(),
  kind: z.enum(ORDER_KINDS),
  member: z.string(),
  method: Said,
  account: z.string(),
  amount_cents: Cents,
  bonus_cents: Cents,
  fee_cents: Cents,
  status: z.enum(ORDER_STATUSES),
  statusName: Said,
  /** What it can still be decided to. */
  outcomes: z.array(z.enum(OUTCOMES)).readonly(),
  reason: Said,
  createdAt: At,
  expireAt: At.nullable(),
  finishedAt: At.nullable(),
})
export type OrderShown = z.output<typeof OrderShown>

const OrderFilter = z.object({
  kind: z.enum(ORDER_KINDS).optional(),
  /** `open`: what can still be decided. */
  status: z.enum(['open', ...ORDER_STATUSES]).optional(),
  member: MemberName.optional(),
  limit: limit(100),
})
export type OrderFilter = z.output<typeof OrderFilter>

const Decision = z.strictObject({
  outcome: z.enum(OUTCOMES),
  /** Why a withdrawal is refused, as the member reads it. */
  reason: z.string().trim().min(1).max(200).optional(),
})
export type Decision = z.output<typeof Decision>

export const orders = {
  /** Newest first. */
  list: controlCall('GET', '/orders', {
    summary: '存款与取款订单',
    query: OrderFilter,
    answer: z.strictObject({ orders: z.array(OrderShown), total: z.int() }),
  }),
  /** `review` marks a deposit as paid and being confirmed, and keeps a withdrawal in review until it is decided. */
  decide: controlCall('POST', '/orders/:no', { summary: '立即决定订单', body: Decision, answer: Facts }),
}

const LedgerCheck = z.strictObject({
  balanced: z.boolean(),
  drift_cents: Cents,
  accounts: z.int(),
  postings: z.int(),
})
export type LedgerCheck = z.output<typeof LedgerCheck>

const LedgerAccount = z.strictObject({
  id: z.int(),
  /** null: the outside. */
  member: z.string().nullable(),
  kind: z.string(),
  code: z.string(),
  currency: z.string(),
  balance_cents: Cents,
  posted_cents: Cents,
  drift_cents: Cents,
  postings: z.int(),
})
export type LedgerAccount = z.output<typeof LedgerAccount>

const LedgerMovement = z.strictObject({
  id: z.int(),
  at: At,
  member: z.string().nullable(),
  verb: z.string(),
  ref: z.string(),
  note: Said,
  postings: z.array(
    z.strictObject({
      account: z.int(),
      member: z.string().nullable(),
      kind: z.string(),
      code: z.string(),
      currency: z.string(),
      cents: Cents,
      balance_after: Cents,
    }),
  ),
})
export type LedgerMovement = z.output<typeof LedgerMovement>

const MovementFilter = z.object({
  member: MemberName.optional(),
  account: z.coerce.number().int().min(1).optional(),
  text: z.string().max(60).optional(),
  /** Older than this one. */
  before: z.coerce.number().int().min(1).optional(),
  limit: limit(50),
})
export type MovementFilter = z.output<typeof MovementFilter>

export const ledger = {
  check: controlCall('GET', '/ledger', { summary: '账目核对', answer: LedgerCheck }),
  accounts: controlCall('GET', '/ledger/accounts', {
    summary: '账户',
    answer: z.strictObject({ accounts: z.array(LedgerAccount) }),
  }),
  /** Newest first, each with all its postings. */
  movements: controlCall('GET', '/ledger/movements', {
    summary: '分录',
    query: MovementFilter,
    answer: z.strictObject({ movements: z.array(LedgerMovement) }),
  }),
}
