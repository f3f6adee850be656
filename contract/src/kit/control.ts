/** What the control API (/__mock/api) takes and answers, for whoever steers a mock. Amounts in cents, times in epoch ms. */

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
  /** Since it was made, or opened by this process. */
  ageMs: number
  /** Of its database. */
  bytes: number
  /** Open websockets. */
  sockets: number
  /** The world's own time. */
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
  /** The call does what it does, and only its answer meets `kind` or `http`. */
  after?: boolean
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

export interface CaptchaShown {
  id: string
  kind: 'picture' | 'slider'
  /** The text of a picture, or the x (px) of a slider's hole. */
  answer: string | number
  state: string
  expires_at: number
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

export interface LedgerCheck {
  balanced: boolean
  drift_cents: number
  accounts: number
  postings: number
}

/** What the match director can make happen (/matches/:gid/events). */
export const DIRECTOR_EVENTS = [
  'goal',
  'cancelGoal',
  'red',
  'yellow',
  'corner',
  'penalty',
  'var',
  'halftime',
  'suspend',
  'resume',
  'finish',
  'abandon',
  'postpone',
  'point',
  'set',
] as const
