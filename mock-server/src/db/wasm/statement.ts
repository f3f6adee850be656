import type { Engine } from './engine.ts'

export const OK = 0
const ROW = 100
const DONE = 101
/** SQLite copies what is bound before the call returns. */
const COPIED = -1
const INTEGER = 1
const FLOAT = 2
const TEXT = 3
const BLOB = 4

export class SqliteError extends Error {
  override name = 'SqliteError'
}

/** One compiled statement of a connection, used for every statement of the same text. */
export interface CompiledStatement {
  readonly names: readonly string[]
  /** Runs it with these values and hands each row to `take` until it answers false. */
  each(values: readonly unknown[], take: (row: unknown[]) => boolean | void): void
  free(): void
}

export const compile = ({ c, bytes, text, pointer }: Engine, db: number, sql: string): CompiledStatement => {
  const failure = () => new SqliteError(c.UTF8ToString(c._sqlite3_errmsg(db)))
  const check = (code: number) => {
    if (code !== OK) throw failure()
  }
  const made = c._malloc(4)
  const source = c.stringToNewUTF8(sql)
  let own: number
  try {
    check(c._sqlite3_prepare_v2(db, source, -1, made, 0))
    own = pointer(made)
  } finally {
    c._free(source)
    c._free(made)
  }
  if (own === 0) throw new SqliteError('The supplied SQL string contains no statements')
  const columns = c._sqlite3_column_count(own)
  const names = Array.from({ length: columns }, (_, at) => c.UTF8ToString(c._sqlite3_column_name(own, at)))

  const bindText = (at: number, value: string) => {
    const copy = c.stringToNewUTF8(value)
    check(c._sqlite3_bind_text(own, at, copy, c.lengthBytesUTF8(value), COPIED))
    c._free(copy)
  }
  const bindBytes = (at: number, value: Uint8Array) => {
    // An empty one needs a place too: without it would be NULL.
    const copy = c._malloc(value.length || 1)
    c.writeArrayToMemory(value, copy)
    check(c._sqlite3_bind_blob(own, at, copy, value.length, COPIED))
    c._free(copy)
  }
  /** As better-sqlite3 does: every number is a real one, and nothing else is made into one. */
  const bind = (at: number, value: unknown) => {
    if (typeof value === 'number') check(c._sqlite3_bind_double(own, at, value))
    else if (typeof value === 'string') bindText(at, value)
    else if (value === null || value === undefined) check(c._sqlite3_bind_blob(own, at, 0, 0, 0))
    else if (value instanceof Uint8Array) bindBytes(at, value)
    else throw new TypeError('SQLite3 can only bind numbers, strings, buffers, and null')
  }
  const indexOf = (name: string): number => {
    for (const mark of '@:$') {
      const key = c.stringToNewUTF8(`${mark}${name}`)
      const at = c._sqlite3_bind_parameter_index(own, key)
      c._free(key)
      if (at > 0) return at
    }
    return 0
  }
  const isNamed = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
  /** What the statement doesn't name is passed over. */
  const bindNamed = (values: Record<string, unknown>) => {
    for (const [name, each] of Object.entries(values)) {
      const at = indexOf(name)
      if (at > 0) bind(at, each)
    }
  }
  const bindAll = (values: readonly unknown[]) => {
    let at = 0
    for (const value of values)
      if (isNamed(value)) bindNamed(value)
      else bind(++at, value)
  }

  const valueAt = (at: number): unknown => {
    switch (c._sqlite3_column_type(own, at)) {
      case INTEGER:
      case FLOAT:
        return c._sqlite3_column_double(own, at)
      case TEXT: {
        const from = c._sqlite3_column_text(own, at)
        return text(from, c._sqlite3_column_bytes(own, at))
      }
      case BLOB: {
        const from = c._sqlite3_column_blob(own, at)
        return bytes(from, c._sqlite3_column_bytes(own, at)).slice()
      }
      default:
        return null
    }
  }
  return {
    names,
    each: (values, take) => {
      bindAll(values)
      try {
        let code = c._sqlite3_step(own)
        for (; code === ROW; code = c._sqlite3_step(own))
          if (take(Array.from({ length: columns }, (_, at) => valueAt(at))) === false) return
        if (code !== DONE) throw failure()
      } finally {
        c._sqlite3_reset(own)
      }
    },
    free: () => void c._sqlite3_finalize(own),
  }
}
