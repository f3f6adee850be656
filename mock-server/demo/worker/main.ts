/// <reference lib="webworker" />
import { isPageAddress } from '../../src/pageAddress.ts'
import { SECURITY_HEADERS } from '../../src/security.ts'
import { type Alive, type Cookies, type Told, WAS_RESET } from '../messages.ts'
import { built, folder } from './built.ts'
import { exchange, takeCookie } from './cookies.ts'
import { type Site, fetchAhead, log, startSite } from './site.ts'
import { farOver } from './sockets.ts'
import { visitOf } from './visit.ts'

declare const self: ServiceWorkerGlobalScope

const born = performance.timeOrigin
const files = new Set(built.files)
/** Pages and calls of the site's own; other pages are the client's. */
const OF_SITE = /^\/(?:site|act|fd|stream|art|mock|__mock)\/|^\/game\/api\//
const STEERING = /[?&]__(?:world|scene|as|fault)=/
/** The mark of a connection that the site broke off. */
const CUT = 499

fetchAhead()

let site: Promise<Site> | undefined
let failure: string | undefined
/** One worker at a time has the kept state: that of a newer version waits until the older one is gone. */
let turn: Promise<void> | undefined
const myTurn = (): Promise<void> =>
  (turn ??= new Promise((resolve, reject) => {
    const untilTheEnd = () => {
      resolve()
      return new Promise<never>(() => undefined)
    }
    navigator.locks.request(`chengwan-demo ${self.registration.scope}`, untilTheEnd).catch(reject)
  }))
const running = (): Promise<Site> =>
  (site ??= myTurn()
    .then(startSite)
    .catch((error: unknown) => {
      failure = String(error)
      log(failure)
      site = undefined
      throw error
    }))

/** The address as the site knows it. */
const pathOf = ({ pathname, search }: URL): string =>
  (folder !== '' && pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname) + search

/** The client's page, or the console's, as a server hands it out: under its own address, with its headers. */
const page = async (path: string): Promise<Response> => {
  const file = path.startsWith('/__mock') ? '/__mock/index.html' : '/index.html'
  const found = await fetch(`${folder}${file}`)
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  }
  return new Response(found.body, { status: found.status, headers })
}
const isClients = (path: string): boolean =>
  path === '/__mock/' || (!OF_SITE.test(path) && isPageAddress(path))

/** In a folder of the host what the site redirects to, and what its own pages name, lies in that folder too. */
const movedIn = async (answered: Response): Promise<Response> => {
  const headers = new Headers(answered.headers)
  const target = headers.get('location')
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  if (folder === '' || (!isPage && !target?.startsWith('/'))) return answered
  if (target?.startsWith('/')) headers.set('location', folder + target)
  const text = (await answered.text()).replaceAll(/ (href|src|action)="\/(?!\/)/g, ` $1="${folder}/`)
  return new Response(text, { status: answered.status, headers })
}

const answer = async (event: FetchEvent, path: string): Promise<Response> => {
  const { app, kept } = await running()
  const answered = await app.hono.fetch(await visitOf(event.request, path), { takeCookie })
  if (event.request.method !== 'GET') event.waitUntil(kept())
  if (answered.status === CUT) return Response.error()
  const [plain = ''] = path.split('?')
  return answered.status === 404 && isClients(plain) ? page(plain) : movedIn(answered)
}

const reset = async (asker: string | undefined): Promise<void> => {
  const own = await running().catch(() => undefined)
  site = undefined
  await own?.forget()
  await running()
  for (const client of await self.clients.matchAll()) if (client.id !== asker) client.postMessage(WAS_RESET)
}

/** What never needs the worker, where a browser can be told so: files come at once while the site computes. */
const PAST = ['/assets/*', '/__mock/assets/*', '/mock/games/*', '/demo/*']
interface Routing {
  addRoutes?(routes: { condition: { urlPattern: { pathname: string } }; source: 'network' }[]): Promise<void>
}
const routePast = (event: ExtendableEvent & Routing): Promise<void> =>
  event.addRoutes?.(
    PAST.map((path) => ({ condition: { urlPattern: { pathname: `${folder}${path}` } }, source: 'network' })),
  ) ?? Promise.resolve()

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([self.skipWaiting(), routePast(event as ExtendableEvent & Routing)])),
)
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (url.origin !== self.location.origin) return
  const path = pathOf(url)
  const [plain = ''] = path.split('?')
  if (files.has(plain)) {
    // Pages name the site's files from the root on.
    if (!url.pathname.startsWith(`${folder}/`)) event.respondWith(Response.redirect(`${folder}${plain}`))
    return
  }
  const isPlainPage = event.request.mode === 'navigate' && isClients(plain) && !STEERING.test(url.search)
  event.respondWith(isPlainPage ? page(plain) : answer(event, path))
})
self.addEventListener('message', (event) => {
  const told = event.data as Told
  const [port] = event.ports
  const reply = (value: Alive | Cookies) => port?.postMessage(value)
  const alive = () => reply({ born, ...(failure === undefined ? {} : { failure }) })
  if (told.kind === 'cookies') reply({ set: exchange(told.text) })
  if (told.kind === 'claim') event.waitUntil(self.clients.claim())
  if (told.kind === 'alive') event.waitUntil(running().then(alive, alive))
  if (told.kind === 'reset') event.waitUntil(reset((event.source as Client | null)?.id).then(alive, alive))
  if (told.kind === 'socket' && port)
    event.waitUntil(running().then(({ sockets }) => sockets.open(told.url, farOver(port))))
})
