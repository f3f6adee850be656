/** What of the browser's cookie store is used; older browsers have none. */
interface CookieStore {
  getAll(): Promise<{ name: string; value: string }[]>
  set(cookie: {
    name: string
    value: string
    path: string
    sameSite: 'lax' | 'strict' | 'none'
  }): Promise<void>
  delete(name: string): Promise<void>
}
const store = (globalThis as { cookieStore?: CookieStore }).cookieStore
/** Where there is no store a worker neither sees nor sets the page's cookies: these are its own. */
const own = new Map<string, string>()

/** The header that a server would have got. */
export const cookieHeader = async (): Promise<string> => {
  const pairs = store ? (await store.getAll()).map(({ name, value }) => [name, value] as const) : [...own]
  return pairs.map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Does what a Set-Cookie header says; a browser ignores that of a worker's answer. */
export const takeCookie = async (header: string): Promise<void> => {
  const [pair = ''] = header.split(';')
  const at = pair.indexOf('=')
  const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
  own.set(name, value)
  await store?.set({ name, value, path: '/', sameSite: 'lax' })
}

export const forgetCookies = async (names: readonly string[]): Promise<void> => {
  own.clear()
  for (const name of names) await store?.delete(name)
}
