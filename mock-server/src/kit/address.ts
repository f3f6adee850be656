import type { Context } from 'hono'
import { ownPath } from '@app/contract/rules/ownPath'
import type { World } from '../world/world.ts'

/** Which world a page or a call is about: header, else query, else cookie, else `default`. */
export const WORLD_COOKIE = 'mock_world'

export const cookieValue = (cookies: string | undefined, name: string): string | undefined => {
  const found = cookies?.split(';').find((part) => part.trimStart().startsWith(`${name}=`))
  return found?.slice(found.indexOf('=') + 1).trim()
}

export const worldNameOf = (from: {
  header: string | undefined
  query: string | undefined
  cookies: string | undefined
}): string => from.header ?? from.query ?? cookieValue(from.cookies, WORLD_COOKIE) ?? 'default'

/** The world that a request of the server's own is about: a story or a replay, never something that came over the wire. */
export const boundWorld = (c: Context): World | undefined =>
  (c.env as { boundWorld?: World } | undefined)?.boundWorld

/** Where a request was meant to, as a path of this site: with two slashes in front it would be another host. */
export const pathOf = ({ pathname, search }: URL): string =>
  ownPath(pathname.replace(/^[/\\]+/, '/') + search) ?? '/'

/** Sets a cookie of the browser's. A worker's answers can't carry one: its host takes it from here. */
export const setCookie = (c: Context, cookie: string): void => {
  c.header('set-cookie', cookie)
  ;(c.env as { takeCookie?: (cookie: string) => void } | undefined)?.takeCookie?.(cookie)
}
