import type Sqlite from 'better-sqlite3'
import { Column, Param, Placeholder, SQL, eq, getTableColumns, is, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
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

/** Disk full, read-only, locked, damaged: what says nothing about the work that met it. */
const STORAGE = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|NOMEM|READONLY|CANTOPEN|CORRUPT|NOTADB)/
export const isOfStorage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && STORAGE.test(String(error.code))

/** Prepares a statement at its first use, so that cloning a world prepares nothing. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** Like lazily, one for each key, as a statement of each shape of a filter. */
export const keyed = <K extends string | number, T>(make: (key: K) => T): ((key: K) => T) => {
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

interface Select extends Query {
  all(): unknown
  get(): unknown
  _: { selectedFields: Record<string, unknown> }
}
type Decode = (cell: unknown) => unknown

/** What a cell has to go through; undefined for numbers and texts, which are stored as they are. */
const decoderOf = (field: unknown): Decode | undefined => {
  if (is(field, Column))
    return field.dataType === 'json' || field.dataType === 'boolean'
      ? (cell) => (cell === null ? null : field.mapFromDriverValue(cell))
      : undefined
  if (is(field, SQL)) return undefined
  throw new TypeError('rows of one table only')
}

/** A select of a hot path: spelled and typed by Drizzle, prepared at its first use and run like `lean`, its rows named here. */
export const prepared = <Q extends Select>(sqlite: Pick<Sqlite.Database, 'prepare'>, make: () => Q) => {
  const query = lazily(make)
  const statement = lean<unknown[]>(sqlite, query)
  const fields = lazily(() =>
    Object.entries(query()._.selectedFields).map(([name, field]) => ({ name, decode: decoderOf(field) })),
  )
  const named = (cells: readonly unknown[]): object => {
    const row: Record<string, unknown> = {}
    let at = 0
    for (const { name, decode } of fields()) {
      const cell = cells[at++]
      row[name] = decode ? decode(cell) : cell
    }
    return row
  }
  return {
    get: (values: Record<string, unknown>): ReturnType<Q['get']> => {
      const cells = statement.first(values)
      return (cells && named(cells)) as ReturnType<Q['get']>
    },
    all: (values: Record<string, unknown>): ReturnType<Q['all']> =>
      statement.all(values).map(named) as ReturnType<Q['all']>,
  }
}

const isStoredAsItIs = ({ dataType }: Column) => dataType !== 'json' && dataType !== 'boolean'
type Writing = Pick<Db, 'orm' | 'sqlite'>

/** Rows of a table as they are stored, and a placeholder for each of their cells. */
const cellsOf = <T extends SQLiteTable>(table: T) => {
  const columns = getTableColumns(table) as Record<string, Column>
  return {
    slots: (names = Object.keys(columns)) =>
      Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])),
    stored: (row: Record<string, unknown>): Record<string, unknown> => {
      const cells: Record<string, unknown> = {}
      for (const name in columns) {
        const value = row[name] ?? null
        const column = columns[name]!
        cells[name] = value === null || isStoredAsItIs(column) ? value : column.mapToDriverValue(value)
      }
      return cells
    },
  }
}

/** Writes whole rows of a table on a hot path; answers their numbers. */
export const inserting = <T extends SQLiteTable>({ orm, sqlite }: Writing, table: T) => {
  const { slots, stored } = cellsOf(table)
  const insert = lean(sqlite, () => orm.insert(table).values(slots() as never))
  return (row: T['$inferInsert']): number => Number(insert.run(stored(row)).lastInsertRowid)
}

/** Changes cells of a row on a hot path: a statement for each set of them. */
export const updating = <T extends SQLiteTable & { id: Column }>({ orm, sqlite }: Writing, table: T) => {
  const { slots, stored } = cellsOf(table)
  const update = keyed((names: string) =>
    lean(sqlite, () =>
      orm
        .update(table)
        .set(slots(names.split(' ')) as never)
        .where(eq(table.id, sql.placeholder('id'))),
    ),
  )
  return (id: number, change: Partial<T['$inferSelect']>): void =>
    void update(Object.keys(change).join(' ')).run({ ...stored(change), id })
}
