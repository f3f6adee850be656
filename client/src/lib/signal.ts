import { useSyncExternalStore } from 'react'

export interface Signal<T> {
  get: () => T
  set: (next: T | ((current: T) => T)) => void
  subscribe: (listener: () => void) => () => void
}

/** A value that lives outside React and can be watched: for what must exist before the first render. */
export const signal = <T>(initial: T): Signal<T> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      const changed = typeof next === 'function' ? (next as (current: T) => T)(value) : next
      if (Object.is(changed, value)) return
      value = changed
      for (const listener of Array.from(listeners)) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useSignal = <T>(source: Signal<T>): T =>
  useSyncExternalStore(source.subscribe, source.get, source.get)
