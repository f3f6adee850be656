import { isArriving } from './arriving.ts'
import { signal } from './signal.ts'

/** A store that knows what is asked of the backend. */
interface AskingStore {
  getState: () => { api: { queries: Record<string, { status: string } | undefined> } }
  subscribe: (listener: () => void) => () => void
}

/** For so long nothing was asked for. */
const QUIET_MS = 250
const LATEST_MS = 5_000
const ACTS = ['pointermove', 'pointerdown', 'keydown'] as const

/** The page that a visit begins with stands: what is no part of it doesn't come before. */
const isCalm = signal(true)

/** Until its code and its answers are here; whoever moves or presses something may want the rest at once. Returns what ends the waiting. */
export const awaitCalm = (store: AskingStore): (() => void) => {
  isCalm.set(false)
  const isAsking = () =>
    isArriving() || Object.values(store.getState().api.queries).some((query) => query?.status === 'pending')
  let quiet: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(quiet)
    quiet = setTimeout(() => (isAsking() ? look() : end()), QUIET_MS)
  }
  const latest = setTimeout(() => end(), LATEST_MS)
  const stop = store.subscribe(look)
  const end = () => {
    clearTimeout(quiet)
    clearTimeout(latest)
    stop()
    for (const act of ACTS) removeEventListener(act, end, true)
    isCalm.set(true)
  }
  for (const act of ACTS) addEventListener(act, end, { capture: true, passive: true })
  look()
  return end
}

/** When it does. */
export const calm = (): Promise<void> =>
  new Promise((resolve) => {
    if (isCalm.get()) return resolve()
    const stop = isCalm.subscribe(() => {
      stop()
      resolve()
    })
  })
