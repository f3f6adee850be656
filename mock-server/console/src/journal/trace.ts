export interface TracedPosting {
  id: number
  cents: number
  /** 0: outside. */
  memberId: number
  kind: string
  code: string
  verb: string
}
/** What one call did to its world, as GET /journal/:id tells it while tracing is on. */
export interface Traced {
  rows: {
    table: string
    op: 'insert' | 'update' | 'delete'
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  }[]
  postings: TracedPosting[]
  frames: { to: string; target: string | null; msgId: number; msgData: unknown }[]
  outbox: Record<string, unknown>[]
  jobs: {
    scheduled: { id: number; kind: string; due_at: number }[]
    cancelled: { id: number; kind: string }[]
    ran: { id: number; kind: string; due_at: number; entry: number }[]
  }
  truncated: boolean
}
export type TracedRow = Traced['rows'][number]

/** The columns that changed; of a new or removed row all that hold something. */
export const changedIn = ({ op, before, after }: TracedRow): string[] => {
  const names = Object.keys(after ?? before ?? {})
  if (op === 'update')
    return names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
  const row = after ?? before ?? {}
  return names.filter((name) => row[name] !== null && row[name] !== '')
}
export const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
