/** A control call that an action made. */
export interface Made {
  id: number
  method: string
  path: string
  body?: string | undefined
  /** The world it is about, when that isn't the page's. */
  about?: string | undefined
  /** The file that was sent, with its type, or that the answer was saved as. */
  file?: string
  type?: string
  saved?: string
  outcome: { text: string; isDone: boolean } | undefined
}

const KEPT = 50

const openMade = () => {
  let calls: readonly Made[] = []
  let changes = 0
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    /** Newest first. */
    calls: () => calls,
    /** Rises whenever an action has changed something: what is shown asks again. */
    changes: () => changes,
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    begin: (call: Omit<Made, 'id' | 'outcome'>) => {
      const id = (calls[0]?.id ?? 0) + 1
      calls = [{ ...call, id, outcome: undefined }, ...calls].slice(0, KEPT)
      tell()
      return (text: string, isDone: boolean) => {
        calls = calls.map((one) => (one.id === id ? { ...one, outcome: { text, isDone } } : one))
        if (isDone && call.method !== 'GET') changes += 1
        tell()
      }
    },
    changed: () => {
      changes += 1
      tell()
    },
  }
}

/** The calls that this page's actions made, to be copied into a test. */
export const made = openMade()
