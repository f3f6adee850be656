import type { FaultRule } from '@app/contract/control/faults'

/** What can befall a call on its way. */
export const KINDS = ['drop', 'lost', 'timeout', 'delay', 'malformed', 'empty', 'http'] as const
type Kind = (typeof KINDS)[number]

const SLOW_MS = 5_000
const BROKEN_HTTP = 502

const isKind = (what: string): what is Kind => (KINDS as readonly string[]).includes(what)

/** The part of a fault rule that says what happens: a kind of the list, or a status code as text. */
export const faultOf = (what: string): Partial<FaultRule> => {
  if (!isKind(what)) return { status_code: Number(what) }
  if (what === 'delay') return { delay_ms: SLOW_MS }
  if (what === 'lost') return { kind: 'drop', after: true }
  return what === 'http' ? { http: BROKEN_HTTP } : { kind: what }
}

/** A rule in short: "6029", "drop", "drop after", "HTTP 502", "5000 ms". */
export const wordsOf = ({ status_code, http, kind, after, delay_ms }: FaultRule): string =>
  [
    status_code,
    http && `HTTP ${http}`,
    kind && (after ? `${kind} after` : kind),
    delay_ms && `${delay_ms} ms`,
  ]
    .filter(Boolean)
    .join(' · ')
