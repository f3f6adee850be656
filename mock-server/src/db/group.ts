import type Sqlite from 'better-sqlite3'
import type { Followers } from './followers.ts'

/** Verbs that share one commit at most, so that a long run of jobs doesn't keep everything unwritten. */
const LONGEST = 256

export interface Group {
  /** All of `work` or nothing of it. An inner call is a savepoint of the outer one. */
  run<T>(work: () => T): T
  /** Whether a verb is under way. */
  isWriting(): boolean
  /** Settles once everything done so far is on disk; undefined when it is. */
  safe(): Promise<void> | undefined
  /** Runs `work` when everything done so far is on disk, in the order of the calls. */
  whenSafe(work: () => void): void
  /** Writes now what waits for the end of the turn. */
  flush(): void
}

interface Open {
  verbs: number
  later: (() => void)[]
  written?: PromiseWithResolvers<void>
}

/**
 * The verbs of one turn of the event loop share a commit: writing its pages costs more than all of their statements. Each
 * is a savepoint, so one that fails takes nothing of the others with it; answers and frames wait until the group is safe.
 */
export const openGroup = (sqlite: Sqlite.Database, followers: Followers): Group => {
  const begin = sqlite.prepare('BEGIN IMMEDIATE')
  const commit = sqlite.prepare('COMMIT')
  const inSavepoint = sqlite.transaction((work: () => unknown) => work())
  let open: Open | undefined
  let depth = 0

  const write = () => {
    try {
      if (sqlite.inTransaction) followers.beforeCommit()
      commit.run()
      followers.committed()
    } catch (error) {
      if (sqlite.inTransaction) sqlite.exec('ROLLBACK')
      followers.lost()
      throw error
    }
  }
  const flush = () => {
    if (!open || depth > 0) return
    const { later, written } = open
    open = undefined
    try {
      write()
    } catch (error) {
      written?.reject(error)
      return
    }
    written?.resolve()
    for (const work of later) work()
  }
  const started = (): Open => {
    // A full disk makes SQLite roll back by itself.
    if (open && (open.verbs >= LONGEST || !sqlite.inTransaction)) flush()
    if (open) return open
    begin.run()
    setImmediate(flush)
    open = { verbs: 0, later: [] }
    return open
  }
  return {
    run: <T>(work: () => T): T => {
      if (depth === 0) started().verbs += 1
      return followers.along(() => {
        depth += 1
        try {
          return inSavepoint(work) as T
        } finally {
          depth -= 1
        }
      })
    },
    isWriting: () => depth > 0,
    safe: () => open && (open.written ??= Promise.withResolvers<void>()).promise,
    whenSafe: (work) => {
      if (open) open.later.push(work)
      else work()
    },
    flush,
  }
}
