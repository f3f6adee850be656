import { useSyncExternalStore } from 'react'

/** What is kept on the device (U-LS-01); those from locale on are additions of this client. */
export const STORAGE_KEYS = [
  'token',
  'iCode',
  'rCode',
  'originalUrl',
  'jwtToken',
  'userId',
  'hideZeroBalance',
  'rememberPwdTime',
  'rememberPwd',
  'domain',
  'edition',
  'safeSwitch',
  'crtyData',
  'egameUrl',
  'locale',
  'deviceId',
  'deviceKey',
  'siteConfig',
  'visitedTabs',
  'railCollapsed',
  'hideAmounts',
  'dismissedAd',
  'sportSlip',
  'realityShown',
  'beatAt',
  'sportHabits',
] as const
export type StorageKey = (typeof STORAGE_KEYS)[number]

/** Entries of revealed personal data (LS-13): DD_<field>, cleared at logout and expiry. */
const DECRYPTED_PREFIX = 'DD_'

const memory = new Map<string, string>()
const listeners = new Set<(key: string) => void>()

const box = (): Storage | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

const readRaw = (key: string): string => {
  try {
    return box()?.getItem(key) ?? memory.get(key) ?? ''
  } catch {
    return memory.get(key) ?? ''
  }
}

const writeRaw = (key: string, value: string): void => {
  memory.delete(key)
  try {
    if (value === '') box()?.removeItem(key)
    else if (box()) box()?.setItem(key, value)
    else memory.set(key, value)
  } catch {
    // A full or forbidden storage: the value lives as long as the page.
    if (value !== '') memory.set(key, value)
  }
  for (const listener of Array.from(listeners)) listener(key)
}

/** '' means absent: an empty value is never stored. */
export const stored = {
  read: (key: StorageKey): string => readRaw(key),
  write: (key: StorageKey, value: string): void => writeRaw(key, value),
  remove: (key: StorageKey): void => writeRaw(key, ''),
}

export const decrypted = {
  read: (field: string): string => readRaw(DECRYPTED_PREFIX + field),
  write: (field: string, value: string): void => writeRaw(DECRYPTED_PREFIX + field, value),
  clear: (): void => {
    const own = box()
    const keys = own ? Object.keys(own) : []
    for (const key of new Set([...keys, ...memory.keys()]))
      if (key.startsWith(DECRYPTED_PREFIX)) writeRaw(key, '')
  },
}

/** Called with the key of every change, also of changes made by other tabs. */
export const watchStorage = (listener: (key: string) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True the first time in this visit: until the tab is closed, reloads included. */
export const isFirstInVisit = (what: string): boolean => {
  try {
    if (globalThis.sessionStorage.getItem(what)) return false
    globalThis.sessionStorage.setItem(what, '1')
    return true
  } catch {
    return false
  }
}

globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  for (const listener of Array.from(listeners)) listener(event.key ?? '')
})

/** The stored value, kept current in the component. */
export const useStored = (key: StorageKey): string =>
  useSyncExternalStore(
    watchStorage,
    () => stored.read(key),
    () => '',
  )
