import type { Chance } from '../chance/chance.ts'
import type { Network } from '../faults/network.ts'
import type { Queue } from '../time/queue.ts'
import { furnish } from './browser.ts'
import { type Device, storageOver } from './device.ts'
import { JSDOM, onLeaving, VirtualConsole } from './jsdom.ts'
import { locksOf } from './locks.ts'
import type { ClientScript } from './script.ts'

export const ORIGIN = 'http://127.0.0.1'
const PAGE =
  '<!doctype html><html lang="zh-CN"><head><title>澄湾</title></head><body><div id="root"></div></body></html>'

/** One tab of a device: a page after the other, with what it remembers between them. */
export interface Tab {
  readonly window: Window & typeof globalThis
  /** What the page's console heard and what nobody caught. */
  readonly complaints: string[]
  /** How many pages it has shown. */
  pages(): number
  /** Grows with every change of what is shown. */
  changes(): number
  /** Words of messages that came up, in order. */
  readonly told: string[]
  /** To a path of the site, or an address. */
  go(url: string): void
  reload(): void
  back(): void
  sleep(ms: number): void
  setOnline(isOnline: boolean): void
  /** Whether it is the one that is looked at. */
  setSeen(isSeen: boolean): void
  close(): void
}

interface TabOptions {
  script: ClientScript
  queue: Queue
  device: Device
  chance: Chance
  network: Network
  url: string
  lateMs: () => number
}

export const openTab = ({ script, queue, device, chance, network, url, lateMs }: TabOptions): Tab => {
  const complaints: string[] = []
  const session = new Map<string, string>()
  /** Documents before this one; entries of one document are the library's own. */
  const before: string[] = []
  let wakesAt = 0
  let isSeen = true
  let pages = 0
  let changes = 0
  const told: string[] = []
  let close = () => undefined as void
  let window!: Window & typeof globalThis

  const show = (at: string) => {
    let isOpen = true
    pages += 1
    // Who opens a page has woken the device.
    wakesAt = 0
    const number = pages
    const complain = (kind: string, words: unknown[]) => {
      if (isOpen)
        complaints.push(
          `${kind}: ${words.map((one) => (one instanceof Error ? one.stack : String(one))).join(' ')}`,
        )
    }
    const virtualConsole = new VirtualConsole()
    virtualConsole.on('error', (...words) => complain('console.error', words))
    virtualConsole.on('jsdomError', (...words) => complain('error', words))
    const dom = new JSDOM(PAGE, {
      url: at,
      pretendToBeVisual: true,
      cookieJar: device.cookies,
      virtualConsole,
    })
    const own = dom.window
    window = own
    const around = { queue, device, isOpen: () => isOpen, wakesAt: () => wakesAt, lateMs }
    furnish(own, {
      ...around,
      chance: chance.of(`page ${number}`),
      failed: (error) => complain('error', [error]),
    })
    const tell = (...change: [string, string | null, string | null]) => device.tell(own, ...change)
    const local = storageOver(device.local, { mayWrite: () => device.storage !== 'full', told: tell })
    const ofTab = storageOver(session, { mayWrite: () => device.storage !== 'full', told: () => undefined })
    const kept = (storage: Storage) => ({
      configurable: true,
      get: () => {
        if (device.storage === 'forbidden') throw new own.DOMException('forbidden', 'SecurityError')
        return storage
      },
    })
    Object.defineProperty(own, 'localStorage', kept(local))
    Object.defineProperty(own, 'sessionStorage', kept(ofTab))
    const forget = device.watch(own, (key, oldValue, newValue) =>
      queue.after(1, () => {
        if (isOpen) own.dispatchEvent(new own.StorageEvent('storage', { key, oldValue, newValue }))
      }),
    )
    const locks = locksOf(device.locks)
    Object.defineProperty(own.navigator, 'locks', { value: locks.manager })
    Object.defineProperty(own.document, 'visibilityState', { get: () => (isSeen ? 'visible' : 'hidden') })
    Object.defineProperty(own.navigator, 'onLine', { get: () => device.isOnline })
    const line = network.plug(own, () => isOpen)
    own.open = () => null
    onLeaving(own, (to) => queue.after(1, () => isOpen && (to === own.location.href ? reload() : go(to))))
    close = () => {
      own.dispatchEvent(new own.Event('pagehide'))
      isOpen = false
      forget()
      line.cut()
      locks.release()
      own.close()
    }
    new own.MutationObserver((all) => {
      changes += 1
      for (const { addedNodes } of all)
        for (const node of addedNodes) {
          const toast =
            node.nodeType === 1 && (node as Element).matches('[role=alert].mantine-Notification-root') && node
          if (toast) told.push(toast.textContent ?? '')
        }
    }).observe(own.document, { subtree: true, childList: true, attributes: true, characterData: true })
    script(own)
  }
  const go = (to: string) => {
    before.push(window.location.href)
    close()
    show(new URL(to, ORIGIN).href)
  }
  const reload = () => {
    const at = window.location.href
    close()
    show(at)
  }
  show(url)
  return {
    get window() {
      return window
    },
    complaints,
    pages: () => pages,
    changes: () => changes + pages,
    told,
    go,
    reload,
    back: () => window.history.back(),
    sleep: (ms) => {
      wakesAt = queue.now() + ms
    },
    setOnline: (isOnline) => {
      window.dispatchEvent(new window.Event(isOnline ? 'online' : 'offline'))
    },
    setSeen: (isNow) => {
      if (isSeen === isNow) return
      isSeen = isNow
      window.document.dispatchEvent(new window.Event('visibilitychange'))
    },
    close: () => close(),
  }
}
