import { useSyncExternalStore } from 'react'

const watch = (changed: () => void): (() => void) => {
  const over = new AbortController()
  for (const event of ['online', 'offline']) addEventListener(event, changed, { signal: over.signal })
  return () => over.abort()
}

/** Whether the device has a connection at all, as far as it knows itself. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)
