import type Sqlite from 'better-sqlite3'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

/** One world's database. `atomically` nests: an inner call is a savepoint of the outer one. */
export interface Db {
  orm: BetterSQLite3Database
  sqlite: Pick<Sqlite.Database, 'prepare' | 'exec'>
  migrate(migrationsFolder: string): void
  serialize(): Uint8Array
  /** Rows written since the database was opened. */
  changes(): number
  atomically<T>(work: () => T): T
  /** Settles once everything done so far is on disk; undefined when it is, or needn't be. */
  safe(): Promise<void> | undefined
  /** Runs `work` when everything done so far is on disk, in the order of the calls. */
  whenSafe(work: () => void): void
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
