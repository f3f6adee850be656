const STORE = 'kept'

/** A small box of values that outlives the worker: read whole at the start, written behind. */
export interface Kept {
  entries(): [string, unknown][]
  get<T>(key: string): T | undefined
  set(key: string, value: unknown): void
  delete(key: string): void
  /** Settles when everything said so far is written, or can't be. */
  written(): Promise<void>
  clear(): Promise<void>
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    for (const failure of ['error', 'abort'])
      transaction.addEventListener(failure, () => reject(transaction.error ?? new Error('IndexedDB')))
  })

const open = async (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return done(request)
}

/** In a browser that keeps nothing (a private window without storage) everything lives as long as the worker. */
export const openKept = async (name: string, log: (text: string) => void): Promise<Kept> => {
  const entries = new Map<string, unknown>()
  let writing = Promise.resolve()
  let database: IDBDatabase | undefined
  try {
    database = await open(name)
    const store = database.transaction(STORE).objectStore(STORE)
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
    for (const [at, key] of keys.entries()) entries.set(key as string, values[at])
  } catch (error) {
    log(`nothing can be kept in this browser: ${String(error)}`)
  }
  const write = (work: (store: IDBObjectStore) => void) => {
    if (!database) return
    const own = database
    writing = writing.then(async () => {
      try {
        const transaction = own.transaction(STORE, 'readwrite')
        work(transaction.objectStore(STORE))
        await finished(transaction)
      } catch (error) {
        log(`keeping failed: ${String(error)}`)
      }
    })
  }
  return {
    entries: () => [...entries],
    get: <T>(key: string) => entries.get(key) as T | undefined,
    set: (key, value) => {
      entries.set(key, value)
      write((store) => void store.put(value, key))
    },
    delete: (key) => {
      if (entries.delete(key)) write((store) => void store.delete(key))
    },
    written: () => writing,
    clear: () => {
      entries.clear()
      write((store) => void store.clear())
      return writing
    },
  }
}
