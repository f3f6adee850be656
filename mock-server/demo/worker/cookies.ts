import type { Kept } from './kept.ts'

const KEY = 'cookies'
/** What the pages have, as far as they said: a worker sees no cookies, and its cookie store is empty once it was ended. */
const jar = new Map<string, string>()
/** Set by the site, and no page has shown yet that it knows. */
const fresh = new Set<string>()
let kept: Kept | undefined

const keep = () => kept?.set(KEY, Object.fromEntries(jar))

/** The header that a server would have got. */
export const cookieHeader = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/** Does what a Set-Cookie header says; a browser ignores that of a worker's answer. */
export const takeCookie = (header: string): void => {
  const [pair = ''] = header.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at).trim()
  jar.set(name, pair.slice(at + 1).trim())
  fresh.add(name)
  keep()
}

/** A page says what cookies it has; answers those that it has to set. */
export const exchange = (told: string): string[] => {
  const theirs = new Map(
    told
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const),
  )
  for (const name of fresh) if (theirs.get(name) === jar.get(name)) fresh.delete(name)
  for (const name of jar.keys()) if (!theirs.has(name) && !fresh.has(name)) jar.delete(name)
  for (const [name, value] of theirs) if (!fresh.has(name)) jar.set(name, value)
  keep()
  return [...fresh].map((name) => `${name}=${jar.get(name)}`)
}

/** Goes on with the cookies of before the worker was ended, where no page has said others since. */
export const restoreCookies = (from: Kept): void => {
  for (const [name, value] of Object.entries(from.get<Record<string, string>>(KEY) ?? {}))
    if (!jar.has(name)) jar.set(name, value)
  kept = from
  keep()
}

export const forgetCookies = (): void => {
  jar.clear()
  fresh.clear()
}
