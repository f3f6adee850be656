import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { alone } from './alone.ts'
import type { Db } from './db.ts'
import { type Followers, openFollowers } from './followers.ts'
import { openGroup } from './group.ts'
import { withoutWal } from './image.ts'

const CACHE_KIB = -4096
/** Pages of 4 kB in the log before they are moved to the file, which waits for the disk. */
const CHECKPOINT_PAGES = 4_000

/** A server that is just ending lets go of its files. */
const LOCK_WAIT_MS = 1_000

/** A file is ours alone while it is open: no lock to take for each statement, and no second server in the same data. */
const openFile = (path: string): Database.Database => {
  const sqlite = new Database(path, { timeout: LOCK_WAIT_MS })
  try {
    sqlite.pragma('locking_mode = EXCLUSIVE')
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}

const together = (sqlite: Database.Database, followers: Followers): ReturnType<typeof alone> => {
  const { run, ...rest } = openGroup(sqlite, followers)
  return { atomically: run, ...rest }
}

/** Opens a database file, ':memory:' or a serialized image. Only this folder knows the SQLite driver. */
export const openDb = (source: string | Uint8Array): Db => {
  const isFile = typeof source === 'string' && source !== ':memory:'
  const sqlite = isFile
    ? openFile(source)
    : new Database(typeof source === 'string' ? source : Buffer.from(withoutWal(source).buffer))
  sqlite.pragma('synchronous = NORMAL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('temp_store = MEMORY')
  sqlite.pragma(`cache_size = ${CACHE_KIB}`)
  const followers = openFollowers()
  const transactions = isFile ? together(sqlite, followers) : alone(sqlite, followers)
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
    follow: followers.follow,
    close: () => {
      transactions.flush()
      sqlite.close()
    },
  }
}
