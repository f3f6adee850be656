import type { Traced } from '@app/contract/control/trace'
import { openReel } from './kept/reel.ts'
import { type Slot, openTextRing } from './kept/textRing.ts'

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

/** A call as it is noted: what came and what was answered as JSON texts, or as their UTF-8. */
export type Noted = Omit<Entry, 'id' | 'request' | 'sealedRequest' | 'response'> & {
  request: string
  /** What stands in `request` but isn't the caller's own. */
  leftOut?: readonly string[]
  sealedRequest?: string | undefined
  response: string | Uint8Array
}

/** What the caller was told. */
export type Told = Pick<Noted, 'statusCode' | 'http' | 'response'>

/** The same as another journal hands it over; what it has let go is left out. */
type Remembered = Omit<Noted, 'request' | 'response'> & {
  id: number
  request: string | undefined
  response: string | Uint8Array | undefined
}

export interface Journal {
  add(call: Noted): number
  /** Another answer than was noted, with nothing done; undefined when the entry was overwritten. */
  correct(id: number, told: Told): Entry | undefined
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
  /** The entries as they were noted, oldest first. */
  remembered(): Remembered[]
}

const KEPT = 2_000
/** Bytes of answers and long requests that a world remembers. */
const TEXT_BYTES = 4 * 1024 * 1024
/** A shorter request is remembered as long as its entry. */
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

const without = (value: unknown, names: readonly string[]): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
    : value

/** A place in the reel or in the ring; undefined: too long for the ring. */
type Place = number | Slot | undefined

interface Kept extends Omit<Entry, 'request' | 'sealedRequest' | 'response'> {
  leftOut: readonly string[] | undefined
  request: Place
  /** null: the safe switch was off. */
  sealedRequest: Place | null
  response: Slot | undefined
}

/** The last calls of a world in memory: read and masked when somebody asks for them, not when they are noted. */
export const openJournal = (): Journal => {
  const ring: Kept[] = []
  const texts = openTextRing(TEXT_BYTES)
  const requests = openReel()
  const listeners = new Set<(entry: Entry) => void>()
  let last = 0
  const put = (text: string | undefined): Place =>
    text === undefined ? undefined : text.length > SHORT_REQUEST ? texts.put(text) : requests.put(text)
  const get = (place: Place): string | undefined =>
    typeof place === 'number' ? requests.get(place) : place && texts.get(place)
  const valueOf = (place: Place, leftOut: readonly string[] = []): unknown => {
    const text = get(place)
    return text === undefined ? GONE : without(read(text), leftOut)
  }
  const shown = ({ leftOut, request, sealedRequest, response, ...entry }: Kept): Entry => ({
    ...entry,
    ...(entry.trace ? { trace: tracedShown(entry.trace) } : {}),
    ...(sealedRequest === null ? {} : { sealedRequest: valueOf(sealedRequest) }),
    get request() {
      return masked(valueOf(request, leftOut))
    },
    get response() {
      return masked(valueOf(response))
    },
  })
  const at = (id: number): Kept | undefined => {
    const entry = ring[(id - 1) % KEPT]
    return entry?.id === id ? entry : undefined
  }
  const inOrder = (): Kept[] => ring.toSorted((a, b) => a.id - b.id)
  const keep = (call: Remembered): Kept => {
    const place = (call.id - 1) % KEPT
    const oldest = ring[place]?.request
    if (typeof oldest === 'number') requests.forget(oldest)
    const kept: Kept = {
      ...call,
      leftOut: call.leftOut,
      request: put(call.request),
      sealedRequest: call.sealedRequest === undefined ? null : put(call.sealedRequest),
      response: call.response === undefined ? undefined : texts.put(call.response),
    }
    ring[place] = kept
    return kept
  }
  const tell = (kept: Kept) => {
    if (listeners.size > 0) for (const listener of listeners) listener(shown(kept))
  }
  return {
    add: (call) => {
      last += 1
      tell(keep({ id: last, ...call }))
      return last
    },
    correct: (id, { response, ...told }) => {
      const kept = at(id)
      if (!kept) return undefined
      Object.assign(kept, told, { response: texts.put(response) })
      delete kept.trace
      tell(kept)
      return shown(kept)
    },
    next: () => last + 1,
    find: (id) => {
      const entry = at(id)
      return entry && shown(entry)
    },
    answer: (id) => get(at(id)?.response),
    list: ({ since = 0, path, member }) =>
      inOrder()
        .filter(
          (entry) =>
            entry.id > since && (!path || entry.path.includes(path)) && (!member || entry.member === member),
        )
        .map(shown),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    adopt: (journal, id) => {
      for (const call of journal.remembered()) if (call.id < id) keep(call)
      last = id - 1
    },
    remembered: () =>
      inOrder().map(({ leftOut, sealedRequest, ...kept }) => ({
        ...kept,
        ...(leftOut ? { leftOut } : {}),
        request: get(kept.request),
        sealedRequest: sealedRequest === null ? undefined : get(sealedRequest),
        response: get(kept.response),
      })),
  }
}
