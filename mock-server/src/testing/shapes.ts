import type { StatusName } from '@app/contract/kit/status'

/** What the control API takes and answers, as a tester's script sees it. Amounts in cents, times in epoch ms. */

export interface WorldShown {
  name: string
  seed: number
  now: number
  /** Of a scene: its name, who to sign in as, the page where it begins. */
  scene?: string
  as?: string | null
  opens?: string
}
export interface WorldListed {
  name: string
  seed: number
  persisted: boolean
  idleMs: number
  ageMs: number
  bytes: number
  /** Open websockets. */
  sockets: number
  now: number
}
export interface NewWorld {
  name: string
  seed?: number
  scene?: string
  persist?: boolean
}

export interface SceneShown {
  name: string
  title: string
  story: string
  as: string | null
  opens: string
  address: string
}

export interface ClockShown {
  now: number
  site: number
  real: number
  rate: number
  frozen: boolean
  /** Jobs that were played, of a change. */
  ran?: number
}

export interface FaultRule {
  /** Glob over the plain path: `*` within a part, `**` across parts. */
  path: string
  method?: 'GET' | 'POST'
  member?: string
  status_code?: number
  http?: number
  kind?: 'drop' | 'malformed' | 'timeout' | 'empty' | 'mute' | 'delay'
  message?: string
  data?: unknown
  delay_ms?: number
  times?: number
  probability?: number
}
export interface Armed extends FaultRule {
  id: number
}

export interface SentCode {
  to: string
  channel: 'sms' | 'email' | 'voice'
  type: string
  code: string
  at: number
  expires_at: number
}

export interface JournalEntry {
  id: number
  at: number
  member: string | null
  method: string
  path: string
  request: unknown
  response: unknown
  statusCode: number | null
  http: number
  ms: number
  forced: boolean
  /** While tracing is on: rows, postings, frames, outbox, jobs. */
  trace?: Record<string, unknown>
  cause?: number | null
}
export interface JournalFilter {
  since?: number
  path?: string
  member?: string
}
export interface Rewound {
  name: string
  now: number
  rewound_to: number
  replayed: number
  ms: number
}
export interface Repeated {
  answers: { http: number; status_code: number | null; message: string; data: unknown; same: boolean }[]
  distinct: number
  ledger: { balanced: boolean; drift_cents: number }
  entries: number[]
}

export interface MemberShown {
  id: number
  name: string
  nickName: string
  vip: number
  balance_cents: number
  locked_cents: number
  [fact: string]: unknown
}
export interface Session {
  token: string
  userId: string
}

export interface MatchShown {
  gid: string
  home: string
  away: string
  sport: string
  league: string
  /** RB in play, FT today, FU early. */
  market: string
  status: string
  period: string
  minute: number
  score: readonly [number, number]
  suspended: boolean
  composed: boolean
  kickOffAt: number
  /** Of one match: the director's events that can happen now. */
  can?: string[]
  [fact: string]: unknown
}
export interface NewMatch {
  home: string
  away: string
  sport?: 'FT' | 'BK'
  league?: string
  startsIn_s?: number
  markets?: { wtype: string; line?: number; odds: Record<string, string | number> }[]
}
export interface MatchEvent {
  type:
    | 'goal'
    | 'cancelGoal'
    | 'red'
    | 'yellow'
    | 'corner'
    | 'penalty'
    | 'var'
    | 'halftime'
    | 'suspend'
    | 'resume'
    | 'finish'
    | 'abandon'
    | 'postpone'
    | 'point'
    | 'set'
  side?: 'home' | 'away' | 'H' | 'C'
  score?: string | [number, number]
  minute?: number
}

export interface MessageShown {
  name: string
  msgId: number
  summary: string
  /** Whether clients send it. */
  up: boolean
  /** JSON schema of what the server sends; null when only clients do. */
  down: Record<string, unknown> | null
}

export interface LedgerCheck {
  balanced: boolean
  drift_cents: number
  accounts: number
  postings: number
}

export interface CapsuleOpened {
  name: string
  now: number
  replayed: number
  compared: number
  equal: boolean
  difference: null | { index: number; path?: string; expected: string; actual: string; at: number }
}

export interface CoverageShown {
  endpoints: {
    id: string
    method: string
    path: string
    codes: {
      code: number
      name: string | null
      declared: boolean
      common: boolean
      natural: number
      forced: number
    }[]
  }[]
  declared: number
  covered: number
  served: number
}

export interface EndpointShown {
  /** "auth.login" */
  id: string
  slice: string
  method: 'GET' | 'POST'
  path: string
  summary: string
  codes: number[]
  [fact: string]: unknown
}

/** The envelope of a documented call, with its HTTP status. */
export interface Answer<T = unknown> {
  http: number
  /** The name of the code: 'SUCCESS', 'RISKY_LOGIN' …; null of what is no envelope. */
  status: StatusName | null
  status_code: number
  message: string
  data: T
}
