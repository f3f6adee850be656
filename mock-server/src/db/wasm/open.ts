import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session'
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type Sqlite from 'better-sqlite3'
import { alone } from '../alone.ts'
import type { Db } from '../db.ts'
import { openFollowers } from '../followers.ts'
import { withoutWal } from '../image.ts'
import { connect } from './connection.ts'
import type { Engine } from './engine.ts'

const CACHE_KIB = -4096
const BREAKPOINT = '--> statement-breakpoint'

/** Drizzle's own database over a connection, without its driver, which would load better-sqlite3. */
const ormOver = (sqlite: Sqlite.Database): Db['orm'] => {
  const dialect = new SQLiteSyncDialect({ casing: 'snake_case' })
  const session = new BetterSQLiteSession(sqlite, dialect, undefined, {})
  return new BaseSQLiteDatabase('sync', dialect, session, undefined) as unknown as Db['orm']
}

/** A database in the memory of SQLite's WebAssembly. `migrations` is the SQL that an empty one begins with. */
export const openWasmDb = (engine: Engine, migrations: readonly string[], image?: Uint8Array): Db => {
  const sqlite = connect(engine, image && withoutWal(image))
  // Nothing is on a disk: a journal is only for undoing, and nobody else has the file.
  sqlite.exec(
    `PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
     PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = ${CACHE_KIB};`,
  )
  const followers = openFollowers()
  const changes = sqlite.prepare('select total_changes()').pluck()
  return {
    orm: ormOver(sqlite as Sqlite.Database),
    sqlite,
    migrate: () => {
      for (const sql of migrations.flatMap((file) => file.split(BREAKPOINT))) sqlite.exec(sql)
    },
    serialize: () => sqlite.serialize(),
    changes: () => changes.get() as number,
    ...alone(sqlite, followers),
    follow: followers.follow,
    close: () => sqlite.close(),
  }
}
