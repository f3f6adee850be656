import { readFileSync } from 'node:fs'
import { BANNER_KINDS } from '../seeds/art/banner.ts'
import { GIFT_KINDS, PAYMENT_KINDS } from '../seeds/art/gift.ts'
import { MOTIFS } from '../seeds/art/motifs/motifs.data.ts'
import { defs } from '../seeds/art/brush/light.ts'
import { BAY, GOLD, HUES, ladder, RED, STEEL } from '../seeds/art/brush/palette.ts'
import * as cards from '../seeds/art/props/cards.ts'
import * as sport from '../seeds/art/props/sport.ts'
import * as table from '../seeds/art/props/table.ts'
import * as treasure from '../seeds/art/props/treasure.ts'
import { picture } from '../seeds/art/brush/picture.ts'
import { at } from '../seeds/art/brush/svg.ts'

const range = (count, make) => Array.from({ length: count }, (_, i) => make(i))

const inline = (drawn) => `<img src="data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}">`

const read = (name) =>
  JSON.parse(readFileSync(new URL(`../seeds/catalogue/${name}.json`, import.meta.url), 'utf8'))
const VENUES = read('venues')
const categoryOf = new Map(VENUES.map(({ enName, category }) => [enName, category]))
/** Every game of the catalogue, or of each category as many as fit a sheet. */
const games = (most) =>
  Map.groupBy(read('games'), ({ enName }) => categoryOf.get(enName))
    .entries()
    .flatMap(([category, list]) =>
      list.slice(0, most).map(({ gameCode, name }) => `${category}~${gameCode}~${name}`),
    )

const PROPS = () => [
  cards.card('A', 'spade'),
  cards.card('Q', 'heart'),
  table.chip(),
  table.stack(BAY, 4),
  table.die(5, 3, 1),
  table.wheel(),
  treasure.coin(),
  treasure.ingot(),
  ...[0, 1, 2, 3].map((cut) => treasure.gem(ladder(HUES.violet), cut)),
  treasure.crown(),
  treasure.trophy(),
  treasure.giftBox(RED),
  treasure.redPacket(RED),
  treasure.chest(ladder(HUES.amber)),
  ...sport.BALLS.map(sport.ball),
  sport.numberBall(8, RED),
  sport.gamepad(STEEL, ladder(HUES.sea)),
  sport.sword(STEEL, GOLD),
  sport.racket(RED),
]

/** What each contact sheet shows. */
export const SHEETS = {
  icons: {
    editions: ['light', 'dark'],
    width: 1100,
    zoom: 2,
    css: '.i{width:74px;text-align:center;font-size:10px}',
    body: ({ client: { html, Icon, ICONS } }) =>
      Object.keys(ICONS)
        .map(
          (name) =>
            `<div class=i>${html(Icon, { name, size: 32 })} ${html(Icon, { name, size: 18 })}<br>${name}</div>`,
        )
        .join(''),
  },
  brand: {
    editions: ['light', 'dark'],
    zoom: 2,
    width: 800,
    gap: 24,
    body: ({ client: { html, BrandSign, BrandWordmark } }) =>
      [16, 20, 24, 32, 48, 96, 240]
        .map((size) => html(BrandSign, { size }) + html(BrandSign, { size, mono: true }))
        .join('') +
      [28, 40, 64].map((size) => html(BrandWordmark, { size })).join('') +
      html(BrandWordmark, { mono: true, name: '澄灣' }),
  },
  crests: {
    editions: ['light', 'dark'],
    width: 1500,
    gap: 14,
    css: 'i{font-style:normal;font-size:10px;color:var(--text-3)}',
    body: ({ image }) =>
      range(80, (i) => image('crest', `team-${i}~${'海龙江河北辰'[i % 6]}`, 'width:96px')).join('') +
      range(80, (i) => image('crest', `team-${i}`, 'width:24px')).join(''),
  },
  props: {
    width: 1500,
    css: 'body{background:#39507c}',
    body: () =>
      PROPS()
        .map((prop) => inline(picture(150, 150, defs(sport.ballClip), at(75, 75, 1, prop))))
        .join(''),
  },
  motifs: {
    width: 1500,
    css: 'body{background:#16203c}',
    body: () =>
      Object.values(MOTIFS)
        .map(({ draw, hues }) =>
          inline(
            picture(
              180,
              180,
              `<path d="M0 0H180V180H0z" fill="${ladder(HUES[hues[0]]).deep}"/>`,
              at(90, 90, 1, draw()),
            ),
          ),
        )
        .join(''),
  },
  covers: {
    width: 1500,
    body: ({ image }) =>
      [...games(36)].map((key) => image('cover', key, 'width:153px;border-radius:10px')).join(''),
  },
  allCovers: {
    width: 1500,
    body: ({ image }) =>
      [...games()].map((key) => image('cover', key, 'width:174px;border-radius:10px')).join(''),
  },
  venues: {
    width: 1340,
    body: ({ image }) =>
      VENUES.map(({ category, enName, name }) =>
        image('venue', `${category}~${enName}~${name}`, 'width:318px;border-radius:10px'),
      ).join(''),
  },
  banners: {
    width: 1320,
    body: ({ image }) =>
      BANNER_KINDS.map((kind) => image('banner', kind, 'width:635px;border-radius:12px')).join(''),
  },
  people: {
    editions: ['light', 'dark'],
    width: 1400,
    body: ({ image }) =>
      range(40, (i) => image('avatar', String(i + 1), 'width:96px;border-radius:50%')).join('') +
      range(20, (i) => image('avatar', String(i + 1), 'width:32px;border-radius:50%')).join('') +
      range(26, (i) => image('league', `league-${i}`, 'width:80px')).join('') +
      range(20, (i) => image('league', `league-${i}`, 'width:24px')).join('') +
      GIFT_KINDS.map((kind) => image('gift', kind, 'width:104px')).join('') +
      PAYMENT_KINDS.map((kind) => image('pay', kind, 'width:64px')).join('') +
      PAYMENT_KINDS.map((kind) => image('pay', kind, 'width:28px')).join(''),
  },
  client: {
    editions: ['light', 'dark'],
    width: 1100,
    zoom: 2,
    body: ({ client: { html, EmptyArt, VipMetal } }) =>
      [64, 36, 20].map((size) => range(11, (level) => html(VipMetal, { level, size })).join('')).join('') +
      ['noData', 'noBets', 'noMessages', 'maintenance', 'offline', 'notFound', 'comingSoon']
        .map((variant) => html(EmptyArt, { variant, size: 200 }))
        .join(''),
  },
}
