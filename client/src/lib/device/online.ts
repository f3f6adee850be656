import { useSyncExternalStore } from 'react'
import { config } from '../config.ts'
import { signal } from '../signal.ts'

/** The device has no network, and the backend answers all the same: from this machine, or from the page's own worker. */
const isNear = signal(false)

/** Whether a call may arrive, as far as that is known without one. */
export const isOnline = (): boolean => navigator.onLine || isNear.get()

/** Asks the backend itself whenever the device says that it has lost its network. */
export const watchNetwork = (): void => {
  const look = () => {
    isNear.set(false)
    if (navigator.onLine) return
    // Any answer will do.
    void fetch(config.apiBase || `${config.base}/config.js`, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
    }).then(
      () => isNear.set(!navigator.onLine),
      () => undefined,
    )
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
