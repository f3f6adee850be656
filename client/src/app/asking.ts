import { session } from '../api/session.ts'
import { promptOf } from '../lib/prompt.ts'
import { to } from '../paths.ts'
import { routeOf } from './routeOf.ts'

/** Where a guard sends a visitor, who is still asked there to register or log in, and then gets what the address was for. */
export const stillAsking = (target: string, { pathname, search }: { pathname: string; search: string }) => {
  const prompt = promptOf(search)
  if (!prompt || session.isMember()) return target
  const own = new URLSearchParams(search)
  own.delete(prompt)
  const asked = new URLSearchParams({ [prompt]: '1' })
  if (target === to('home')) asked.set('next', own.size ? `${pathname}?${own}` : pathname)
  return `${target}${target.includes('?') ? '&' : '?'}${asked}`
}

let missed: string | undefined
/** The member's page that a visitor was sent home from, until he turns to something else. */
export const miss = (page: string | undefined): void => {
  missed = page
}

/** The page that somebody wanted who has been asked on the way; only one of the site's own. */
export const wantedPage = (search: string): string | undefined => {
  const next = (promptOf(search) && new URLSearchParams(search).get('next')) || missed
  if (!next || !URL.canParse(next, location.origin)) return undefined
  const { origin, pathname, search: query, hash } = new URL(next, location.origin)
  const isOwn = origin === location.origin && routeOf(pathname).name !== 'not-found'
  return isOwn ? pathname + query + hash : undefined
}
