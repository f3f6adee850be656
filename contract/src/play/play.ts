import { z } from 'zod'
import { Id, list, text, Time } from '../kit/fields.ts'
import { AmountInput, Yuan } from '../kit/money.ts'
import { CATEGORIES } from '../venue/categories.ts'

/** What a launched page talks to the mock with: no part of the documented API, same origin only. */
export const PLAY_KINDS = [
  'slot',
  'dice',
  'baccarat',
  'dragon',
  'fish',
  'niuniu',
  'redblack',
  'thirteen',
  'tiles',
  'race',
  'landlord',
  'duel',
  'coupon',
  'roulette',
  'digits',
  'sides',
  'colours',
] as const
export type PlayKind = (typeof PLAY_KINDS)[number]

/** Opened by a launch, carried in the fragment of the page's address. */
export const PlayToken = z.string().regex(/^[0-9a-f]{48}$/)
/** Made by the page: the same round sent twice is played once. */
const RoundId = z.string().regex(/^[\w-]{8,40}$/)

export const PlayPageRequest = z.object({ token: PlayToken, gameCode: text(40).default('') })
export const PlayStateRequest = PlayPageRequest.extend({
  lost: RoundId.optional().meta({ description: '没有等到答复的那一局；此前没有送达的，从此不再受理' }),
})

const MOST_SPOTS = 60
const MOST_HITS = 12
/** As many rounds of a table as its road shows. */
export const ROAD_ROUNDS = 160
const CARD_NUMBERS = 1_000_000
export const MATCHES_OF_COUPON = 3

/** Stakes on the spots of a table. */
const Spread = z.object({
  kind: z.literal('spread'),
  bets: list(z.object({ on: text(12), stake: AmountInput }), MOST_SPOTS).min(1),
})
const Spin = z.object({ kind: z.literal('slot'), stake: AmountInput })
/** Hits of one volley; each costs one shot of the cannon. */
const Volley = z.object({
  kind: z.literal('fish'),
  cannon: AmountInput,
  hits: list(text(12), MOST_HITS).min(1),
})
/** `card` is the number of the card that was shown: the same number is the same fixtures and odds. */
const Duel = z.object({
  kind: z.literal('duel'),
  card: z.int().min(0).max(CARD_NUMBERS),
  on: text(12),
  stake: AmountInput,
})
const Coupon = z.object({
  kind: z.literal('coupon'),
  card: z.int().min(0).max(CARD_NUMBERS),
  picks: z.array(z.enum(['1', 'X', '2', ''])).length(MATCHES_OF_COUPON),
  stake: AmountInput,
})
export const PlayBet = z.discriminatedUnion('kind', [Spin, Spread, Volley, Duel, Coupon])
export type PlayBet = z.output<typeof PlayBet>
export type BetOf<K extends PlayBet['kind']> = Extract<PlayBet, { kind: K }>

export const PlayBetRequest = z.object({
  token: PlayToken,
  gameCode: text(40).default(''),
  roundId: RoundId,
  bet: PlayBet,
})
export type PlayBetRequest = z.output<typeof PlayBetRequest>

/** Another card of a duel or a coupon. */
export const PlayCardRequest = z.object({
  token: PlayToken,
  gameCode: text(40).default(''),
  card: z.int().min(0).max(CARD_NUMBERS),
})

/** Tells the server's seed in use and begins another pair, with the player's own seed if there is one. */
export const PlayRotateRequest = PlayPageRequest.extend({
  clientSeed: z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .default(''),
})
const SeedPair = z.object({
  number: z.int().min(1),
  hash: text(64).meta({ description: '服务器种子的 SHA-256' }),
  clientSeed: text(64),
  nonce: z.int().min(0).meta({ description: '已用局数' }),
})
export const PlaySeeds = SeedPair.extend({
  revealed: list(SeedPair.extend({ serverSeed: text(64) }), 12),
})
export type PlaySeeds = z.output<typeof PlaySeeds>

export const PlayRoundRequest = PlayPageRequest.extend({ roundId: RoundId })

/** A round as the page's history shows it. `outcome` is what the game drew, in its own shape (see outcomes.ts). */
/** What one shot hit, and brought. */
const PlayShot = z.object({ fish: text(12), cannon: Yuan, prize: Yuan })
export type PlayShot = z.output<typeof PlayShot>

export const PlayRound = z.object({
  ticket: Id,
  roundId: RoundId,
  at: Time,
  stake: Yuan,
  payout: Yuan,
  win: Yuan.meta({ description: '输赢，亏损为负' }),
  lines: list(text(120), 30),
  result: text(60),
  seed: z.int().min(1).meta({ description: '用哪一对种子' }),
  nonce: z.int().min(0).meta({ description: '该对种子的第几局，从 0 起' }),
  shots: list(PlayShot, MOST_HITS)
    .optional()
    .meta({ description: '捕鱼的一局：按先后，每发打中什么、得多少' }),
})
export type PlayRound = z.output<typeof PlayRound>

export const PlayState = z.object({
  venue: z.object({ channelCode: text(20), name: text(40), category: z.enum(CATEGORIES) }),
  game: z.object({ gameCode: text(40), name: text(60), kind: z.enum(PLAY_KINDS) }).nullable(),
  balance: Yuan,
  shortText: text(80).meta({ description: '余额不足时的提示' }),
  minStake: Yuan,
  maxStake: Yuan.meta({ description: '单局总限额' }),
  chips: list(Yuan, 8),
  rtp: text(40).meta({ description: '理论返还率' }),
  rules: list(text(200), 20),
  setting: z.unknown(),
  rounds: list(PlayRound, 30),
  road: list(list(text(12), MOST_SPOTS), ROAD_ROUNDS).meta({
    description: '本桌今日各局（开台模拟局与所有人打过的牌局）各中了哪些注项，最早的在前；没有牌路的游戏为空',
  }),
  results: list(text(60), 30).meta({ description: '本桌今日最近各局的结果，最早的在前' }),
  opening: z.int().min(0).meta({ description: '今日开台模拟局的局数，无人下注' }),
  dealt: z.int().min(0).meta({ description: '本桌今日已开的局数，开台模拟局在内' }),
  card: z.int().min(0).max(CARD_NUMBERS).meta({ description: '桌上摆着的第一张赛单' }),
  paceMs: z.int().min(0).meta({ description: '从一局按下到下一局可按下的最短毫秒数' }),
  lost: PlayRound.nullable().optional().meta({ description: '所问的那一局；没有送达、也不会再受理的为空' }),
  session: z.object({
    since: Time.meta({ description: '本次开始的时间' }),
    net: Yuan.meta({ description: '本次输赢，亏损为负' }),
  }),
  expireAt: Time,
  now: Time,
})
/** `setting` is the game's own: see outcomes.ts. */
export type PlayState = z.output<typeof PlayState>

export interface PlayAnswer extends PlayRound {
  balance: string
  outcome: unknown
}
/** `data` of a refusal: what the page can do about it. */
export interface PlayRefusal {
  reason: 'balance' | 'limit' | 'rest' | 'expired' | 'maintenance' | 'bet'
}

/** A round with all that its outcome is counted of again. */
export interface PlayProof extends PlayRound {
  kind: PlayKind
  rtp: string
  bet: PlayBet
  setting: unknown
  /** The card that was shown, of games that deal cards of fixtures. */
  card: unknown
  outcome: unknown
}
