import type Sqlite from 'better-sqlite3'
import { Param, Placeholder, is } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Followers } from './followers.ts'

/** One world's database. `atomically` nests: an inner call is a savepoint of the outer one. */
export interface Db {
  orm: BetterSQLite3Database
  sqlite: Pick<Sqlite.Database, 'prepare' | 'exec'>
  migrate(migrationsFolder: string): void
  serialize(): Uint8Array
  /** Rows written since the database was opened. */
  changes(): number
  atomically<T>(work: () => T): T
  /** Whether something is being written that may yet be taken back. */
  isWriting(): boolean
  /** Settles once everything done so far is on disk; undefined when it is, or needn't be. */
  safe(): Promise<void> | undefined
  /** Runs `work` when everything done so far is on disk, in the order of the calls. */
  whenSafe(work: () => void): void
  /** Lets what is kept in memory of the rows go along with the transactions. */
  follow: Followers['follow']
  /** Writes what waits for the end of the turn. */
  flush(): void
  close(): void
}

/** Prepares a statement at its first use, so that cloning a world prepares nothing. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** Like lazily, one for each key: a statement of each shape of a filter. */
export const keyed = <K extends string, T>(make: (key: K) => T): ((key: K) => T) => {
  const made = new Map<K, T>()
  return (key) => {
    let found = made.get(key)
    if (found === undefined) made.set(key, (found = make(key)))
    return found
  }
}

/** A statement that is run by the driver itself; `Cells` are its columns in their order. */
export interface Lean<Cells extends readonly unknown[]> {
  run(values: Record<string, unknown>): Sqlite.RunResult
  first(values: Record<string, unknown>): Cells | undefined
  all(values: Record<string, unknown>): Cells[]
}

interface Query {
  toSQL(): { sql: string; params: unknown[] }
}

/**
 * A statement of a hot path, spelled by Drizzle and prepared at its first use. By Drizzle, filling in the placeholders and
 * naming the columns costs as much as the statement. Only for columns that are stored as they are (numbers, texts).
 */
export const lean = <Cells extends readonly unknown[] = []>(
  sqlite: Pick<Sqlite.Database, 'prepare'>,
  make: () => Query,
): Lean<Cells> => {
  const prepared = lazily(() => {
    const { sql, params } = make().toSQL()
    const statement = sqlite.prepare<unknown[], Cells>(sql)
    if (statement.reader) statement.raw()
    const slots = params.map((param) => (is(param, Param) ? param.value : param))
    const names = slots.map((slot) => (is(slot, Placeholder) ? slot.name : undefined))
    return { statement, slots, names }
  })
  const bound = (
    { slots, names }: Pick<ReturnType<typeof prepared>, 'slots' | 'names'>,
    values: Record<string, unknown>,
  ): unknown[] => {
    const all: unknown[] = []
    for (let at = 0; at < slots.length; at += 1) {
      const name = names[at]
      all.push(name === undefined ? slots[at] : values[name])
    }
    return all
  }
  return {
    run: (values) => {
      const one = prepared()
      return one.statement.run(bound(one, values))
    },
    first: (values) => {
      const one = prepared()
      return one.statement.get(bound(one, values))
    },
    all: (values) => {
      const one = prepared()
      return one.statement.all(bound(one, values))
    },
  }
}
