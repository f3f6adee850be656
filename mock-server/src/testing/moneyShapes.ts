/** What the control API answers of venues, orders, bets and the books. Amounts in cents, times in epoch ms. */

export interface VenueShown {
  channelCode: string
  enName: string
  name: string
  category: string
  urlKind: string
  gameCount: number
  maintenance: boolean
  activityLock: boolean
}

export type OrderOutcome = 'success' | 'fail' | 'expire' | 'review'
export interface OrderFilter {
  kind?: 'deposit' | 'withdraw'
  /** A status, or `open`: what can still be decided. */
  status?: string
  member?: string
  limit?: number
}
export interface OrderShown {
  orderNo: string
  kind: 'deposit' | 'withdraw'
  member: string
  method: string
  account: string
  amount_cents: number
  bonus_cents: number
  fee_cents: number
  status: string
  statusName: string
  /** What it can still be decided to. */
  outcomes: OrderOutcome[]
  reason: string
  createdAt: number
  expireAt: number | null
  finishedAt: number | null
}

export interface BetFilter {
  member?: string
  gid?: string
  limit?: number
}
export interface BetShown {
  ticket: string
  member: string
  kind: 'single' | 'series' | 'system'
  state: 'delay' | 'accepted' | 'refused' | 'settled'
  result: string | null
  stake_cents: number
  win_cents: number
  return_cents: number | null
  placedAt: number
  legs: {
    gid: string
    home: string
    away: string
    market: string
    pick: string
    line: number | null
    /** Hong Kong hundredths. */
    odds: number
    result: string | null
  }[]
}

export interface LedgerAccount {
  id: number
  /** null: the outside. */
  member: string | null
  kind: string
  code: string
  currency: string
  balance_cents: number
  posted_cents: number
  drift_cents: number
  postings: number
}
export interface MovementFilter {
  member?: string
  account?: number
  text?: string
  /** Older than this one. */
  before?: number
  limit?: number
}
export interface LedgerMovement {
  id: number
  at: number
  member: string | null
  verb: string
  ref: string
  note: string
  postings: {
    account: number
    member: string | null
    kind: string
    code: string
    currency: string
    cents: number
    balance_after: number
  }[]
}
