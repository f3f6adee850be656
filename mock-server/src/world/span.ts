import { DAY, startOfSiteDay } from './clock.ts'

/** From a moment up to another, which is no part of it. */
export interface Span {
  from: number
  until: number
}

/** Which orders a tester looks at: of one member or of all, at some steps or at any. */
export interface Listed {
  memberId?: number | undefined
  statuses?: readonly number[] | undefined
  limit: number
}

/** A span with the rows that lie in it. */
export interface Stretch extends Span {
  n: number
}

const ALWAYS: Span = { from: Number.MIN_SAFE_INTEGER, until: Number.MAX_SAFE_INTEGER }
export const spanOf = ({
  startTime,
  endTime,
}: {
  startTime?: number | undefined
  endTime?: number | undefined
}): Span => ({
  from: startTime === undefined ? ALWAYS.from : startTime,
  until: endTime === undefined ? ALWAYS.until : endTime + 1,
})

/**
 * Whole days of the site, whose sums are kept, and what is left of the days at both ends, whose rows are read. Without either
 * there is none: `days` may be empty.
 */
const inDays = ({ from, until }: Span): { days: Span; early?: Span; late?: Span } => {
  const isWhole = (at: number) => at <= 0 || at === Number.MAX_SAFE_INTEGER || startOfSiteDay(at) === at
  const first = isWhole(from) ? from : startOfSiteDay(from) + DAY
  const last = isWhole(until) ? until : startOfSiteDay(until)
  if (first > last)
    return { days: { from: first, until: first }, ...(from < until ? { early: { from, until } } : {}) }
  return {
    days: { from: first, until: last },
    ...(from < first ? { early: { from, until: first } } : {}),
    ...(last < until ? { late: { from: last, until } } : {}),
  }
}

/** What a span holds, newest first: whole days by `ofDays`, the rest of the days at both ends by `ofRest`. */
export const overDays = <T>(span: Span, ofDays: (days: Span) => T, ofRest: (part: Span) => T): T[] => {
  const { days, early, late } = inDays(span)
  return [...(late ? [ofRest(late)] : []), ofDays(days), ...(early ? [ofRest(early)] : [])]
}

/** The days of sums, as far as they lie in a span, with how many rows each has. */
export const stretchesOf = (sums: readonly { day: number; n: number }[], { from, until }: Span): Stretch[] =>
  [...Map.groupBy(sums, ({ day }) => day)].map(([day, ofDay]) => ({
    from: Math.max(day, from),
    until: Math.min(day + DAY, until),
    n: countOf(ofDay),
  }))
export const countOf = (sums: readonly { n: number }[]): number => sums.reduce((total, { n }) => total + n, 0)

export interface Page {
  offset: number
  limit: number
}

/**
 * One page, newest first, of rows that are counted by stretches: what lies before it is stepped over, not read. All that lies
 * in `read`'s span is asked for (`isDense`), or little of it: then days without any are left out.
 */
export const pageOver = <T>(
  stretches: readonly Stretch[],
  { offset, limit }: Page,
  read: (span: Span, page: Page) => T[],
  isDense = false,
): T[] => {
  let before = offset
  let first = 0
  for (; first < stretches.length && before >= stretches[first]!.n; first += 1) before -= stretches[first]!.n
  let found = -before
  let end = first
  for (; end < stretches.length && found < limit; end += 1) found += stretches[end]!.n
  const asked = stretches.slice(first, end)
  if (asked.length === 0) return []
  if (isDense) return read({ from: asked.at(-1)!.from, until: asked[0]!.until }, { limit, offset: before })
  const runs: Span[] = []
  for (const { from, until } of asked) {
    const last = runs.at(-1)
    if (last?.from === until) last.from = from
    else runs.push({ from, until })
  }
  const rows: T[] = []
  for (const [at, run] of runs.entries())
    rows.push(...read(run, { limit: limit - rows.length, offset: at === 0 ? before : 0 }))
  return rows
}
