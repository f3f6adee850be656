import { readCookie, writeCookie } from '../lib/device/cookies.ts'
import { onHost } from '../lib/place.ts'
import { session } from '../api/session.ts'
import { stored } from '../lib/device/storage.ts'

const COOKIE = 'mock_world'
const VALID = /^[a-z0-9-]{1,40}$/

export const isWorldName = (name: string): boolean => VALID.test(name)

/** The world that this browser is in. */
export const worldName = (): string => {
  const own = readCookie(COOKIE) || stored.read('mockWorld')
  return isWorldName(own) ? own : 'default'
}

/** Another world is another site: nobody is signed in there yet, and nothing of this page is left. */
export const enterWorld = (name: string, path = '/', as?: { token: string; userId: string }): void => {
  writeCookie(COOKIE, name)
  // A browser without cookies remembers it otherwise (api/headers.ts).
  stored.write('mockWorld', readCookie(COOKIE) === name ? '' : name)
  session.end()
  if (as) session.begin(as)
  location.assign(onHost(path))
}

/** The address of this page in this world, signed in as the member: for another device. */
export const addressOfHere = (member: string | undefined): string => {
  const url = new URL(location.href)
  url.hash = ''
  url.searchParams.set('__world', worldName())
  if (member) url.searchParams.set('__as', member)
  return url.href
}

/** Only this machine can open the address. */
export const isLoopback = (): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
