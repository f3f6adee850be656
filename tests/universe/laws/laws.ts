import { fromCents } from '@app/contract/kit/cents'
import { isOrder } from '../faults/fault.ts'
import { BOTH } from './both.ts'
import type { Law, Scene } from './scene.ts'

const HEAL_MS = 30_000
const DEAD_MS = 10_000

/** The wallet of who is logged in, as the ledger has it and as the header is to say it. */
const owned = ({ player }: Scene): string | undefined => {
  const { wallet } = player.server.site()
  const member = player.member()
  if (!member) return undefined
  const { center } = wallet.balances(member.id)
  const venues = member.autoTransfer
    ? wallet.venueBalances(member.id).reduce((sum, { cents }) => sum + cents, 0)
    : 0
  return fromCents(center + venues)
}

/** Digits of the header's balance in the tab that is looked at; undefined where there is none, or it is hidden. */
const shown = ({ player }: Scene): string | undefined => {
  const [button] = player.all('button', /^(刷新余额|重新整理餘額|重新整理余额)$/)
  const words = button?.parentElement
    ?.querySelector('[role=img][aria-label], [role=status][aria-label]')
    ?.getAttribute('aria-label')
  return words && /\d/.test(words) ? words.replaceAll(/[^\d.]/g, '') : undefined
}

/** Of two things with the same label the later one: a form that was made anew. */
const still = ({ player }: Scene, element: HTMLInputElement): HTMLInputElement | undefined => {
  if (element.isConnected) return element
  const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent
  return name ? (player.all('textbox', name)[0] as HTMLInputElement | undefined) : undefined
}
const digits = (text: string): string => text.replaceAll(/[\s,]/g, '')

/** Calls that came to nothing: refused by the server, or lost. */
const failures = ({ calls }: Scene) => calls.filter(({ fate }) => fate !== 'through')

export const LAWS: readonly Law[] = [
  {
    name: 'books',
    broken: ({ player }) => {
      const found = player.server.site().books.check()
      return found.balanced && found.drift_cents === 0 ? undefined : JSON.stringify(found)
    },
  },
  {
    name: 'money',
    broken: async (scene) => {
      const agrees = () => {
        const [own, said] = [owned(scene), shown(scene)]
        return own === undefined || said === undefined || own === said
      }
      if (agrees()) return undefined
      await scene.player.queue.play(agrees, HEAL_MS)
      return agrees() ? undefined : `the header says ${shown(scene)}, the ledger ${owned(scene)}`
    },
  },
  {
    name: 'intent',
    broken: ({ ordered }) => {
      for (const [table, { most, found }] of Object.entries(ordered))
        if (found > most) return `${table}: ${found} where ${most} were wanted`
      return undefined
    },
  },
  {
    name: 'message',
    broken: (scene) => {
      const failed = failures(scene).length
      const once = new Set(scene.told.flat())
      // Each failure is said once, however many calls of the page it met; what comes by the line is said in each tab.
      const twice = scene.told
        .flatMap((inTab) => inTab.filter((words, at) => inTab.indexOf(words) !== at))
        .at(0)
      if (twice && failed <= 1 && scene.presses <= 1) return `said twice: ${twice}`
      const standing = scene.player.tab().window.document.querySelectorAll('.mantine-Notification-root')
      const now = Array.from(standing, (one) => one.textContent)
      if (new Set(now).size < now.length) return `stands twice: ${now.join(' / ')}`
      const [refused] = failures(scene).filter(({ fate }) => fate === 'refused')
      const isSilent = once.size === 0 && scene.player.picture() === scene.before
      return refused && isSilent && scene.presses > 0
        ? `${refused.path} ${refused.status}: nothing is said`
        : undefined
    },
  },
  {
    name: 'console',
    broken: ({ complaints }) => complaints[0],
  },
  {
    name: 'typed',
    broken: (scene) => {
      const failed = failures(scene).find(isOrder)
      if (!failed || failed.fate === 'lostAfter' || !scene.player.isMember()) return undefined
      for (const { element, label, value } of scene.player.typed) {
        const field = still(scene, element)
        if (field && field.value === '' && value !== '')
          return `${label}: ${digits(value)} is gone after ${failed.path}`
      }
      return undefined
    },
  },
  {
    name: 'button',
    broken: ({ player, missed }) => {
      const last = player.presses.at(-1)
      const isDead =
        last && missed && player.queue.now() - last.at >= DEAD_MS && player.picture() === last.before
      return isDead ? `${last.name}: nothing happened` : undefined
    },
  },
  {
    name: 'focus',
    broken: ({ player }) => {
      const { document } = player.tab().window
      const dialog = player.all('dialog').at(-1)
      if (!dialog || dialog.contains(document.activeElement)) return undefined
      return document.activeElement === document.body
        ? `${dialog.textContent?.slice(0, 60)} is open, and nothing has the focus`
        : undefined
    },
  },
  {
    name: 'recovery',
    broken: async ({ player }) => {
      const isThere = () => player.tab().window.document.querySelector('main') !== null
      await player.queue.play(isThere, HEAL_MS)
      return isThere() ? undefined : player.tab().window.document.body.textContent?.slice(-200)
    },
  },
  {
    name: 'privacy',
    broken: ({ player, others }) => {
      if (!player.isMember()) return undefined
      const text = player.tab().window.document.querySelector('header')?.textContent ?? ''
      const other = others.find((name) => text.includes(name))
      return other && `${player.member()?.name} reads of ${other}`
    },
  },
  ...BOTH,
]

/** At the end of a journey: what a fresh load of the same address shows is what the page has shown. */
export const FRESH: Law = {
  name: 'fresh',
  broken: async (scene) => {
    const { player, journey } = scene
    // What a page forgot because it could not read, it has again when it may.
    if (journey.steps.some(({ fault }) => fault?.kind === 'forbidden')) return undefined
    const look = () => {
      const { document } = player.tab().window
      const heads = Array.from(document.querySelectorAll('main h1'), (one) => one.textContent)
      const rows = document.querySelectorAll('main table tbody tr').length
      return JSON.stringify({ heads, rows })
    }
    const { pathname } = player.tab().window.location
    if (/^\/(game\/(sport|pg|dz)|activity|app|loading)/.test(pathname)) return undefined
    // What did not come is asked for again.
    if (failures(scene).length > 0) await player.wait(HEAL_MS)
    const before = look()
    player.tab().reload()
    await player.main().catch(() => undefined)
    await player.queue.play(() => look() === before && player.network.underWay() === 0, HEAL_MS)
    const after = look()
    return before === after ? undefined : `${pathname} showed ${before}, anew ${after}`
  },
}
