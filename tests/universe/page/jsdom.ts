import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** What of the library is used here. */
interface Library {
  JSDOM: new (html: string, options: object) => { window: Window & typeof globalThis }
  CookieJar: new () => CookieJar
  VirtualConsole: new () => { on(event: string, told: (...words: unknown[]) => void): void }
}
export interface CookieJar {
  getCookieStringSync(url: string): string
  setCookieSync(cookie: string, url: string): unknown
}
interface Address {
  scheme: string
}
type Navigate = (window: object, to: Address, flags: { reloadTriggered?: boolean }) => void

const ways = require('jsdom/lib/jsdom/living/window/navigation.js') as { navigate: Navigate }
// The library's own, which writes the addresses that it hands over.
const { serializeURL } = createRequire(require.resolve('jsdom'))('whatwg-url') as {
  serializeURL: (url: Address) => string
}
const within = ways.navigate
const leaving = new WeakMap<object, (url: string) => void>()
/** Another document is what the library doesn't do: the tab of the window goes there. Before the library is loaded, which keeps the function. */
ways.navigate = (window, to, flags) => {
  const global = window as { _document?: { URL: string } }
  const [from] = String(global._document?.URL).split('#')
  const [path] = serializeURL(to).split('#')
  if (to.scheme.startsWith('http') && (flags.reloadTriggered || from !== path))
    leaving.get(window)?.(serializeURL(to))
  else within(window, to, flags)
}
export const onLeaving = (window: object, go: (url: string) => void): void => void leaving.set(window, go)

export const { JSDOM, CookieJar, VirtualConsole } = require('jsdom') as Library
