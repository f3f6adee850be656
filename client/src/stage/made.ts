import { signal } from '../lib/signal.ts'

/** A control call that an action of the stage made. */
export interface Made {
  id: number
  method: string
  path: string
  body: string | undefined
  /** The world it is about, when that isn't the page's. */
  about: string | undefined
  /** Undefined while it is under way. */
  outcome?: { text: string; isDone: boolean }
}

const KEPT = 20

/** Newest first. */
export const made = signal<readonly Made[]>([])
/** Rises whenever an action has changed something: what is shown asks again. */
export const changes = signal(0)

/** Notes a call; the function that it returns tells what came of it. */
export const beginCall = (call: Omit<Made, 'id' | 'outcome'>) => {
  const id = (made.get()[0]?.id ?? 0) + 1
  made.set((calls) => [{ id, ...call }, ...calls].slice(0, KEPT))
  return (text: string, isDone: boolean): void => {
    made.set((calls) => calls.map((one) => (one.id === id ? { ...one, outcome: { text, isDone } } : one)))
    if (isDone) changes.set((count) => count + 1)
  }
}
