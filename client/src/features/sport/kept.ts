import { stored } from '../../lib/device/storage.ts'
import type { StorageKey } from '../../lib/device/storage.ts'

/** What the device keeps under a key, where it is what it should be; nothing otherwise. */
export const readKept = <T>(key: StorageKey, isRight: (value: Partial<T>) => boolean): Partial<T> => {
  try {
    const kept = JSON.parse(stored.read(key) || '{}') as Partial<T>
    return isRight(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** These parts of a state. */
export const only =
  <T extends object>() =>
  <K extends keyof T>(...names: K[]) =>
  (state: T) =>
    Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<T, K>
