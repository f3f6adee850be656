export interface Entry {
  id: number
  at: number
  member: string | null
  method: string
  /** The plain path; `sealedPath` is the address on the wire when the safe switch was on. */
  path: string
  sealedPath?: string
  request: unknown
  sealedRequest?: unknown
  response: unknown
  sealedResponse?: unknown
  statusCode: number | null
  http: number
  ms: number
  forced: boolean
}

export interface Journal {
  add(entry: Omit<Entry, 'id'>): void
  list(filter: { since?: number | undefined; path?: string | undefined; member?: string | undefined }): Entry[]
  /** Calls `listener` on each further entry until the returned function is called. */
  listen(listener: (entry: Entry) => void): () => void
}

const KEPT = 2_000
const SECRET = /pass|pwd|token|captcha|secret|jwt|^code$|sendcodenum|^tt$|^xx$/i
const MASK = '***'

/** A copy with every secret-looking string masked; shapes are kept. */
export const masked = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return SECRET.test(key) && value !== '' ? MASK : value
  if (Array.isArray(value)) return value.map((item) => masked(item, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, masked(item, name)]))
}

/** The last calls of a world, in a ring in memory; masked when they are read, not when they are written. */
export const openJournal = (): Journal => {
  const ring: Entry[] = []
  const listeners = new Set<(entry: Entry) => void>()
  let last = 0
  const shown = (entry: Entry): Entry => ({
    ...entry,
    request: masked(entry.request),
    response: masked(entry.response),
  })
  return {
    add: (entry) => {
      const kept = { id: ++last, ...entry }
      ring[(kept.id - 1) % KEPT] = kept
      if (listeners.size > 0) for (const listener of listeners) listener(shown(kept))
    },
    list: ({ since = 0, path, member }) =>
      ring
        .filter((entry) => entry.id > since && (!path || entry.path.includes(path)) && (!member || entry.member === member))
        .toSorted((a, b) => a.id - b.id)
        .map(shown),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
