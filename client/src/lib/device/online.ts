import { useSyncExternalStore } from 'react'
import { config } from '../config.ts'
import { signal } from '../signal.ts'

/** The device has no network, and the backend answers all the same: from this machine, or from the page's own worker. */
const isNear = signal(false)

/** How many presses have led nowhere since the network went. */
export const unfollowed = signal(0)
export const refusePress = (): void => unfollowed.set((count) => count + 1)

/** Whether a call may arrive, as far as that is known without one. */
export const isOnline = (): boolean => navigator.onLine || isNear.get()

/** Asks the backend itself, as long as the device says that it has no network. */
const askNear = async (): Promise<void> => {
  if (navigator.onLine) return
  // Any answer will do.
  const isAnswered = await fetch(config.apiBase || `${config.base}/config.js`, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
  }).then(
    () => true,
    () => false,
  )
  isNear.set(isAnswered && !navigator.onLine)
}

/** After a call that failed: what answered the probe may have been the network that was just going. */
export const lookAgain = async (): Promise<void> => {
  if (isNear.get()) await askNear()
}

export const watchNetwork = (): void => {
  const look = () => {
    isNear.set(false)
    unfollowed.set(0)
    void askNear()
  }
  for (const event of ['online', 'offline']) addEventListener(event, look)
  look()
}

const watch = (changed: () => void): (() => void) => {
  const over = new AbortController()
  for (const event of ['online', 'offline']) addEventListener(event, changed, { signal: over.signal })
  const stop = isNear.subscribe(changed)
  return () => {
    over.abort()
    stop()
  }
}

export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline)
