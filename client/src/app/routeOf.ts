import { matchPath, matchRoutes } from 'react-router-dom'
import { PATHS } from '../paths.ts'
import { ALIASES, PAGES, type PageName, type RouteFacts } from './routes.data.ts'

export interface FoundRoute extends RouteFacts {
  name: PageName
  params: Readonly<Record<string, string | undefined>>
}

const flat = [
  ...(Object.keys(PAGES) as PageName[]).map((name) => ({ path: PATHS[name] as string, handle: name })),
  ...Object.entries(ALIASES).map(([path, name]) => ({ path, handle: name })),
]

/** The page that an address leads to; static words win over parameters (TRAP-06), anything unknown is not-found. */
export const routeOf = (pathname: string): FoundRoute => {
  const match = matchRoutes(flat, pathname)?.at(-1)
  const name = match?.route.handle ?? 'not-found'
  return { name, params: match?.params ?? {}, ...PAGES[name] }
}

/** Deposit pages and the deposit help, by prefix, so that waiting pages are covered (NAV-07, TRAP-07). */
export const isDepositPage = (pathname: string): boolean =>
  matchPath({ path: PATHS.saveMoney, end: false }, pathname) !== null ||
  matchPath(PATHS['help-ck'], pathname) !== null ||
  Object.entries(ALIASES).some(([path, name]) => path === pathname && PATHS[name].startsWith(PATHS.saveMoney))
