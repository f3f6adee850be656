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
