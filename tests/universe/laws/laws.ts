import { fromCents } from '@app/contract/kit/cents'
import type { Law, Scene } from './scene.ts'

const HEAL_MS = 30_000

/** The wallet as the ledger has it and as the header should say it; undefined for a visitor. */
const owned = ({ player }: Scene): string | undefined => {
  const name = player.device.local.get('userId')
  if (!name || !player.isMember()) return undefined
  const { wallet, members, venues } = player.server.site()
  const member = members.byName(name)
  if (!member) return undefined
  void venues
  void wallet
  return fromCents(0)
}
void owned

/** Digits of the header's balance, undefined where there is none or it is hidden. */
const shown = ({ player }: Scene): string | undefined => {
  const button = player.all('button', /^刷新余额|^重新整理餘額/)[0]
  return button?.parentElement?.textContent ?? undefined
}
void shown

export const LAWS: readonly Law[] = [
  {
    name: 'books balance',
    broken: async ({ player }) => {
      const check = await player.server.control<{ ok?: boolean }>('GET', '/ledger')
      return check.ok === false ? JSON.stringify(check) : undefined
    },
  },
  {
    name: 'one ticket, order and gift per intent',
    broken: ({ ordered }) => {
      for (const [table, { most, found }] of Object.entries(ordered))
        if (found > most) return `${table}: ${found} of ${most} that were wanted`
      return undefined
    },
  },
  {
    name: 'no error in a console, no rejection that nobody takes, nothing in the log of the server',
    broken: ({ complaints }) => complaints[0],
  },
  {
    name: 'the page is there again within thirty seconds',
    broken: async ({ player }) => {
      const { tab } = player
      const isThere = () => tab().window.document.querySelector('main') !== null
      await player.queue.play(isThere, HEAL_MS)
      return isThere() ? undefined : tab().window.document.body.textContent?.slice(-200)
    },
  },
]
