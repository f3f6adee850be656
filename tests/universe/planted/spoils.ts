import { STATUS } from '@app/contract/kit/status'
import type { Call } from '../faults/network.ts'
import type { Journey } from '../life/journey.ts'
import { EVENING } from '../life/journey.ts'
import { OUTCOME } from '../laws/both.ts'
import type { Player } from '../life/player.ts'

/** What breaks one law and nothing else, done before the laws look. */
export interface Spoil {
  /** The name of the law. */
  law: string
  steps?: Journey['steps']
  as?: string
  spoil(player: Player): unknown
}

const rows = (player: Player, text: string) => player.server.world().db.sqlite.prepare(text).run()
const page = (player: Player) => player.tab().window.document
const heard = (player: Player, call: Partial<Call>) =>
  player.network.calls.push({
    at: player.queue.now(),
    method: 'POST',
    path: '/game/api/v1/venue/recycle',
    body: '',
    requestId: 'planted',
    token: '',
    fate: 'through',
    ...call,
  })
const BOOKED = `insert into movements (at, member_id, verb, ref, note, own_cents)
  values (${EVENING + 1}, 1, 'bet', 'planted', '', 0)`
const IDLE = [{ act: 'edition', n: 1 }]
const toast = (player: Player, words: string) => {
  const one = page(player).createElement('div')
  one.className = 'mantine-Notification-root'
  one.textContent = words
  page(player).body.append(one)
}

/** Of each law one breach, so that none is a law that can't be broken. */
export const SPOILS: readonly Spoil[] = [
  {
    law: 'books',
    spoil: (player) => rows(player, 'update accounts set balance_cents = balance_cents + 1 where rowid = 3'),
  },
  {
    law: 'money',
    spoil: (player) => {
      const { members, wallet } = player.server.site()
      wallet.gift(members.byName(player.name)!.id, 100, 'planted', 'planted')
      player.network.isDown = true
    },
  },
  {
    law: 'intent',
    spoil: (player) => {
      rows(player, 'create temp table one as select * from deposits limit 1')
      rows(player, "update one set order_no = 'planted'")
      rows(player, 'insert into deposits select * from one')
    },
  },
  {
    law: 'message',
    spoil: (player) => {
      toast(player, '系统繁忙')
      toast(player, '系统繁忙')
    },
  },
  { law: 'console', spoil: (player) => player.tab().window.console.error('planted') },
  {
    law: 'typed',
    steps: [{ act: 'transfer', n: 1, fault: { kind: 'lostBefore', of: 'order', n: 1 } }],
    spoil: (player) => {
      for (const { element } of player.typed) element.value = ''
    },
  },
  {
    law: 'button',
    steps: [{ act: 'cashOut', n: 1 }],
    spoil: (player) => {
      player.presses.push({ name: 'planted', before: player.picture(), at: player.queue.now() - 60_000 })
    },
  },
  {
    law: 'focus',
    spoil: (player) => {
      const dialog = page(player).createElement('div')
      dialog.setAttribute('role', 'dialog')
      page(player).body.append(dialog)
      ;(page(player).activeElement as HTMLElement).blur()
    },
  },
  { law: 'recovery', spoil: (player) => page(player).querySelector('#root')!.remove() },
  {
    law: 'privacy',
    steps: [
      { act: 'logout', n: 1 },
      { act: 'register', n: 1 },
    ],
    spoil: (player) => page(player).querySelector('header')!.append(player.name),
  },
  { law: 'language', spoil: (player) => page(player).querySelector('footer')!.append('體育') },
  { law: 'understood', spoil: (player) => heard(player, { status: STATUS.ACCESS_DENIED.code }) },
  {
    law: 'once',
    spoil: (player) => {
      heard(player, { requestId: 'planted once' })
      heard(player, { requestId: 'planted twice' })
    },
  },
  {
    law: 'word',
    spoil: (player) => {
      heard(player, {
        path: OUTCOME,
        doneAt: 1,
        body: '{"requestId":"planted"}',
        answer: '{"state":"never"}',
      })
      heard(player, { doneAt: 2, status: STATUS.SUCCESS.code })
    },
  },
  { law: 'stays', spoil: (player) => player.device.local.delete('token') },
  {
    law: 'place',
    steps: [{ act: 'logout', n: 1 }],
    spoil: (player) => player.tab().window.history.pushState(null, '', '/mine/wallet'),
  },
  {
    law: 'due',
    spoil: (player) => rows(player, "insert into jobs (kind, due_at, payload) values ('planted', 1, '{}')"),
  },
  {
    law: 'booked',
    spoil: (player) => {
      for (let times = 0; times < 2; times += 1) rows(player, BOOKED)
    },
  },
  {
    law: 'fresh',
    steps: [{ act: 'visit', n: 4 }],
    spoil: (player) => page(player).querySelector('main h1')?.append('planted'),
  },
]

export const journeyOf = ({ law, steps = IDLE, as = 'vip5' }: Spoil): Journey => ({
  seed: `planted ${law}`,
  as,
  isIn: true,
  startMs: EVENING,
  isCalm: true,
  steps,
})
