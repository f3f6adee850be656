import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Link, list, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { pageOf, PageRequest } from '../kit/page.ts'
import { Category } from '../venue/venueInfo.ts'

export const Game = z
  .object({
    gameCode: text(40),
    enName: text(20),
    venueName: text(40),
    name: text(60),
    category: Category,
    image: Link,
    hot: z.boolean(),
    isNew: z.boolean(),
    favourite: z.boolean(),
    hasPool: z.boolean(),
    rtp: z.number().min(0).max(100).nullable().meta({ description: '返还率（%）' }),
    lines: text(20),
    players: z.int().min(0),
    status: z.enum(['open', 'maintenance']),
    opens: z.enum(['game', 'lobby']).meta({ description: '进入后是游戏本身，还是场馆大厅' }),
    ownWindow: z.boolean().optional().meta({ description: '启动地址在新窗口打开，不嵌入站内' }),
    tags: list(text(12), 8),
  })
  .meta({ id: 'Game' })
export type Game = z.output<typeof Game>

/** The pool at updatedAt; it grows by perSecond until the next answer, so the client can count it up. */
export const BonusPool = z
  .object({
    gameCode: text(40),
    enName: text(20),
    name: text(60),
    amount: Yuan,
    perSecond: Yuan,
    updatedAt: Time,
    lastWin: z.object({ name: text(20), amount: Yuan, time: Time }).nullable(),
  })
  .meta({ id: 'BonusPool' })
export type BonusPool = z.output<typeof BonusPool>

/** collection: the member's favourites (UN-16). */
export const GameFilter = z
  .enum(['all', 'hot', 'new', 'collection', 'recent', 'pool'])
  .meta({ id: 'GameFilter' })
export type GameFilter = z.output<typeof GameFilter>

const gameKey = z.object({ enName: z.string().min(1).max(20), gameCode: z.string().min(1).max(40) })

export const game = {
  gameList: endpoint('POST', '/game/api/v1/venue/gameList', {
    summary: '游戏列表',
    auth: 'optional',
    request: PageRequest.extend({
      category: Category.optional(),
      enName: text(20).optional(),
      type: GameFilter.default('all'),
      tag: text(12).optional(),
      keyword: text(30).default(''),
    }),
    response: pageOf(Game).extend({ tags: list(text(12), 40) }),
    refusals: [],
    aliases: ['/game/api/v1/gameList'],
  }),
  getBonusPools: endpoint('POST', '/game/api/v1/venue/getBonusPools', {
    summary: '奖池',
    auth: 'optional',
    request: z.object({ enName: text(20).optional() }),
    response: list(BonusPool, 100),
    refusals: [],
    aliases: ['/game/api/v1/getBonusPools'],
  }),
  addCollection: endpoint('POST', '/game/api/v1/collection/addCollection', {
    summary: '收藏游戏',
    auth: 'member',
    request: gameKey,
    response: z.object({ favourite: z.literal(true) }),
    refusals: ['WARNING'],
    effect: 'write',
  }),
  removeCollection: endpoint('POST', '/game/api/v1/collection/removeCollection', {
    summary: '取消收藏游戏',
    auth: 'member',
    request: gameKey,
    response: z.object({ favourite: z.literal(false) }),
    refusals: [],
    aliases: ['/game/api/v1/removeCollection'],
    effect: 'write',
  }),
}
