import { TESTER_HEADER } from '@app/contract/kit/headers'
import { openNetwork } from '../faults/network.ts'
import { FRESH, LAWS, shown } from '../laws/laws.ts'
import type { Device } from '../page/device.ts'
import type { Tab } from '../page/tab.ts'
import type { Journey } from '../life/journey.ts'
import { playerOf } from '../life/player.ts'
import type { Server } from '../life/server.ts'
import { walkOf } from '../life/walk.ts'
import type { Queue } from '../time/queue.ts'

/** What a browser says of a journey: of each step how it went, and what was broken. */
export interface Walked {
  steps: string[]
  breaches: string[]
}
interface Member {
  id: number
  name: string
  autoTransfer: boolean
  balance_cents: number
  venues: { cents: number }[]
}

const LOOK_MS = 20
const HEAL_MS = 35_000
/** A machine with other work as well takes its time, and here that is everybody's. */
const PATIENCE_MS = 40_000
const DAY_MS = 86_400_000
/** What only the rig's own process can ask. */
const OF_THE_SERVER = ['books', 'money', 'intent', 'due', 'booked']

const sleep = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))
/** The machine's time, by which calls are dated; nothing is played but waited for. */
const openTime = (): Queue => {
  const { now } = Date
  return {
    now,
    after: (ms, work) => setTimeout(work, ms),
    cancel: (timer) => clearTimeout(timer as number),
    every: (ms, work) => setInterval(work, ms),
    play: async (isDone, mostMs) => {
      for (const end = now() + mostMs; !isDone() && now() < end;) await sleep(Math.min(LOOK_MS, end - now()))
      return isDone()
    },
    played: () => 0,
    begin: () => undefined,
    end: () => undefined,
  }
}

type Page = Window & typeof globalThis
type Arrive = (page: Page) => void
declare global {
  /** Of the driver: the server is killed and started again. */
  var restart: () => Promise<void>
  /** A page has arrived in a tab, before its first script. */
  var arrive: Arrive
  var walk: (journey: Journey, world: string) => Promise<Walked>
}

const steer = async <T>(world: string, path: string, method = 'GET', body?: object): Promise<T> => {
  const headers = { 'content-type': 'application/json', [TESTER_HEADER.world]: world }
  const answer = await fetch(`/__mock/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Lives a journey through the tabs that this page opens, with the same hands, faults and laws of the page as in one process. */
globalThis.walk = async (journey, world) => {
  await steer(world, '/worlds', 'POST', { name: world, persist: true })
  await steer(world, '/settings', 'PATCH', { captcha: 'none' })
  // A world's time goes on only: the same hour of the next day that has it.
  const { now } = await steer<{ now: number }>(world, '/clock')
  await steer(world, '/clock', 'POST', {
    now: journey.startMs + DAY_MS * Math.ceil((now - journey.startMs) / DAY_MS),
  })
  const queue = openTime()
  localStorage.setItem('dismissedAd', '9e15')
  if (journey.isIn)
    for (const [key, value] of Object.entries(
      await steer<Record<string, string>>(world, `/members/${journey.as}/session`, 'POST', {}),
    ))
      if (key === 'token' || key === 'userId') localStorage.setItem(key, value)
  const members = new Map<number, Member>()
  const readMembers = async () => {
    for (const one of (await steer<{ members: Member[] }>(world, '/members?limit=200')).members)
      members.set(one.id, one)
  }
  const server = {
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    control: (method: string, path: string, body?: object) => steer(world, path, method, body),
    restart: () => void globalThis.restart(),
    site: () => ({ members: { byId: (id: number) => members.get(id) } }),
    line: (path: string, _: unknown, socket: { send(text: string): void; close(): void }) =>
      new Promise((open) => {
        const real = new WebSocket(path)
        real.onopen = () => open({ receive: (text: string) => real.send(text), closed: () => real.close() })
        real.onmessage = ({ data }) => socket.send(data as string)
        real.onclose = () => (open(undefined), socket.close())
      }),
  } as unknown as Server
  const network = openNetwork(queue, () => server)
  network.isUnwired = journey.isUnwired === true
  const device = {
    local: {
      has: (key: string) => localStorage.getItem(key) !== null,
      get: (key: string) => localStorage.getItem(key),
      get size() {
        return localStorage.length
      },
    },
    storage: 'works',
    skewMs: 0,
    isOnline: true,
  } as unknown as Device
  const tabs: (Tab & { arrived(): void })[] = []

  globalThis.arrive = (page) => {
    const tab = tabs.find(({ window }) => window === page)
    if (!tab || page.location.href === 'about:blank') return
    tab.arrived()
    network.plug(page, () => !page.closed)
    const { Date: Own, localStorage: local, sessionStorage: session } = page
    page.Date = class extends Own {
      constructor(...args: [] | [number]) {
        super(args[0] ?? page.Date.now(), ...(args.slice(1) as []))
      }
      static override now = () => queue.now() + device.skewMs
    } as DateConstructor
    for (const [name, storage] of Object.entries({ localStorage: local, sessionStorage: session }))
      Object.defineProperty(page, name, {
        configurable: true,
        get: () => {
          if (device.storage === 'forbidden') throw new page.DOMException('forbidden', 'SecurityError')
          return storage
        },
      })
    const set = page.Storage.prototype.setItem
    page.Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (device.storage === 'full') throw new page.DOMException('full', 'QuotaExceededError')
      set.call(this, key, value)
    }
    Object.defineProperty(page.navigator, 'onLine', { get: () => device.isOnline })
    const complain = (words: unknown[]) =>
      void tab.complaints.push(
        words.map((one) => (one instanceof page.Error ? one.stack : String(one))).join(' '),
      )
    page.console.error = (...words: unknown[]) => complain(words)
    page.addEventListener('error', ({ error }) => error && complain([error]))
    page.addEventListener('unhandledrejection', ({ reason }) => complain(['unhandled rejection:', reason]))
  }

  const open = () => {
    let changes = 0
    let isSeen = true
    const told: string[] = []
    const window = globalThis.open('about:blank', `tab ${tabs.length} of ${world}`) as Page
    const tab = {
      window,
      complaints: [],
      told,
      pages: () => 0,
      changes: () => changes,
      go: (url: string) => window.location.assign(url),
      reload: () => window.location.reload(),
      back: () => window.history.back(),
      sleep: () => undefined,
      setOnline: (isOnline: boolean) =>
        window.dispatchEvent(new window.Event(isOnline ? 'online' : 'offline')),
      setSeen: (isNow: boolean) => {
        if (isSeen === isNow) return
        isSeen = isNow
        window.document.dispatchEvent(new window.Event('visibilitychange'))
      },
      close: () => window.close(),
      arrived: () => {
        Object.defineProperty(window.document, 'visibilityState', {
          get: () => (isSeen ? 'visible' : 'hidden'),
        })
        new window.MutationObserver((all) => {
          changes += 1
          for (const node of all.flatMap(({ addedNodes }) => Array.from(addedNodes)))
            if (node instanceof window.Element && node.matches('[role=alert].mantine-Notification-root'))
              told.push(node.textContent ?? '')
        }).observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true })
      },
    }
    tabs.push(tab)
    window.location.assign('/')
  }
  open()
  const player = playerOf({ tabs, open, device, queue, server, network, name: journey.as }, PATIENCE_MS)
  const breaches: string[] = []
  const walk = walkOf(player, journey, { heard: () => [], rows: () => 0 })
  await readMembers()
  await player.main().catch(() => undefined)
  await walk.quiet()

  /** The books, and the header beside the ledger: asked over the line here. */
  const money = async (): Promise<string | undefined> => {
    const { balanced, drift_cents } = await steer<Record<string, unknown>>(world, '/ledger')
    if (balanced !== true || drift_cents !== 0) return `the books: ${String(drift_cents)} cents off`
    const name = player.member()?.name
    for (const end = queue.now() + HEAL_MS; name; await sleep(500)) {
      const own = await steer<Member>(world, `/members/${name}`)
      const cents = own.autoTransfer ? own.venues.reduce((sum, one) => sum + one.cents, 0) : 0
      const said = shown({ player })
      if (said === undefined || Math.round(Number(said) * 100) === own.balance_cents + cents) return undefined
      if (queue.now() > end) return `the header says ${said}, the ledger ${own.balance_cents + cents}`
    }
    return undefined
  }
  const steps: string[] = []
  for (const at of journey.steps.keys()) {
    const { scene, way } = await walk.take(at)
    await readMembers()
    steps.push(way)
    const owed = await money()
    if (owed) breaches.push(`${at} money: ${owed}`)
    const isLast = at === journey.steps.length - 1
    for (const law of isLast ? [...LAWS, FRESH] : LAWS) {
      const words = OF_THE_SERVER.includes(law.name) ? undefined : await law.broken(scene)
      if (words !== undefined) breaches.push(`${at} ${law.name}: ${words}`)
    }
    if (breaches.length > 0) break
  }
  for (const tab of tabs) tab.close()
  return {
    steps,
    breaches,
    calls: network.calls
      .slice(0, 6)
      .map(({ at, path, status, answer }) => ({ at, path, status, answer: answer?.slice(0, 150) })),
  } as never
}
