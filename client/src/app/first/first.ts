import { rootFontPx } from '../start/rootFont.ts'

/*
 * A script of its own in the head of index.html, run before anything is painted: what only this device knows about the
 * first picture. Wholly apart from the client: of the storage it reads keys by their names.
 */

/** Pages outside of the frame, and what shows a page of its own at once. */
const BARE = /^\/(?:loading|pg\/game|redirect|game\/sport\/|__)/

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const settings = (): { brandName?: string; editionDisabled?: string; maintenance?: string } => {
  try {
    return JSON.parse(read('siteConfig') || '{}') as object
  } catch {
    return {}
  }
}

const { documentElement: html } = document
const { brands = '', home = '' } = document.currentScript?.dataset ?? {}
const known = settings()
const isDark = read('edition') === 'professional' && known.editionDisabled !== '1'
const isOwn =
  (known.brandName === undefined || brands.split(' ').includes(known.brandName)) && known.maintenance !== '1'

html.style.fontSize = `${rootFontPx(innerWidth)}px`
html.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
if (read('locale') === 'zh-TW') html.lang = 'zh-TW'
if (read('token')) html.dataset.member = ''
if (isOwn && !BARE.test(location.pathname)) html.dataset.first = location.pathname === '/' ? 'home' : 'frame'
// The code of the page comes along with that of the frame, not after it.
if (location.pathname === '/')
  for (const href of home.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
