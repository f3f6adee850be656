import type { Db } from '../src/db/db.ts'

interface Open {
  later: (() => void)[]
  written?: PromiseWithResolvers<void>
}

export interface KeptDb extends Db {
  /** Keeps what was written since the last time. */
  save(): void
}

/**
 * A database in memory whose image is kept: once for all verbs of one turn, and answers and frames wait for it, as they wait
 * for the disk beside a file. What can't be kept must not stay in memory either: then `broken` is told.
 */
export const keepingDb = (
  db: Db,
  keep: (image: Uint8Array, before: Uint8Array | undefined) => void,
  broken: (error: unknown) => void,
  kept?: Uint8Array,
): KeptDb => {
  let last = kept
  let changes = kept ? db.changes() : undefined
  let open: Open | undefined
  const save = () => {
    const now = db.changes()
    if (now === changes) return
    const image = db.serialize()
    try {
      keep(image, last)
    } catch (error) {
      broken(error)
      throw error
    }
    last = image
    changes = now
  }
  const flush = () => {
    if (!open || db.isWriting()) return
    const { later, written } = open
    open = undefined
    try {
      save()
    } catch (error) {
      written?.reject(error)
      return
    }
    written?.resolve()
    for (const work of later) work()
  }
  return {
    ...db,
    atomically: (work) => {
      if (!open) {
        open = { later: [] }
        queueMicrotask(flush)
      }
      return db.atomically(work)
    },
    safe: () => open && (open.written ??= Promise.withResolvers<void>()).promise,
    whenSafe: (work) => {
      if (open) open.later.push(work)
      else work()
    },
    flush,
    save,
  }
}
