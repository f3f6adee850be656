import { matchPath } from 'react-router-dom'
import { pathOf } from '../../paths.ts'
import { routeOf } from '../routeOf.ts'
import type { Tab } from './tabs.slice.ts'

/** Pages that never become a tab: home is fixed, the others are no places to return to. */
const NO_TAB: readonly string[] = ['home', 'redirect', 'redirectPath', 'not-found', 'loading', 'pgGame']

/** The tab of an address, for those that have one; one that only leads to another has none. */
export const tabAt = (pathname: string, search: string): (Tab & { ignoreCache: boolean }) | undefined => {
  const { name, ignoreCache = false } = routeOf(pathname)
  const isPage = matchPath(pathOf(name), pathname) !== null
  return NO_TAB.includes(name) || !isPage ? undefined : { to: pathname + search, name, ignoreCache }
}
