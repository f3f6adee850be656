import type { Hono } from 'hono'
import { html } from 'hono/html'
import { toBase64url } from '@app/contract/kit/base64url'
import { ownPath } from '@app/contract/rules/ownPath'
import { WORLD_COOKIE } from '../kit/address.ts'
import { cardPage } from './card.ts'
import { MINUTE, type TimeSource } from '../world/clock.ts'

/** Who a browser is to be, nobody without a token, and where it goes on. */
export interface Entry {
  token?: string | undefined
  userId?: string | number | undefined
  /** For a browser that keeps no cookies. */
  world?: string | undefined
  /** Only the world is another one: whoever is signed in stays so. */
  stays?: boolean | undefined
  next: string
}

export interface Entrance {
  /** The address that lets a browser in once: nobody comes in by a token of their own choice. */
  addressFor(entry: Entry): string
  find(ticket: string): Entry | undefined
}

const PATH = '/__mock/enter'
const TICKET_BYTES = 18
const TICKET_LIFE = MINUTE
const MOST_TICKETS = 1_000

/** Tickets by which ?__as= and ?__scene= hand a session over to the browser that asked for it. */
export const openEntrance = (time: TimeSource): Entrance => {
  const waiting = new Map<string, Entry & { until: number }>()
  return {
    addressFor: (entry) => {
      const ticket = toBase64url(crypto.getRandomValues(new Uint8Array(TICKET_BYTES)))
      waiting.set(ticket, { ...entry, next: ownPath(entry.next) ?? '/', until: time() + TICKET_LIFE })
      for (const [old, { until }] of waiting)
        if (until <= time() || waiting.size > MOST_TICKETS) waiting.delete(old)
      return `${PATH}?ticket=${ticket}`
    },
    find: (ticket) => {
      const found = waiting.get(ticket)
      return found && found.until > time() ? found : undefined
    },
  }
}

const SCRIPT = `'use strict'
const { token, userId, world, stays, next } = document.currentScript.dataset
const kept = {}
const put = (name, value) => {
  try {
    if (value) localStorage.setItem(name, value)
    else localStorage.removeItem(name)
  } catch {
    if (value) kept[name] = value
  }
}
const hasCookie = () => {
  try {
    return document.cookie.split('; ').includes('${WORLD_COOKIE}=' + world)
  } catch {
    return false
  }
}
if (!stays) {
  for (const name of ['jwtToken', 'crtyData', 'egameUrl', 'sportSlip', 'ownRest']) put(name, '')
  put('token', token)
  put('userId', userId)
}
put('mockWorld', hasCookie() ? '' : world)
const target = location.pathname.split('/__mock/')[0] + next + location.hash
if (Object.keys(kept).length === 0) location.replace(target)
else {
  // No storage: the client takes it from its own entry of this tab's history (lib/storage.ts).
  history.replaceState({ kept }, '', target)
  location.reload()
}
`

const entering = ({ token = '', userId = '', world = '', stays = false, next }: Entry) =>
  cardPage(
    '正在进入…',
    html`<p>正在进入…</p>
      <script
        src="/__mock/enter.js"
        data-token="${token}"
        data-user-id="${userId}"
        data-world="${world}"
        data-stays="${stays ? '1' : ''}"
        data-next="${next}"
      ></script>`,
  )

const tooLate = cardPage(
  '此入口已失效',
  html`<h1>此入口已失效</h1>
    <p class="hint">进入的地址只在打开后的一分钟内有效。请重新打开带 ?__as= 或 ?__scene= 的地址。</p>
    <p class="hint"><a href="/">返回站点首页</a></p>`,
)

/** Signs the browser in as a ticket says, then goes on. */
export const enterPage = (app: Hono, entrance: Entrance): void => {
  app.get(PATH, (c) => {
    const entry = entrance.find(c.req.query('ticket') ?? '')
    c.header('cache-control', 'no-store')
    return entry ? c.html(entering(entry)) : c.html(tooLate, 410)
  })
  app.get(`${PATH}.js`, (c) =>
    c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
}
