import { matchPath, matchRoutes } from 'react-router-dom'
import { type Entrance, type Page, PAGES } from '../pages.ts'
import { type PageName, pageOf, pathOf, to } from '../paths.ts'

export interface FoundRoute extends Page {
  name: PageName
  params: Readonly<Record<string, string | undefined>>
}

/** Pages in the order of the table; entrances and former addresses with the page that they lead to. */
export const pages: PageName[] = []
export const aliases: [path: string, leadsTo: PageName][] = []
for (const [name, row] of Object.entries<Page | Entrance>(PAGES)) {
  if ('screen' in row) pages.push(name as PageName)
  const leadsTo = ('leadsTo' in row ? row.leadsTo : name) as PageName
  const from = 'leadsTo' in row ? row.path : row.former
  if (from && !from.includes('?')) aliases.push([from, leadsTo])
}

const flat = [...pages.map((name) => [pathOf(name), name] as const), ...aliases].map(([path, handle]) => ({
  path,
  handle,
}))

/** Without parameters: found at once, for ranking all of them takes long and is done anew each time. */
const fixed = new Map(flat.filter(({ path }) => !/[:*]/.test(path)).map(({ path, handle }) => [path, handle]))

const find = (pathname: string): FoundRoute => {
  const match = fixed.has(pathname) ? undefined : matchRoutes(flat, pathname)?.at(-1)
  const name = fixed.get(pathname) ?? match?.route.handle ?? 'not-found'
  return { name, params: match?.params ?? {}, ...pageOf(name) }
}
const found = new Map<string, FoundRoute>()

/** The page that an address leads to; static words win over parameters (TRAP-06), anything unknown is not-found. */
export const routeOf = (pathname: string): FoundRoute => {
  const known = found.get(pathname) ?? find(pathname)
  found.set(pathname, known)
  return known
}

/** Deposit pages and the deposit help, by prefix, so that waiting pages are covered (NAV-07, TRAP-07). */
export const isDepositPage = (pathname: string): boolean =>
  matchPath({ path: to('saveMoney'), end: false }, pathname) !== null ||
  matchPath(to('help-ck'), pathname) !== null ||
  aliases.some(([path, name]) => path === pathname && pathOf(name).startsWith(to('saveMoney')))
