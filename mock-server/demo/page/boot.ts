import { WAS_RESET } from '../messages.ts'
import { showBar } from './bar.ts'
import { FORGET, forget } from './forget.ts'
import { breakSockets, replaceSockets } from './socket.ts'
import { ask, exchangeCookies, served } from './worker.ts'

/** More often than browsers put a silent worker to sleep. */
const KEEP_AWAKE_MS = 10_000
const NEEDS_WORKER =
  '此演示在浏览器内的 Service Worker 中运行，需要 https:// 地址，或本机的 http://localhost/、http://127.0.0.1/ 地址。' +
  '直接双击 index.html（file://）、局域网的 http:// 地址，以及禁用了 Service Worker 的隐私窗口都不能运行；请使用包内的启动脚本，见 README.txt。' +
  ' · This demo needs https:// or http://localhost/ (a browser runs no service worker elsewhere): see README.txt.'
/** Pages that only the worker has, and addresses that steer. */
const OF_WORKER = /^\/(?:mock|art|__mock\/.)/
const STEERING = /[?&]__(?:world|scene|as|fault)=/

declare global {
  interface Window {
    __APP_CONFIG__?: { base?: string }
  }
}

const script = document.currentScript as HTMLScriptElement
const home = script.dataset['home'] ?? '/'
const main = script.dataset['main'] ?? ''
const isClient = script.dataset['bar'] !== undefined

const say = (text: string) => {
  const root = document.getElementById('root')
  const note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.style.cssText = 'max-width:40rem;margin:20vh auto;padding:0 1rem;font:16px/1.8 system-ui,sans-serif'
  note.textContent = text
  root?.replaceChildren(note)
}

/** Runs the page's own script, whose name the build wrote into the page. */
const begin = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const own = Object.assign(document.createElement('script'), { type: 'module', src: main })
    own.addEventListener('load', () => resolve())
    own.addEventListener('error', () => reject(new Error(main)))
    document.head.append(own)
  })

let born: number | undefined
/** Keeps the worker awake, and notices when it had to begin again: its sockets are gone then. */
const look = async () => {
  await exchangeCookies().catch(() => undefined)
  const alive = await ask({ kind: 'alive' }).catch(() => undefined)
  if (!alive) return breakSockets()
  if (alive.failure !== undefined) throw new Error(alive.failure)
  if (born !== undefined && born !== alive.born) breakSockets()
  born = alive.born
}

const start = async () => {
  if (!('serviceWorker' in navigator)) return say(NEEDS_WORKER)
  const wasServed = navigator.serviceWorker.controller !== null
  await served(`${home}worker.js`, home)
  const path = location.pathname.slice(home.length - 1)
  // The host's own answer to an address that only the worker knows.
  if (!wasServed && (OF_WORKER.test(path) || STEERING.test(location.search))) return location.reload()
  if (location.search === FORGET) return forget(home)
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === WAS_RESET) location.reload()
  })
  window.__APP_CONFIG__ = { ...window.__APP_CONFIG__, base: home.slice(0, -1) }
  replaceSockets()
  const looked = look()
  // Told below, when the page's own script is there.
  looked.catch(() => undefined)
  await exchangeCookies()
  await begin()
  if (isClient) showBar(home)
  await looked
  setInterval(() => void look().catch(() => undefined), KEEP_AWAKE_MS)
  performance.mark('demo-ready')
}

start().catch((error: unknown) => say(`演示没有启动成功：${String(error)}`))
