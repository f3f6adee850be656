import { heardFrom } from '../../lib/device/fingerprint/heard.ts'
import { FOLDED } from '../../theme/widths.ts'
import { rootFontPx } from '../start/rootFont.ts'
import type { Part } from './part.ts'

/*
 * A script of its own in the head of index.html, run before anything is painted: what only this device knows about the
 * first picture. Wholly apart from the client: of the storage it reads keys by their names.
 */

/** Pages outside of the frame, and what shows a page of its own at once. */
const BARE = /^\/(?:loading|pg\/game|redirect|__)/
/** Its frame is lower, and on a phone the strip alone. */
const SPORT = /^\/game\/sport\//
/** Pages that nobody sees without an account. */
const OWN = /^\/mine|^\/game\/sport\//

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const settings = (): Partial<Record<'brandName' | 'demo' | 'editionDisabled' | 'maintenance', string>> => {
  try {
    return JSON.parse(read('siteConfig') || '{}') as object
  } catch {
    return {}
  }
}

const { documentElement: html } = document
const own = document.currentScript as HTMLScriptElement | null
/** `demo`: what a site is that this device doesn't know yet. */
const { brands = '', card, demo = '0', early = '{}', openings } = own?.dataset ?? {}
/** The folder of its host that the site lies in, '' at the root: this script is one of its assets. */
const [base = ''] = own?.src ? new URL(own.src).pathname.split('/assets/') : []
const here = location.pathname.slice(base.length)
const known = settings()

// Heard while the client's code comes; its first call waits for it (lib/device/fingerprint).
if (card && 'OffscreenCanvas' in globalThis)
  Object.assign(globalThis, { card: heardFrom(() => new Worker(base + card, { type: 'module' })) })

const isDark = read('edition') === 'professional' && known.editionDisabled !== '1'
const isOwn =
  (known.brandName === undefined || brands.split(' ').includes(known.brandName)) && known.maintenance !== '1'

html.style.fontSize = `${rootFontPx(innerWidth)}px`
html.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
if (read('locale') === 'zh-TW') html.lang = 'zh-TW'
const member = read('token')
if (member) html.dataset.member = ''
if ((known.demo ?? demo) === '1') html.dataset.demo = ''
if (isOwn && !BARE.test(here)) html.dataset.first = here === '/' ? here : SPORT.test(here) ? 'sport' : 'frame'

/** By the begin of an address: the scripts, styles and picture of its page. */
const files = JSON.parse(early) as Record<string, string[]>
const page = Object.keys(files).find((path) =>
  path.endsWith('/') && path !== '/' ? here.startsWith(path) : here === path,
)
/** The text of a page of help; in the other script it is another one. */
const ownText = files[`${here}+`]
const text = html.lang === 'zh-TW' ? [] : (ownText ?? [])
/** How it begins, painted before any code. */
const opening: Promise<Part[]> | false | undefined =
  ownText &&
  matchMedia(FOLDED).matches &&
  fetch(`${base}${openings}${here}.${html.lang}.json`).then(
    async (answer) => (answer.ok ? answer.json() : []) as Promise<Part[]>,
    () => [],
  )
// Nobody else is shown what is only a member's.
const wanted = page && (member || !OWN.test(page)) ? [...files[page]!, ...text] : []
/** What is painted before the code of the frame is here; the code of the page comes beside that. */
const isBand = html.dataset.first !== undefined && here !== '/' && wanted.length > 0
const KINDS: readonly (readonly [RegExp, Partial<HTMLLinkElement>])[] = [
  // Not as a module: Chrome fetches that with high priority, whatever is asked for, and ahead of the frame.
  [/\.js$/, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', fetchPriority: 'low' }],
  [
    /\.css$/,
    { rel: 'preload', as: 'style', crossOrigin: 'anonymous', fetchPriority: isBand ? 'auto' : 'low' },
  ],
  [/\.svg$/, { rel: 'preload', as: 'image', fetchPriority: 'high' }],
]
const linkTo = (file: string, kind: Partial<HTMLLinkElement> = {}) =>
  Object.assign(document.createElement('link'), kind, { href: base + file })
const arrivals: Promise<unknown>[] = []
const put = (link: HTMLLinkElement) => {
  if (/\.css$/.test(link.href)) arrivals.push(new Promise((done) => link.addEventListener('load', done)))
  document.head.append(link)
}
const ask = (files: readonly string[]) => {
  for (const file of files) put(linkTo(file, KINDS.find(([ending]) => ending.test(file))?.[1]))
}
const isCode = (file: string) => file.endsWith('.js')

const nodeOf = (part: Part): Node | string => {
  if (typeof part === 'string') return part
  const [tag, className, inner] = part
  const element = Object.assign(document.createElement(tag), { className })
  element.append(...inner.map(nodeOf))
  return element
}
const showOpening = async () => {
  const parts = (await opening) || []
  if (parts.length > 0)
    document
      .querySelector(`#first > [lang='${html.lang}'] [data-text]`)
      ?.replaceChildren(...parts.map(nodeOf))
}

const STYLES = { rel: 'stylesheet', crossOrigin: 'anonymous' } as const
/** Its band is painted once its styles are there: behind those of the frame, where the client would put them. */
const showBand = async (path: string) => {
  await Promise.all(arrivals.splice(0))
  for (const file of wanted) if (/\.css$/.test(file)) put(linkTo(file, STYLES))
  await Promise.all(arrivals)
  html.dataset.band = path
  void showOpening()
  requestAnimationFrame(() => setTimeout(() => ask(wanted.filter(isCode))))
}
// The code of a page comes along with that of the frame, not after it, but what it begins with is painted before.
ask(isBand ? wanted.filter((file) => !isCode(file)) : wanted)
if (isBand) document.addEventListener('readystatechange', () => void showBand(page!), { once: true })
