import { fromCents } from '@app/contract/kit/cents'
import { toSimplified, toTraditional } from '../../../mock-server/src/kit/traditional.ts'
import { isOrder } from '../faults/fault.ts'
import type { Call } from '../faults/network.ts'
import { BOTH } from './both.ts'
import { isForgetful, type Law, type Scene } from './scene.ts'

const HEAL_MS = 30_000
/** Until a page has asked what it has changed itself. */
const OWN_MS = 2_000
/** Without a line a page asks every thirty seconds, and then waits for the answer. */
const UNWIRED_MS = HEAL_MS + 5_000
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

/** Whether the page has heard of the last that happened to the member's money: its own order, or what was there before it was looked at. */
const isHeard = ({ player, calls, step, action, began }: Scene): boolean => {
  const { sqlite } = player.server.world().db
  const last = sqlite
    .prepare('select max(at) as at from movements where member_id = ?')
    .get(player.member()?.id ?? 0) as { at: number | null }
  const isSeen = action.name === 'secondTab' && (last.at ?? 0) < began
  return !step.fault && (isSeen || calls.some((call) => isOrder(call) && call.doneAt === last.at))
}

/** Digits of the header's balance in the tab that is looked at; undefined where there is none, or it is hidden. */
export const shown = ({ player }: Pick<Scene, 'player'>): string | undefined => {
  const [button] = player.all('button', /^(刷新余额|重新整理餘額|重新整理余额)$/)
  const amount = button?.parentElement?.querySelector('span:nth-of-type(2)')
  // On their way digits are drawn one by one, and their sum is a label.
  const words = amount?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? amount?.textContent
  return words && /\d/.test(words) ? words.replaceAll(/[^\d.]/g, '') : undefined
}

/** Of two things with the same label the later one: a form that was made anew. */
const still = ({ player }: Scene, element: HTMLInputElement): HTMLInputElement | undefined => {
  if (element.isConnected) return element
  const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent
  return name ? (player.all('textbox', name)[0] as HTMLInputElement | undefined) : undefined
}
const digits = (text: string): string => text.replaceAll(/[\s,]/g, '')

/** Where the site speaks for itself: what members wrote is theirs. */
const OWN_WORDS = 'nav, footer, main h1'
/** What a tab says in the language that the device has not chosen. */
const strange = ({ player: { device, tabs } }: Scene): string | undefined => {
  // Words of the mainland are Taiwan's words for something else: back each character goes by itself.
  const inMainland = (words: string) => Array.from(words, toSimplified).join('')
  const write = device.local.get('locale') === 'zh-TW' ? toTraditional : inMainland
  return tabs
    .flatMap(({ window: { document } }) => [
      document.title,
      ...Array.from(document.querySelectorAll(OWN_WORDS), ({ textContent }) => textContent),
    ])
    .find((words) => write(words) !== words)
}

/** Calls that came to nothing: refused by the server, or lost. */
const failures = ({ calls }: Scene) => calls.filter(({ fate }) => fate !== 'through')

/** After these nobody knows what the server did: the page asks, and a step later it is known. */
const UNSURE = ['SERVER_ERROR', 'BAD_GATEWAY', 'INVOCATION_ERROR', 'SYSTEM_BUSY', 'SYSTEM_ABNORMAL']
/** Money that follows its member home: nobody has pressed for it, and nobody hears of it. */
const isFollowing = ({ path }: Call, { action }: Scene): boolean =>
  path.endsWith('/venue/recycle') && action.name !== 'recycle'
/** A visitor's session can't expire: nothing is said. */
const isNobodys = ({ refusal, token }: Call): boolean => refusal === 'LOGIN_EXPIRED' && token === ''
/** Whether the page has to say this at once: of what may have been done it asks first, and who leaves hears nothing. */
const isNews = (call: Call, scene: Scene): boolean =>
  !UNSURE.includes(call.refusal ?? '') &&
  !call.path.endsWith('/user/logout') &&
  !isFollowing(call, scene) &&
  !isNobodys(call)

/** Numbers of orders and amounts, long enough to be somebody's, however many noughts are written after the point. */
const figuresIn = (text = ''): string[] =>
  (text.replaceAll(',', '').match(/\d[\d.]{4,}\d/g) ?? []).map((figure) => figure.replace(/\.0+$/, ''))

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
      const healMs = scene.journey.isUnwired ? UNWIRED_MS : HEAL_MS
      await scene.player.queue.play(agrees, isHeard(scene) ? OWN_MS : healMs)
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
      const mute = failures(scene).find(
        (call) => call.fate === 'refused' && isOrder(call) && call.isTold === false && isNews(call, scene),
      )
      // Said again while it stands it stays as it is, for longer.
      return mute && once.size === 0 && now.length === 0 && scene.presses > 0
        ? `${mute.path} ${mute.status}: nothing is said`
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
      const failed = failures(scene).find((call) => isOrder(call) && !isFollowing(call, scene))
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
      const member = player.member()
      if (!member) return undefined
      const { document } = player.tab().window
      const other = others.find((name) => document.querySelector('header')?.textContent.includes(name))
      if (other) return `${member.name} reads of ${other}`
      if (others.length === 0) return undefined
      const token = player.device.local.get('token')
      // What one types oneself is said back before the server has said it.
      const typed = player.typed.map(({ value }) => value)
      const told = { own: new Set(typed), theirs: new Set<string>() }
      for (const call of player.network.calls)
        for (const figure of figuresIn(call.answer))
          told[call.token === '' || call.token === token ? 'own' : 'theirs'].add(figure)
      const foreign = figuresIn(document.querySelector('main')?.textContent).find(
        (figure) => told.theirs.has(figure) && !told.own.has(figure),
      )
      return foreign && `${member.name} reads ${foreign}, which was another's`
    },
  },
  {
    name: 'language',
    broken: async (scene) => {
      if (isForgetful(scene) || strange(scene) === undefined) return undefined
      await scene.player.queue.play(() => strange(scene) === undefined, HEAL_MS)
      return strange(scene)
    },
  },
  ...BOTH,
]

/** At the end of a journey: what a fresh load of the same address shows is what the page has shown. */
export const FRESH: Law = {
  name: 'fresh',
  broken: async (scene) => {
    const { player, journey } = scene
    if (isForgetful(scene)) return undefined
    const look = () => {
      const { document } = player.tab().window
      const heads = Array.from(document.querySelectorAll('main h1'), (one) => one.textContent)
      const rows = document.querySelectorAll('main table tbody tr').length
      const span = document.querySelector('main fieldset :checked')?.closest('label')?.textContent
      return { heads: heads.join(), rows, span }
    }
    const { pathname } = player.tab().window.location
    if (/^\/(game\/(sport|pg|dz)|activity|app|loading)/.test(pathname)) return undefined
    const { queue, network } = player
    const isHealing = network.calls.some(({ fate, at }) => fate !== 'through' && queue.now() - at < HEAL_MS)
    // What did not come is asked for again.
    if (isHealing || journey.isUnwired) await player.wait(HEAL_MS)
    const before = look()
    /** Which span a list begins with depends on when it was opened. */
    const isSame = ({ heads, rows, span }: typeof before): boolean => {
      const isOther = span !== undefined && before.span !== undefined && span !== before.span
      return heads === before.heads && (rows === before.rows || isOther)
    }
    player.tab().reload()
    await player.main().catch(() => undefined)
    await player.queue.play(() => isSame(look()) && player.network.underWay() === 0, HEAL_MS)
    const after = look()
    return isSame(after)
      ? undefined
      : `${pathname} showed ${JSON.stringify(before)}, anew ${JSON.stringify(after)}`
  },
}
