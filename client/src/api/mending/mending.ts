import type { Dispatch } from '@reduxjs/toolkit'
import { bus } from '../../lib/bus.ts'
import { api } from '../api.ts'
import { unasked } from '../baseQuery.ts'
import { refusalOf } from '../failure.ts'

/** Before what did not come is asked for again, and twice as long before each further time. */
const AGAIN_MS = 15_000

interface Store {
  dispatch: Dispatch
  getState: () => { api: ReturnType<typeof api.reducer> }
}
interface Question {
  endpointName?: string | undefined
  originalArgs?: unknown
}
interface Subscriptions {
  getSubscriptionCount: (key: string) => number
}
type Initiate = (args: unknown, options: { forceRefetch: true; subscribe: false }) => () => Promise<unknown>

/** Asks once more, for whoever shows the answer; ends when it is there, or failed. */
export const askAnew = (store: Pick<Store, 'dispatch'>, { endpointName = '', originalArgs }: Question) => {
  const query = (api.endpoints as Record<string, { initiate: Initiate }>)[endpointName]
  const asking = query!.initiate(originalArgs, { forceRefetch: true, subscribe: false })
  return store.dispatch(asking as never) as Promise<unknown>
}

/**
 * What came to nothing and is still shown somewhere is asked for again, without a word, until it is answered: later
 * each time, and at once when the network is back or the page is looked at again. Returns the end of it.
 */
export const mendAnswers = (store: Store): (() => void) => {
  const due = new Map<string, { timer: ReturnType<typeof setTimeout>; pauseMs: number }>()
  const questionOf = (key: string) => store.getState().api.queries[key]
  const isMissed = (key: string): boolean => {
    const { status, error } = questionOf(key) ?? {}
    // Whose session is over is told to log in; any other reason may be gone in a while.
    if (status !== 'rejected' || refusalOf(error) === 'LOGIN_EXPIRED') return false
    // What the state says of them is half a second old.
    const asking = store.dispatch(api.internalActions.internal_getRTKQSubscriptions())
    return (asking as unknown as Subscriptions).getSubscriptionCount(key) > 0
  }
  const plan = (key: string, pauseMs: number) => {
    const ask = () => void mend(key)
    due.set(key, { pauseMs, timer: setTimeout(ask, pauseMs) })
  }
  const mend = async (key: string) => {
    const pauseMs = due.get(key)?.pauseMs ?? AGAIN_MS
    if (isMissed(key)) {
      unasked.add(key)
      await askAnew(store, questionOf(key)!)
      unasked.delete(key)
    }
    if (due.has(key) && isMissed(key)) plan(key, 2 * pauseMs)
    else due.delete(key)
  }
  const wake = () => {
    for (const [key, { timer }] of due) {
      clearTimeout(timer)
      if (!unasked.has(key)) void mend(key)
    }
  }
  const look = () => document.hidden || wake()
  const note = (key: string) => due.has(key) || plan(key, AGAIN_MS)
  for (const key of Object.keys(store.getState().api.queries)) if (isMissed(key)) note(key)
  const stop = bus.on('missed', note)
  addEventListener('online', wake)
  addEventListener('focus', wake)
  document.addEventListener('visibilitychange', look)
  return () => {
    stop()
    removeEventListener('online', wake)
    removeEventListener('focus', wake)
    document.removeEventListener('visibilitychange', look)
    for (const { timer } of due.values()) clearTimeout(timer)
    due.clear()
  }
}
