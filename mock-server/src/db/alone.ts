import type Sqlite from 'better-sqlite3'
import type { Db } from './db.ts'
import type { Followers } from './followers.ts'

const nothing = () => {}

/** In memory a commit costs nothing, so each transaction is one. */
export const alone = (
  sqlite: Pick<Sqlite.Database, 'transaction' | 'inTransaction'>,
  followers: Followers,
): Pick<Db, 'atomically' | 'isWriting' | 'safe' | 'whenSafe' | 'flush'> => {
  /** Made once: a transaction function of its own for each call costs more than its savepoint. */
  const inside = sqlite.transaction((work: () => unknown) => work())
  let isDone = false
  const outermost = sqlite.transaction((work: () => unknown) => {
    isDone = false
    const result = work()
    isDone = true
    followers.beforeCommit()
    return result
  })
  const begin = <T>(work: () => T): T => {
    try {
      const result = outermost.immediate(work) as T
      followers.committed()
      return result
    } catch (error) {
      // What the work itself refused goes back by its mark.
      if (isDone) followers.lost()
      throw error
    }
  }
  return {
    atomically: <T>(work: () => T) =>
      followers.along(() => (sqlite.inTransaction ? (inside(work) as T) : begin(work))),
    isWriting: () => sqlite.inTransaction,
    safe: () => undefined,
    whenSafe: (work) => work(),
    flush: nothing,
  }
}
