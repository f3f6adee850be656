import type { Traced } from './trace.ts'
import { type Slot, type TextRing, openTextRing } from './textRing.ts'

export interface Entry {
  id: number
  at: number
  member: string | null
  method: string
  /** The plain path; `sealedPath` is the address on the wire when the safe switch was on. */
  path: string
  sealedPath?: string | undefined
  request: unknown
  sealedRequest?: unknown
  response: unknown
  sealedResponse?: unknown
  statusCode: number | null
  http: number
  ms: number
  forced: boolean
  /** What it did to the world, while tracing is on. */
  trace?: Traced
  /** Of a job that was traced: the entry of the call or job that scheduled it. */
  cause?: number | null
}

/** A call as it is noted: what was answered as text, and how long the request was. */
export type Noted = Omit<Entry, 'id' | 'response'> & { response: string; requestLength: number }

export interface Journal {
  add(call: Noted): number
  /** The id that the next entry gets. */
  next(): number
  find(id: number): Entry | undefined
  /** What was answered, as it was: with its secrets. Undefined when later answers have overwritten it. */
  answer(id: number): string | undefined
  list(filter: {
    since?: number | undefined
    path?: string | undefined
    member?: string | undefined
  }): Entry[]
  /** Calls `listener` on each further entry until the returned function is called. */
  listen(listener: (entry: Entry) => void): () => void
  /** Takes over another journal's entries before `id`, and counts on from there. */
  adopt(journal: Journal, id: number): void
  /** The entries as they are kept, unmasked. */
  kept(): readonly Entry[]
}

const KEPT = 2_000
/** Bytes of answers and long requests that a world remembers. */
const TEXT_BYTES = 4 * 1024 * 1024
/** A shorter request stays the object that it is. */
const SHORT_REQUEST = 1_024
const GONE = '（内容过长或已被更新的记录挤出）'
const SECRET = /pass|pwd|token|captcha|secret|jwt|^code$|sendcodenum|^tt$|^xx$/i
const MASK = '***'

/** A copy with every secret-looking string masked; shapes are kept. */
export const masked = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return SECRET.test(key) && value !== '' ? MASK : value
  if (Array.isArray(value)) return value.map((item) => masked(item, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, masked(item, name)]))
}

/** The code of an account is a venue's, and the codes that were sent are what the outbox is for. */
const tracedShown = (trace: Traced): Traced => ({
  ...(masked(trace) as Traced),
  rows: trace.rows.map((row) => (row.table === 'accounts' ? row : (masked(row) as typeof row))),
  postings: trace.postings,
  outbox: trace.outbox,
})

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

class Text {
  readonly ring: TextRing
  readonly slot: Slot | undefined
  constructor(ring: TextRing, text: string) {
    this.ring = ring
    this.slot = ring.put(text)
  }
  text(): string | undefined {
    return this.slot && this.ring.get(this.slot)
  }
  value(): unknown {
    const text = this.text()
    return text === undefined ? GONE : read(text)
  }
}
const valueOf = (kept: unknown): unknown => (kept instanceof Text ? kept.value() : kept)

/** The last calls of a world, in a ring in memory; masked when they are read, not when they are written. */
export const openJournal = (): Journal => {
  const ring: Entry[] = []
  const texts = openTextRing(TEXT_BYTES)
  const listeners = new Set<(entry: Entry) => void>()
  let last = 0
  /** The answer is read when somebody asks for it: pages show entries without theirs. */
  const shown = (entry: Entry): Entry => ({
    ...entry,
    request: masked(valueOf(entry.request)),
    ...(entry.sealedRequest === undefined ? {} : { sealedRequest: valueOf(entry.sealedRequest) }),
    ...(entry.trace ? { trace: tracedShown(entry.trace) } : {}),
    get response() {
      return masked(valueOf(entry.response))
    },
  })
  const at = (id: number): Entry | undefined => {
    const entry = ring[(id - 1) % KEPT]
    return entry?.id === id ? entry : undefined
  }
  return {
    add: ({ requestLength, response, ...call }) => {
      const kept: Entry = { id: ++last, ...call, response: new Text(texts, response) }
      if (requestLength > SHORT_REQUEST) {
        kept.request = new Text(texts, JSON.stringify(call.request))
        if (call.sealedRequest !== undefined)
          kept.sealedRequest = new Text(texts, JSON.stringify(call.sealedRequest))
      }
      ring[(kept.id - 1) % KEPT] = kept
      if (listeners.size > 0) for (const listener of listeners) listener(shown(kept))
      return kept.id
    },
    next: () => last + 1,
    find: (id) => {
      const entry = at(id)
      return entry && shown(entry)
    },
    answer: (id) => {
      const response = at(id)?.response
      return response instanceof Text ? response.text() : undefined
    },
    list: ({ since = 0, path, member }) =>
      ring
        .filter(
          (entry) =>
            entry.id > since && (!path || entry.path.includes(path)) && (!member || entry.member === member),
        )
        .toSorted((a, b) => a.id - b.id)
        .map(shown),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    adopt: (journal, id) => {
      for (const entry of journal.kept()) if (entry.id < id) ring[(entry.id - 1) % KEPT] = entry
      last = id - 1
    },
    kept: () => ring,
  }
}
