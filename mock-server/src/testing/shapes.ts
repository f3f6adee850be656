import type { DIRECTOR_EVENTS } from '@app/contract/kit/control'
import type { StatusName } from '@app/contract/kit/status'

export type {
  Armed,
  ClockShown,
  EndpointShown,
  FaultRule,
  LedgerCheck,
  MatchShown,
  MemberShown,
  NewWorld,
  SceneShown,
  SentCode,
  Session,
  WorldListed,
  WorldShown,
} from '@app/contract/kit/control'

/** What the control API takes and answers, as a tester's script sees it. Amounts in cents, times in epoch ms. */

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

export interface NewMatch {
  home: string
  away: string
  sport?: 'FT' | 'BK'
  league?: string
  startsIn_s?: number
  markets?: { wtype: string; line?: number; odds: Record<string, string | number> }[]
}
export interface MatchEvent {
  type: (typeof DIRECTOR_EVENTS)[number]
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

/** The envelope of a documented call, with its HTTP status. */
export interface Answer<T = unknown> {
  http: number
  /** The name of the code: 'SUCCESS', 'RISKY_LOGIN' …; null of what is no envelope. */
  status: StatusName | null
  status_code: number
  message: string
  data: T
}
