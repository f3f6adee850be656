import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { PlayKind } from '@app/contract/play/play'
import type { Control } from '../control/control.ts'
import { siteOf } from '../site.ts'
import { lobby } from './lobby.ts'

const SPORT_PAGE = '/game/sport/crty'
/** Games that share a page. */
const PAGES: Record<PlayKind, string> = {
  slot: 'slot',
  dice: 'dice',
  baccarat: 'cards',
  dragon: 'cards',
  niuniu: 'cards',
  redblack: 'cards',
  thirteen: 'cards',
  tiles: 'cards',
  race: 'cards',
  landlord: 'cards',
  fish: 'fish',
  duel: 'duel',
  coupon: 'coupon',
  roulette: 'roulette',
  digits: 'balls',
  sides: 'balls',
  colours: 'balls',
}

/** `name` chooses the page's style and script; data attributes are all it knows before its first call. */
const page = (title: string, data: { code: string; game: string; name: string }, body: unknown) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b1120" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <title>${title}</title>
        <script src="/mock/games/keep.js" data-code="${data.code}"></script>
        <link rel="stylesheet" href="/mock/games/style/base.css" />
        <link rel="stylesheet" href="/mock/games/style/${data.name}.css" />
      </head>
      <body data-code="${data.code}" data-game="${data.game}" data-page="${data.name}">
        ${body}
        <noscript><p class="plain">游戏需要启用 JavaScript。</p></noscript>
        <script type="module" src="/mock/games/start.js"></script>
      </body>
    </html>`

/** Until the game is there. What shows when it doesn't come needs neither script nor style (base.css shows it late). */
const seating = (code: string) =>
  html`<div id="app">
    <p class="plain" role="status">正在入座…</p>
    <div class="late">
      <p>还没有载入，请检查网络后重试。</p>
      <p>
        <a class="button primary" href="" rel="noreferrer">重试</a>
        <a class="button" href="/mock/venue/${code}">返回大厅</a>
      </p>
    </div>
  </div>`

const missing = html`<!doctype html>
  <html lang="zh-CN">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <title>没有这个场馆</title>
      <link rel="stylesheet" href="/mock/page.css" />
    </head>
    <body>
      <main class="card">
        <p class="mark">演示环境 · 虚拟金额</p>
        <h1>没有这个场馆</h1>
        <p class="hint">地址可能已经失效。请返回站点，从场馆页面重新进入。</p>
        <p class="hint"><a href="/">返回站点首页</a></p>
      </main>
    </body>
  </html>`

/** /mock/venue/:code: what a launch opens – a game, or the venue's lobby. */
export const venuePage = (app: Hono, control: Control): void => {
  app.get('/mock/venue/:code', (c) => {
    const code = c.req.param('code')
    if (code.toUpperCase() === 'CRTY') return c.redirect(SPORT_PAGE)
    const world = control.world(c)
    const found = siteOf(world).play.lobby(code)
    if (!found) return c.html(missing, 404)
    const asked = c.req.query('game') ?? ''
    const { venue } = found
    const chosen = found.games.find(({ game }) => game.gameCode === asked)
    if (!chosen?.kind) {
      const title = `${venue.name} · ${world.settings.current().brandName}`
      return c.html(page(title, { code: venue.channelCode, game: '', name: 'lobby' }, lobby(found)))
    }
    const name = c.req.query('proof') === undefined ? PAGES[chosen.kind] : 'fair'
    const data = { code: venue.channelCode, game: asked, name }
    return c.html(page(`${chosen.game.name} · ${venue.name}`, data, seating(venue.channelCode)))
  })
}
