import type Sqlite from 'better-sqlite3'
import type { Engine } from './engine.ts'
import { type CompiledStatement, OK, SqliteError, compile } from './statement.ts'

/** Statements that a connection keeps compiled: all that the site prepares, and the latest of those it doesn't. */
const KEPT = 600

type Shape = (names: readonly string[], row: unknown[]) => unknown
const asObject: Shape = (names, row) => Object.fromEntries(names.map((name, at) => [name, row[at]]))
const asArray: Shape = (_names, row) => row
const asValue: Shape = (_names, row) => row[0]

/** Values come one by one, or as one list. */
const inOrder = (values: unknown[]): unknown[] => (Array.isArray(values[0]) ? values[0] : values)

/** What of better-sqlite3's connection is used here, for the same code on the same SQLite. */
export interface Connection extends Pick<
  Sqlite.Database,
  'prepare' | 'exec' | 'transaction' | 'inTransaction'
> {
  serialize(): Uint8Array
  close(): void
}

/** Opens an image, or an empty database, in the memory of the engine. */
export const connect = (engine: Engine, image?: Uint8Array): Connection => {
  const { c } = engine
  const held = new c.Database(image)
  const kept = new Map<string, CompiledStatement>()
  let depth = 0

  const compiled = (sql: string): CompiledStatement => {
    const found = kept.get(sql) ?? compile(engine, held.db, sql)
    kept.delete(sql)
    kept.set(sql, found)
    if (kept.size > KEPT) {
      const [oldest, statement] = kept.entries().next().value!
      kept.delete(oldest)
      statement.free()
    }
    return found
  }
  const exec = (sql: string) => {
    const source = c.stringToNewUTF8(sql)
    const code = c._sqlite3_exec(held.db, source, 0, 0, 0)
    c._free(source)
    if (code !== OK) throw new SqliteError(c.UTF8ToString(c._sqlite3_errmsg(held.db)))
  }
  const run = (sql: string) => compiled(sql).each([], () => undefined)
  const lastId = () => {
    let id = 0
    compiled('select last_insert_rowid()').each([], ([value]) => void (id = value as number))
    return id
  }

  const prepare = (sql: string) => {
    let shape = asObject
    const rows = (values: unknown[], most: number) => {
      const found: unknown[] = []
      const statement = compiled(sql)
      statement.each(values, (row) => found.push(shape(statement.names, row)) < most)
      return found
    }
    const statement = {
      reader: compiled(sql).names.length > 0,
      run: (...values: unknown[]) => {
        compiled(sql).each(inOrder(values), () => undefined)
        return { changes: c._sqlite3_changes(held.db), lastInsertRowid: lastId() }
      },
      get: (...values: unknown[]) => rows(inOrder(values), 1)[0],
      all: (...values: unknown[]) => rows(inOrder(values), Infinity),
      raw: (on = true) => {
        shape = on ? asArray : asObject
        return statement
      },
      pluck: (on = true) => {
        shape = on ? asValue : asObject
        return statement
      },
    }
    return statement
  }

  /** A transaction, inside another one a savepoint of it. */
  const inside =
    (mode: string, work: (...values: unknown[]) => unknown) =>
    (...values: unknown[]): unknown => {
      const name = `inner_${depth}`
      const [begin, commit, undo] =
        depth === 0
          ? [`BEGIN ${mode}`, 'COMMIT', ['ROLLBACK']]
          : [`SAVEPOINT ${name}`, `RELEASE ${name}`, [`ROLLBACK TO ${name}`, `RELEASE ${name}`]]
      run(begin)
      depth += 1
      try {
        const result = work(...values)
        run(commit)
        return result
      } catch (error) {
        for (const each of undo) run(each)
        throw error
      } finally {
        depth -= 1
      }
    }
  const transaction = (work: (...values: unknown[]) => unknown) =>
    Object.assign(inside('DEFERRED', work), {
      deferred: inside('DEFERRED', work),
      immediate: inside('IMMEDIATE', work),
      exclusive: inside('EXCLUSIVE', work),
    })

  return {
    prepare,
    exec,
    transaction,
    get inTransaction() {
      return depth > 0
    },
    serialize: () => held.export(),
    close: () => {
      for (const statement of kept.values()) statement.free()
      kept.clear()
      held.close()
    },
  } as unknown as Connection
}
