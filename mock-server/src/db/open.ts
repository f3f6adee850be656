import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type { Db } from './db.ts'

const ROLLBACK_JOURNAL = 1
const CACHE_KIB = -4096
/** Pages of 4 kB in the log before they are moved to the file, which waits for the disk. */
const CHECKPOINT_PAGES = 4_000

/** A serialized WAL database opens from memory only when its header names a rollback journal (bytes 18 and 19). */
const withoutWal = (image: Uint8Array): Buffer => {
  const copy = Buffer.from(image)
  copy[18] = ROLLBACK_JOURNAL
  copy[19] = ROLLBACK_JOURNAL
  return copy
}

/** Opens a database file, ':memory:' or a serialized image. Only this file knows the SQLite driver. */
export const openDb = (source: string | Uint8Array): Db => {
  const sqlite = new Database(typeof source === 'string' ? source : withoutWal(source))
  if (typeof source === 'string' && source !== ':memory:') {
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  }
  sqlite.pragma('synchronous = NORMAL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma(`cache_size = ${CACHE_KIB}`)
  /** Made once: a transaction function of its own for each call costs more than its savepoint. */
  const inTransaction = sqlite.transaction((work: () => unknown) => work())
  const orm = drizzle({ client: sqlite, casing: 'snake_case' })
  return {
    orm,
    sqlite,
    migrate: (migrationsFolder) => migrate(orm, { migrationsFolder }),
    serialize: () => new Uint8Array(sqlite.serialize()),
    atomically: <T>(work: () => T) => inTransaction.immediate(work) as T,
    close: () => sqlite.close(),
  }
}
