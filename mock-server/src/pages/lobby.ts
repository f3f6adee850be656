import { html } from 'hono/html'
import { artPath } from '@app/seeds/art/draw'
import type { DuelCard, FishSetting } from '@app/contract/play/outcomes'
import type { Category } from '@app/contract/venue/categories'
import type { siteOf } from '../site.ts'

type Lobby = NonNullable<ReturnType<ReturnType<typeof siteOf>['play']['lobby']>>
type Played = Lobby['games'][number]

/** Games whose picture is what one chooses by; of all others it is the table. */
const BY_PICTURE: readonly (string | undefined)[] = ['slot', 'fish', undefined]
const TITLES: Partial<Record<Category, readonly [title: string, unit: string]>> = {
  ZR: ['选择牌桌', '桌'],
  QP: ['选择牌桌', '桌'],
  DJ: ['选择对阵', '场'],
  CP: ['选择彩种', '款'],
}
/** From so many on one looks for a name. */
const MANY = 12

/** As the halls say it: the least of the main bets. */
const returns = (rtp: string) =>
  `${Math.min(...(rtp.match(/[\d.]+/g) ?? []).map(Number)).toLocaleString('en', { minimumFractionDigits: 1 })}%`
const yuan = (text: string) => Number(text).toLocaleString('zh-CN')

/** What several games of a venue share: the end of a table's name, the lines of a slot. */
const typeOf = ({ game, kind }: Played): string =>
  kind === 'fish' ? '' : game.lines || (/(?:十三水|跑得快|.{2,3})$/.exec(game.name.slice(2))?.[0] ?? '')

const duel = (card: DuelCard) => {
  const [home, away] = card.sides
  const [first, second] = card.markets[0]!.picks
  return html`<span class="fixture">
    <span style="--hue:${home.hue}">${home.name}<b>${first!.odds}</b></span>
    <span style="--hue:${away.hue}">${away.name}<b>${second!.odds}</b></span>
  </span>`
}

const tile = ({ venue, least, most }: Lobby, played: Played) => {
  const { game, kind, rtp, rounds, opening, dealt, setting, card } = played
  const isTable = !BY_PICTURE.includes(kind)
  const told =
    kind === 'fish'
      ? `最高 ×${Math.max(...(setting as FishSetting).species.map(({ multiple }) => multiple))}`
      : game.lines
  const event = kind === 'duel' ? ` · ${(card as DuelCard).event} · 三局两胜` : ''
  return html`<li>
    <a
      class="tile ${isTable ? 'seat' : 'painted'}"
      href="/mock/venue/${venue.channelCode}?game=${encodeURIComponent(game.gameCode)}"
      data-name="${game.name}"
      data-type="${typeOf(played)}"
      ${rounds.length > 0 ? html`data-kind="${kind}" data-opening="${opening}" data-all="${dealt}" data-rounds="${JSON.stringify(rounds)}"` : ''}
    >
      <span class="pic"
        ><img
          src="${artPath('cover', venue.category, game.gameCode || venue.enName, game.name)}"
          alt=""
          loading="lazy"
          width="240"
          height="320"
      /></span>
      ${game.hot ? html`<span class="flag hot">热</span>` : game.isNew ? html`<span class="flag new">新</span>` : ''}
      <strong>${game.name}</strong>
      <span class="soft">${rtp ? `返还率 ${returns(rtp)}` : '立即入座'}</span>
      ${isTable ? '' : html`<span class="figures">${told}</span>`}
      ${isTable ? html`<span class="facts">${yuan(least)}–${yuan(most)} 元${event}</span>` : ''}
      ${kind === 'duel' ? duel(card as DuelCard) : ''}
    </a>
  </li>`
}

const find = html`<label class="find">
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M17.5 10.5a7 7 0 1 1-14 0a7 7 0 0 1 14 0zM15.7 15.7l4.8 4.8" />
  </svg>
  <input type="search" placeholder="搜索游戏" aria-label="搜索游戏" data-find />
</label>`

const filter = (types: string[]) =>
  html`<div class="types" role="group" aria-label="按玩法筛选" data-types>
    ${['', ...types].map(
      (type) =>
        html`<button type="button" aria-pressed="${String(type === '')}" data-type="${type}">
          ${type || '全部'}
        </button>`,
    )}
  </div>`

/** The hall of a venue: each table with what one chooses it by. */
export const lobby = (opened: Lobby) => {
  const { venue, games, least, most } = opened
  const shown = games.toSorted((a, b) => Number(b.game.hot) - Number(a.game.hot))
  const types = [...new Set(games.map(typeOf).filter(Boolean))].toSorted((a, b) =>
    a.localeCompare(b, 'zh-CN', { numeric: true }),
  )
  const [title, unit] = TITLES[venue.category] ?? ['可玩游戏', '款']
  const isDealt = games.some(({ rounds }) => rounds.length > 0)
  return html`<header class="bar">
      <span class="name"><b>${venue.name}</b></span>
      <span class="demo">演示环境</span>
    </header>
    <main class="lobby">
      <section class="hero" aria-labelledby="title">
        <img src="${artPath('venue', venue.category, venue.enName, venue.name)}" alt="" />
        <div>
          <h1 id="title">${venue.name}</h1>
          <p>${venue.tagline}</p>
          <p class="facts">单局 ${yuan(least)}–${yuan(most)} 元 · 随到随开</p>
        </div>
      </section>
      <p class="notice" role="status" data-notice hidden></p>
      <div class="row">
        <h2>
          ${title} <span class="soft"><span data-count>${shown.length}</span> ${unit}</span>
        </h2>
        ${shown.length > MANY ? find : ''} ${types.length > 1 ? filter(types) : ''}
      </div>
      ${isDealt ? html`<p class="soft">牌路为本桌今日各局，每日开台先有若干局示例，无人下注。</p>` : ''}
      <ul class="tiles">
        ${shown.map((each) => tile(opened, each))}
      </ul>
      <p class="plain" data-none hidden>没有找到游戏，换个名字试试。</p>
      ${isDealt ? html`<p class="soft foot">返还率取主注中最低的一项，边注见桌内。</p>` : ''}
    </main>`
}
