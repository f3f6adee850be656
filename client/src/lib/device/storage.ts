import { useSyncExternalStore } from 'react'

/** What is kept on the device (U-LS-01); those from locale on are additions of this client. */
const STORAGE_KEYS = [
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
  'ownRest',
  'sportHabits',
  'mockWorld',
] as const
export type StorageKey = (typeof STORAGE_KEYS)[number]

/** What this tab remembers of a page before it that could store nothing: over a reload, in its own entry of the history. */
const rememberedHere = (): Record<string, string> =>
  (globalThis.history?.state as { kept?: Record<string, string> } | null)?.kept ?? {}

const memory = new Map<string, string>(Object.entries(rememberedHere()))
const listeners = new Set<(key: string) => void>()

const box = (): Storage | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** After every change, and in every entry that the tab goes on to. */
export const keepHere = (): void => {
  if (memory.size > 0 || Object.keys(rememberedHere()).length > 0)
    history.replaceState({ ...history.state, kept: Object.fromEntries(memory) }, '')
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
    keepHere()
  }
  for (const listener of Array.from(listeners)) listener(key)
}

/** '' means absent: an empty value is never stored. */
export const stored = {
  read: (key: StorageKey): string => readRaw(key),
  write: (key: StorageKey, value: string): void => writeRaw(key, value),
  remove: (key: StorageKey): void => writeRaw(key, ''),
}

/** Entries of one kind, by their names. */
const family = (prefix: string) => {
  const names = (): string[] => {
    const own = box()
    const keys = new Set([...(own ? Object.keys(own) : []), ...memory.keys()])
    return [...keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  }
  return {
    names,
    read: (name: string): string => readRaw(prefix + name),
    write: (name: string, value: string): void => writeRaw(prefix + name, value),
    clear: (): void => {
      for (const name of names()) writeRaw(prefix + name, '')
    },
  }
}

/** Revealed personal data (LS-13): DD_<field>, cleared at logout and expiry. */
export const decrypted = family('DD_')
/** Orders whose answer is not known yet, by request id: they outlive page and session. */
export const intents = family('intent_')

/** Called with the key of every change, also of changes made by other tabs. */
export const watchStorage = (listener: (key: string) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What one visit keeps: until the tab is closed, reloads included. '' means absent. */
export const visit = {
  read: (key: string): string => {
    try {
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return memory.get(`visit ${key}`) ?? ''
    }
  },
  write: (key: string, value: string): void => {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      memory.set(`visit ${key}`, value)
      keepHere()
    }
  },
}

/** What was kept as JSON; `none` for nothing, or for what somebody else has put there. */
export const parsed = <T>(kept: string, none: T): T => {
  try {
    return JSON.parse(kept) as T
  } catch {
    return none
  }
}

/** True the first time in this visit. */
export const isFirstInVisit = (what: string): boolean => {
  const isFirst = visit.read(what) === ''
  visit.write(what, '1')
  return isFirst
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
