import type { Session } from '@app/contract/control/members'
import { isWorldName } from '@app/contract/control/worldName'
import { readCookie, writeCookie } from '../lib/device/cookies.ts'
import { onHost } from '../lib/place.ts'
import { session } from '../api/session.ts'
import { stored } from '../lib/device/storage.ts'

const COOKIE = 'mock_world'

/** The world that this browser is in. */
export const worldName = (): string => {
  const own = readCookie(COOKIE) || stored.read('mockWorld')
  return isWorldName(own) ? own : 'default'
}

/** Another world is another site: nobody is signed in there yet, and nothing of this page is left. */
export const enterWorld = (name: string, path = '/', as?: Session): void => {
  writeCookie(COOKIE, name)
  // A browser without cookies remembers it otherwise (api/headers.ts).
  stored.write('mockWorld', readCookie(COOKIE) === name ? '' : name)
  session.end()
  if (as) session.begin(as)
  location.assign(onHost(path))
}
