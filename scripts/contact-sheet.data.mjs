import { BANNER_KINDS } from '../seeds/art/banner.ts'
import { GIFT_KINDS, PAYMENT_KINDS } from '../seeds/art/gift.ts'
import { defs } from '../seeds/art/brush/light.ts'
import { BAY, GOLD, HUES, ladder, RED, STEEL } from '../seeds/art/brush/palette.ts'
import * as cards from '../seeds/art/props/cards.ts'
import * as luck from '../seeds/art/props/luck.ts'
import * as sea from '../seeds/art/props/sea.ts'
import * as sport from '../seeds/art/props/sport.ts'
import * as table from '../seeds/art/props/table.ts'
import * as treasure from '../seeds/art/props/treasure.ts'
import { picture } from '../seeds/art/brush/picture.ts'
import { seeded } from '../seeds/art/brush/seeded.ts'
import { at } from '../seeds/art/brush/svg.ts'

const range = (count, make) => Array.from({ length: count }, (_, i) => make(i))

const inline = (drawn) => `<img src="data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}">`

const NAMES = {
  DZ: [
    '福满人间',
    '幸运七七',
    '龙珠传奇',
    '锦绣灯会',
    '宝石矿山',
    '招财',
    '荷塘月色',
    '金玉满堂',
    '秘典寻踪',
    '四叶草原',
  ],
  BY: ['深海猎场', '龙宫夺宝', '珊瑚湾', '巨鲸来袭', '海王捕鱼'],
  QP: ['斗地主', '二人麻将', '象棋对弈', '三张牌', '抢庄牛牛'],
  CP: ['澄湾快三', '幸运28', '极速赛车', '时时乐', '湾区六合'],
  ZR: ['旗舰百家乐', '轮盘', '骰宝', '龙虎', '极速百家乐'],
  DJ: ['峡谷争锋', '反恐前线', '远古守护', '王牌对决'],
  TY: ['虚拟足球', '篮球之夜', '网球公开赛', '排球', '棒球'],
}

const PROPS = () => [
  cards.card('A', 'spade'),
  cards.card('Q', 'heart'),
  cards.cardBack(BAY.deep, BAY.bright),
  cards.fan([cards.card('K', 'club'), cards.card('A', 'diamond'), cards.card('J', 'spade')], 18),
  table.chip(),
  table.stack(BAY, 4),
  table.die(5, 3, 1),
  table.wheel(),
  table.felt(0, 0, 140, 80, ladder(HUES.jade), ladder(HUES.amber)),
  treasure.coin(),
  treasure.ingot(),
  ...[0, 1, 2, 3].map((cut) => treasure.gem(ladder(HUES.violet), cut)),
  treasure.crown(),
  treasure.trophy(),
  treasure.giftBox(RED),
  treasure.redPacket(RED),
  treasure.chest(ladder(HUES.amber)),
  luck.seven(RED),
  luck.bell(),
  luck.cherry(RED),
  luck.clover(ladder(HUES.leaf)),
  luck.peach(ladder(HUES.rose)),
  luck.gourd(GOLD),
  luck.lantern(RED),
  luck.lotus(ladder(HUES.plum)),
  luck.drum(RED),
  luck.foldingFan(ladder(HUES.teal)),
  luck.pearl(ladder(HUES.sea)),
  luck.book(ladder(HUES.violet)),
  ...range(6, (i) =>
    sea.fish(
      seeded(`f${i}`),
      ladder(Object.values(HUES)[i * 2]),
      ladder(Object.values(HUES)[(i * 2 + 5) % 12]),
    ),
  ),
  sea.shark(STEEL),
  sea.turtle(ladder(HUES.leaf), ladder(HUES.amber)),
  sea.jelly(ladder(HUES.violet)),
  sea.octopus(ladder(HUES.coral)),
  sea.crab(RED),
  sea.ray(ladder(HUES.sea)),
  sea.whale(BAY),
  ...sport.BALLS.map(sport.ball),
  sport.numberBall(8, RED),
  sport.gamepad(STEEL, ladder(HUES.sea)),
  sport.headphones(STEEL, ladder(HUES.violet)),
  sport.sword(STEEL, GOLD),
  sport.emblem(BAY, GOLD),
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
  covers: {
    width: 1500,
    body: ({ image }) =>
      Object.entries(NAMES)
        .map(([category, names]) =>
          range(category === 'DZ' ? 18 : 9, (i) =>
            image(
              'cover',
              `${category}~game-${i}~${names[i % names.length]}`,
              'width:153px;border-radius:10px',
            ),
          ).join(''),
        )
        .join(''),
  },
  venues: {
    width: 1340,
    body: ({ image }) =>
      Object.keys(NAMES)
        .map((category) =>
          range(4, (i) => image('venue', `${category}~v${i}`, 'width:318px;border-radius:10px')).join(''),
        )
        .join(''),
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
