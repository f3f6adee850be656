import { eq, sql } from 'drizzle-orm'
import { type Db, lazily } from '../db/db.ts'
import { worldState } from './world.table.ts'

export interface State {
  read<T>(key: string): T | undefined
  write(key: string, value: unknown): void
}

/** Small JSON values kept with the world, so that they travel with its snapshots. */
export const openState = ({ orm }: Db): State => {
  const select = lazily(() =>
    orm
      .select()
      .from(worldState)
      .where(eq(worldState.key, sql.placeholder('key')))
      .prepare(),
  )
  return {
    read: (key) => {
      const row = select().get({ key })
      return row ? JSON.parse(row.value) : undefined
    },
    write: (key, value) => {
      const row = { key, value: JSON.stringify(value) }
      orm.insert(worldState).values(row).onConflictDoUpdate({ target: worldState.key, set: row }).run()
    },
  }
}
