import type Sqlite from 'better-sqlite3'
import type { Db } from './db.ts'

const nothing = () => {}

/** In memory a commit costs nothing, so each transaction is one. */
export const alone = (
  sqlite: Pick<Sqlite.Database, 'transaction' | 'inTransaction'>,
): Pick<Db, 'atomically' | 'isWriting' | 'safe' | 'whenSafe' | 'flush'> => {
  /** Made once: a transaction function of its own for each call costs more than its savepoint. */
  const inTransaction = sqlite.transaction((work: () => unknown) => work())
  return {
    atomically: <T>(work: () => T) => inTransaction.immediate(work) as T,
    isWriting: () => sqlite.inTransaction,
    safe: () => undefined,
    whenSafe: (work) => work(),
    flush: nothing,
  }
}
