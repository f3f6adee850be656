import { stored } from '../../lib/device/storage.ts'
import type { StorageKey } from '../../lib/device/storage.ts'
import type { SportState } from './sport.slice.ts'

/** What the device keeps under a key, where it is what it should be; nothing otherwise. */
export const readKept = <T>(key: StorageKey, isRight: (value: Partial<T>) => boolean): Partial<T> => {
  try {
    const kept = JSON.parse(stored.read(key) || '{}') as Partial<T>
    return isRight(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** These parts of the state. */
export const only =
  <K extends keyof SportState>(...names: K[]) =>
  (state: SportState) =>
    Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<SportState, K>
