import type { Db } from '../db/db.ts'
import { openState } from './state.ts'
import type { WorldStorage } from './storage.ts'

export const bytesOf = ({ sqlite }: Db): number =>
  sqlite
    .prepare<[], { bytes: number }>(
      'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
    )
    .get()!.bytes

/** Whether a database is whole and of this schema. */
export const standingOf = (db: Db, schema: string): 'current' | 'outdated' | 'damaged' => {
  try {
    const found = db.sqlite.prepare<[], { quick_check: string }>('PRAGMA quick_check(1)').get()
    if (found?.quick_check !== 'ok') return 'damaged'
    return openState(db).read('schema') === schema ? 'current' : 'outdated'
  } catch (error) {
    return String(error).includes('no such table') ? 'outdated' : 'damaged'
  }
}

export const isCurrent = (storage: WorldStorage, image: Uint8Array, schema: string): boolean => {
  try {
    const db = storage.inMemory(image)
    const standing = standingOf(db, schema)
    db.close()
    return standing === 'current'
  } catch {
    return false
  }
}
