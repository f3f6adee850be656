import { eq, sql } from 'drizzle-orm'
import { type Db, lazily } from '../db/db.ts'
import { rereadable } from '../db/followers.ts'
import { worldState } from './world.table.ts'

export interface State {
  read<T>(key: string): T | undefined
  write(key: string, value: unknown): void
  /** One that is asked for often: read once, and again after a change or when one was taken back. */
  held<T>(key: string, of: (kept: T | undefined) => T): { get(): T; set(value: T): void }
}

/** Small JSON values kept with the world, so that they travel with its snapshots. */
export const openState = ({ orm, follow }: Db): State => {
  const select = lazily(() =>
    orm
      .select()
      .from(worldState)
      .where(eq(worldState.key, sql.placeholder('key')))
      .prepare(),
  )
  const read: State['read'] = (key) => {
    const row = select().get({ key })
    return row ? JSON.parse(row.value) : undefined
  }
  const write: State['write'] = (key, value) => {
    const row = { key, value: JSON.stringify(value) }
    orm.insert(worldState).values(row).onConflictDoUpdate({ target: worldState.key, set: row }).run()
  }
  return {
    read,
    write,
    held: (key, of) => {
      const kept = rereadable(follow, () => of(read(key)))
      return {
        get: kept.get,
        set: (value) => {
          write(key, value)
          kept.forget()
        },
      }
    },
  }
}
