import { type Page, PAGES } from './pages.ts'

export type RouteName = keyof typeof PAGES
type PathOf<N extends RouteName> = (typeof PAGES)[N]['path']

/** What shows something itself. */
export type PageName = {
  [N in RouteName]: (typeof PAGES)[N] extends { screen: string } ? N : never
}[RouteName]

/** Where each destination is: /mine/accountManage/:id. */
export const pathOf = (name: RouteName): string => PAGES[name].path

/** What guards a page and shows it. */
export const pageOf = (name: PageName): Page => PAGES[name]

const isRoute = (name: string): name is RouteName => Object.hasOwn(PAGES, name)

type ParamOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type Value = string | number
type Extra = Record<string, Value | undefined>
type Args<N extends RouteName> =
  ParamOf<PathOf<N>> extends never ? [query?: Extra] : [params: Record<ParamOf<PathOf<N>>, Value> & Extra]

/** The address of a destination; what isn't part of its path goes into the query: to('rechargeWait', { orderNo }). */
export const to = <N extends RouteName>(name: N, ...[params = {}]: Args<N>): string => {
  const rest = new Map(Object.entries<Value | undefined>(params))
  const [pattern = '', ownQuery = ''] = pathOf(name).split('?')
  const path = pattern
    .replace(/:(\w+)/g, (_, key: string) => {
      const value = rest.get(key)
      rest.delete(key)
      return encodeURIComponent(String(value ?? ''))
    })
    .replace(/^\*$/, '/not-found')
    .replace(/\/\*$/, '')
  const query = new URLSearchParams(ownQuery)
  for (const [key, value] of rest) if (value !== undefined) query.set(key, String(value))
  return query.size ? `${path}?${query}` : path
}

/** A destination that the server names, with the id that belongs to it; undefined for a name this client doesn't know. */
export const toNamed = (name: string, id = ''): string | undefined => {
  if (!isRoute(name)) return undefined
  const [, param] = /:(\w+)/.exec(pathOf(name)) ?? []
  if (param && id === '') return undefined
  return to(name as 'drawGift', { [param ?? 'id']: id || undefined } as { id: string })
}
