import { createRequire } from 'node:module'
import { chanceOf, type Chance } from '../chance/chance.ts'
import type { Device } from '../page/device.ts'
import type { Tab } from '../page/tab.ts'
import type { Queue } from '../time/queue.ts'
import type { Network } from '../faults/network.ts'
import type { Server } from './server.ts'

const require = createRequire(import.meta.url)
/** Named as the tests of the screens name things: by what their library reckons names with. */
const { computeAccessibleName } = createRequire(require.resolve('@testing-library/dom'))(
  'dom-accessibility-api',
) as { computeAccessibleName: (element: Element) => string }

/** What was looked for isn't there: this member can't do that now. */
export class NotThere extends Error {}

const ROLES = {
  button: 'button, [role=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  switch: '[role=switch]',
  menuitem: '[role=menuitem]',
  textbox: 'input, textarea',
  article: 'article',
  dialog: '[role=dialog]',
  complementary: 'aside, [role=complementary]',
} as const
type Role = keyof typeof ROLES
type Name = string | RegExp

const LOOK_MS = 50
const PATIENCE_MS = 12_000

const fits = (own: string, name: Name): boolean => (typeof name === 'string' ? own === name : name.test(own))
/** What says its own words is named by them: reckoning names by the book takes long where a board has a thousand. */
const isNamed = (element: Element, name: Name): boolean => {
  const said = element.getAttribute('aria-label')
  if (said !== null) return fits(said, name)
  const isPlain = !element.matches('input, textarea, [aria-labelledby], [role=switch], [role=dialog]')
  if (!isPlain) return fits(computeAccessibleName(element), name)
  const words = (element.textContent ?? '').trim()
  if (!(typeof name === 'string' ? words.includes(name) : name.test(words))) return false
  return fits(computeAccessibleName(element), name)
}
/** Told to nobody; where styles are known, by them too. */
const isOut = (element: Element): boolean =>
  element.closest('[aria-hidden=true], [inert]') !== null || element.checkVisibility?.() === false

/** Whoever sits before the tabs: finds things by their roles and names, waits as a person does, and presses. */
export interface Player {
  tab(): Tab
  tabs: Tab[]
  at: number
  /** Another tab of the device, at home. */
  open(): void
  device: Device
  queue: Queue
  server: Server
  network: Network
  chance: Chance
  /** The member of the cast who plays, and the one who was here before on this device. */
  name: string
  wait(ms: number): Promise<void>
  /** Until `look` finds something. */
  until<T>(look: () => T | undefined, what?: unknown, mostMs?: number): Promise<T>
  all(role: Role, name?: Name, within?: ParentNode): HTMLElement[]
  find(role: Role, name?: Name, within?: ParentNode): Promise<HTMLElement>
  dialog(name: Name): Promise<HTMLElement>
  main(): Promise<HTMLElement>
  press(element: HTMLElement): void
  pressNamed(name: Name, within?: ParentNode, which?: 'first' | 'last'): Promise<void>
  /** Of three presses one is a double click, as hands do it that are used to another machine. */
  pressHastily(name: Name, within?: ParentNode): Promise<void>
  type(label: Name, value: string, within?: ParentNode): Promise<void>
  go(path: string): Promise<void>
  isMember(): boolean
  /** Who is logged in on the device. */
  member(): { id: number; name: string; autoTransfer: boolean } | undefined
  /** What was typed into which field since the last step began. */
  typed: { element: HTMLInputElement; label: string; value: string }[]
  /** Presses of this step: what changed by each. */
  presses: { name: string; before: string; at: number }[]
  /** What hands did, as lines of a test in a browser. */
  script: string[]
  /** What the page looks like, for whoever asks whether anything has changed. */
  picture(): string
}

const spelled = (name: Name): string => (typeof name === 'string' ? `'${name}'` : String(name))
const pressed = (element: Element, name: string): string => {
  const role = (Object.keys(ROLES) as Role[]).find((one) => element.matches(ROLES[one])) ?? 'button'
  return `await page.getByRole('${role}', { name: ${JSON.stringify(name)} }).first().click()`
}

export const playerOf = (
  parts: Pick<Player, 'tabs' | 'open' | 'device' | 'queue' | 'server' | 'network' | 'name'>,
  patienceMs = PATIENCE_MS,
): Player => {
  const { queue, network, device } = parts
  /** None before a page has begun. */
  const body = () => player.tab().window.document.body as HTMLElement | null
  /** Not of a page that has gone meanwhile. */
  const isHere = (place: ParentNode) =>
    place.isConnected && (place.ownerDocument ?? place) === player.tab().window.document
  /** What stands beside the page itself: each dialog does, and there it is looked for without walking through a board. */
  const beside = () => Array.from(body()?.children ?? []).filter(({ id }) => id !== 'root')
  /** The notice of the day comes when it comes, and everybody puts it aside first. */
  const putNoticeAside = () => {
    const notice = beside()
      .flatMap((one) => Array.from(one.querySelectorAll<HTMLElement>('[role=dialog] button')))
      .find(({ textContent }) => textContent === '我知道了')
    if (notice) player.press(notice)
  }
  let pressedLast: HTMLElement | undefined
  const player: Player = {
    ...parts,
    at: 0,
    chance: chanceOf('0'),
    typed: [],
    presses: [],
    script: [],
    tab: () => player.tabs[player.at]!,
    wait: async (ms) => void (await queue.play(() => false, ms)),
    until: async (look, what = look, mostMs = patienceMs) => {
      const end = queue.now() + mostMs
      const mark = () =>
        `${player.tab().changes()} ${network.calls.length} ${network.underWay()} ${device.local.size}`
      for (let seen = ''; ;) {
        const isOver = queue.now() >= end
        const isNew = seen !== mark()
        if (isNew) putNoticeAside()
        const found = isNew || isOver ? look() : undefined
        if (found !== undefined) return found
        if (isOver) throw new NotThere(String(what))
        seen = mark()
        await player.wait(LOOK_MS)
      }
    },
    all: (role, name, place = player.tab().window.document) => {
      const within = isHere(place) ? place : player.tab().window.document
      // What lies behind a dialog is out of reach.
      const onTop = beside()
        .flatMap((one) => Array.from(one.querySelectorAll('[aria-modal=true]')))
        .at(-1)
      const from = onTop && within.contains(onTop) ? onTop.parentElement! : within
      return Array.from(from.querySelectorAll<HTMLElement>(ROLES[role])).filter(
        (one) => onTop?.contains(one) !== false && (name === undefined || isNamed(one, name)) && !isOut(one),
      )
    },
    find: (role, name, within) =>
      player.until(() => player.all(role, name, within)[0], `${role} ${String(name)}`),
    dialog: (name) => player.find('dialog', name),
    main: () =>
      player.until(() => player.tab().window.document.querySelector<HTMLElement>('main') ?? undefined),
    press: (element) => {
      pressedLast = element
      const name = computeAccessibleName(element)
      player.script.push(pressed(element, name))
      player.presses.push({ name: name.slice(0, 40), before: player.picture(), at: queue.now() })
      element.focus()
      element.click()
    },
    pressNamed: async (name, within, which = 'first') => {
      const button = await player.until(
        () => {
          const found = player.all('button', name, within).at(which === 'first' ? 0 : -1) as
            | HTMLButtonElement
            | undefined
          return found && !found.disabled && !found.hasAttribute('data-loading') ? found : undefined
        },
        `button ${String(name)}`,
      )
      player.press(button)
    },
    pressHastily: async (name, within) => {
      await player.pressNamed(name, within)
      if (player.chance.below(3) === 0) player.press(pressedLast!)
    },
    type: async (label, value, within) => {
      const field = (await player.find('textbox', label, within)) as HTMLInputElement
      player.script.push(
        `await page.getByRole('textbox', { name: ${spelled(label)} }).first().fill('${value}')`,
      )
      const { window } = player.tab()
      const type =
        field instanceof window.HTMLTextAreaElement ? window.HTMLTextAreaElement : window.HTMLInputElement
      field.focus()
      // As React hears it: by the element's own setter, not by the one that React watches.
      Object.getOwnPropertyDescriptor(type.prototype, 'value')!.set!.call(field, value)
      field.dispatchEvent(new window.Event('input', { bubbles: true }))
      player.typed.push({ element: field, label: String(label), value: field.value })
      await player.wait(20)
    },
    go: async (path) => {
      const link = player.all('link').find((one) => one.getAttribute('href') === path)
      if (link) player.press(link)
      else {
        player.script.push(`await page.goto('${path}')`)
        player.tab().go(path)
      }
      await player
        .until(
          () => (player.tab().window.location.pathname === path.split('?')[0] ? true : undefined),
          path,
          3_000,
        )
        .catch(() => undefined)
      await player.main()
    },
    isMember: () => device.local.has('token'),
    member: () =>
      player.isMember() ? player.server.site().members.byId(Number(device.local.get('userId'))) : undefined,
    picture: () => {
      const { document, location } = player.tab().window
      const fields = Array.from(
        document.querySelectorAll<HTMLInputElement>('input'),
        (one) => `${one.value}${one.checked}`,
      )
      return `${location.href} ${network.calls.length} ${body()?.innerHTML.length} ${body()?.textContent} ${fields.join()}`
    },
  }
  return player
}
