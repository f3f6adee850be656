import { CookieJar } from './jsdom.ts'
import type { Locks } from './locks.ts'

type Told = (key: string, before: string | null, after: string | null) => void

/** One device: what its tabs share. */
export interface Device {
  cookies: CookieJar
  local: Map<string, string>
  /** What writing does: works, the device is full, or the player forbids it. */
  storage: 'works' | 'full' | 'forbidden'
  /** How far its clock is ahead of the site's. */
  skewMs: number
  isOnline: boolean
  watch(tab: object, told: Told): () => void
  tell(by: object, ...change: Parameters<Told>): void
  locks: Locks
}

export const openDevice = (): Device => {
  const tabs = new Map<object, Told>()
  return {
    cookies: new CookieJar(),
    local: new Map(),
    storage: 'works',
    skewMs: 0,
    isOnline: true,
    watch: (tab, told) => {
      tabs.set(tab, told)
      return () => tabs.delete(tab)
    },
    tell: (by, ...change) => {
      for (const [tab, told] of tabs) if (tab !== by) told(...change)
    },
    locks: new Map(),
  }
}

/** A Storage over a map, as scripts see it: by its methods, and by its keys. */
export const storageOver = (
  map: Map<string, string>,
  { mayWrite, told }: { mayWrite: () => boolean; told: Told },
): Storage => {
  const change = (key: string, after: string | null) => {
    const before = map.get(key) ?? null
    if (after !== null && !mayWrite()) throw new DOMException('full', 'QuotaExceededError')
    if (before === after) return
    if (after === null) map.delete(key)
    else map.set(key, after)
    told(key, before, after)
  }
  const methods = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => change(key, String(value)),
    removeItem: (key: string) => change(key, null),
    clear: () => {
      for (const key of Array.from(map.keys())) change(key, null)
    },
    key: (index: number) => [...map.keys()][index] ?? null,
  }
  return new Proxy(methods as Storage, {
    get: (own, name) =>
      name === 'length' ? map.size : (own[name as keyof Storage] ?? map.get(String(name))),
    ownKeys: () => [...map.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      map.has(String(name))
        ? { configurable: true, enumerable: true, writable: true, value: map.get(String(name)) }
        : undefined,
  })
}
