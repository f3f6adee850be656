import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type { Db } from './db.ts'
import { openGroup } from './group.ts'

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

/** A file is ours alone while it is open: no lock to take for each statement, and no second server in the same data. */
const openFile = (path: string): Database.Database => {
  const sqlite = new Database(path)
  sqlite.pragma('locking_mode = EXCLUSIVE')
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  return sqlite
}

const nothing = () => {}
/** In memory a commit costs nothing, so each transaction is one. */
const alone = (
  sqlite: Database.Database,
): Pick<Db, 'atomically' | 'isWriting' | 'safe' | 'whenSafe' | 'flush'> => {
  /** Made once: a transaction function of its own for each call costs more than its savepoint. */
  const inTransaction = sqlite.transaction((work: () => unknown) => work())
  return {
    atomically: <T>(work: () => T) => inTransaction.immediate(work) as T,
    isWriting: () => sqlite.inTransaction,
    safe: () => undefined,
    whenSafe: (work) => work(),
    flush: nothing,
  }
}
const together = (sqlite: Database.Database): ReturnType<typeof alone> => {
  const { run, ...rest } = openGroup(sqlite)
  return { atomically: run, ...rest }
}

/** Opens a database file, ':memory:' or a serialized image. Only this folder knows the SQLite driver. */
export const openDb = (source: string | Uint8Array): Db => {
  const isFile = typeof source === 'string' && source !== ':memory:'
  const sqlite = isFile
    ? openFile(source)
    : new Database(typeof source === 'string' ? source : withoutWal(source))
  sqlite.pragma('synchronous = NORMAL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('temp_store = MEMORY')
  sqlite.pragma(`cache_size = ${CACHE_KIB}`)
  const transactions = isFile ? together(sqlite) : alone(sqlite)
  const changes = sqlite.prepare('select total_changes()').pluck()
  const orm = drizzle({ client: sqlite, casing: 'snake_case' })
  return {
    orm,
    sqlite,
    migrate: (migrationsFolder) => migrate(orm, { migrationsFolder }),
    serialize: () => {
      transactions.flush()
      return sqlite.serialize()
    },
    changes: () => changes.get() as number,
    ...transactions,
    close: () => {
      transactions.flush()
      sqlite.close()
    },
  }
}
